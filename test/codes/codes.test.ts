import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {decodeGame, encodeGame, markAnswers, sizeOfCode, type CodedGame} from '../../source/codes/code.js';
import {checkSymbols, readSymbols, writeSymbols} from '../../source/codes/symbols.js';
import {addDays, firstDay} from '../../source/daily/index.js';
import {isPrintable} from '../../source/dictionaries/printable.js';
import {choosers, guessers, languages, type Language} from '../../source/engine/index.js';
import {hideWord} from '../../source/store/index.js';

const alphabet = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

const evil: CodedGame = {
	game: 'hangman',
	settings: {language: 'en', chooser: 'evil', guesser: 'you', length: 6, budget: 8, seed: '4f2a'},
	digest: '5f3e09a',
	moves: 'eaiostrnlucd',
	answers: 700,
};

const digest = fc.nat(2 ** 28 - 1).map(number => number.toString(16).padStart(7, '0'));
const seed = fc.oneof(
	fc.integer({min: 0, max: 0xff_ff}).map(value => value.toString(16).padStart(4, '0')),
	fc.constantFrom(
		'4f2a-2',
		'4f2a-31',
		'4f2a-03',
		'4f2a-',
		'',
		'ABCD',
		'xx4f2a',
		'4f2a-12x',
		'4f2a-1234567890',
	),
	fc.string({unit: 'grapheme', maxLength: 20}).filter(isPrintable),
);
const languageCodes: readonly Language[] = ['en', 'de', 'es', 'fr', 'nl', 'pl', 'pt', 'ru'];

/** Letters of a language, and marks. */
const movesOf = (language: Language, marks: readonly string[], maxLength = 40) =>
	fc
		.array(fc.constantFrom(...languages[language].letters, ...marks), {maxLength})
		.map(moves => moves.join(''));

const answers = fc.nat(1023);
const count = fc.integer({min: 1, max: 1000});

const hangmanIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('hangman' as const),
		settings: fc.record({
			language: fc.constant(language),
			chooser: fc.constantFrom('random', 'evil', 'cunning', 'perfect'),
			guesser: fc.constantFrom('you', 'naive', 'pattern', 'paga', 'expert', 'perfect'),
			length: count,
			budget: count,
			seed,
			secret: fc.option(
				movesOf(language, [], 30)
					.filter(word => word !== '')
					.map(hideWord),
				{nil: undefined},
			),
		}),
		digest,
		moves: movesOf(language, ['?']),
		answers,
	});

const printedText = fc.string({unit: 'grapheme', maxLength: 20}).filter(isPrintable);

/** Hangman with programs, which have names, answer in numbers and may break it off. */
const programIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc
		.tuple(
			hangmanIn(language),
			fc.record({
				chooser: fc.option(printedText),
				guesser: fc.option(printedText),
				broken: fc.option(printedText),
			}),
		)
		.map(([game, {chooser, guesser, broken}]) => ({
			...game,
			settings: {
				...game.settings,
				...(chooser !== null && {chooser: `program:${chooser}`}),
				...(guesser !== null && {guesser: `program:${guesser}`}),
			},
			moves: `${game.moves}${chooser === null ? '' : '0'}${broken === null ? '' : `#chooser ${broken}`}`,
		}));

const ghostIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('ghost' as const),
		settings: fc.record({
			language: fc.constant(language),
			variant: fc.constantFrom('ghost', 'superghost'),
			rule: fc.constantFrom('instant', 'challenge'),
			player: fc.constantFrom('you', 'perfect', 'stubborn', 'careless', 'random'),
			opponent: fc.constantFrom('perfect', 'stubborn', 'careless', 'random', 'human'),
			first: fc.constantFrom('you', 'computer'),
			minLength: count,
			isMatch: fc.boolean(),
			seed,
		}),
		digest,
		moves: movesOf(language, ['<', '!', '=', '.']),
		answers: fc.constant(0),
	});

/** Ghost with several players or names, as the first kind of code can't write it. */
const partyIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc
		.tuple(ghostIn(language), printedText, fc.array(tablePlayer, {minLength: 2, maxLength: 5}))
		.map(([game, names, opponents]): CodedGame => ({
			...game,
			settings: {...game.settings, opponent: opponents.join(','), names: names === '' ? undefined : names},
		}));

const tablePlayer = fc.constantFrom('perfect', 'stubborn', 'careless', 'random', 'human', 'elsewhere');

const friendIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('hangman' as const),
		settings: fc.record({
			language: fc.constant(language),
			length: count,
			budget: count,
			secret: movesOf(language, [], 30).filter(Boolean).map(hideWord),
			from: fc.option(printedText.filter(Boolean), {nil: undefined}),
			chooser: fc.constant('random'),
			guesser: fc.constant('you'),
			seed: fc.constant('friend'),
			forAFriend: fc.constant(true),
		}),
		digest,
		moves: movesOf(language, ['?']),
		answers,
	});

const daily: fc.Arbitrary<CodedGame> = fc.record({
	game: fc.constant('daily' as const),
	settings: fc.record({day: fc.integer({min: 0, max: 3600}).map(days => addDays(firstDay, days))}),
	digest,
	moves: movesOf('en', ['?']),
	answers,
});

const language = fc.constantFrom(...languageCodes);

const anyGame: fc.Arbitrary<CodedGame> = fc.oneof(
	...[hangmanIn, programIn, ghostIn, partyIn, friendIn].map(kind => language.chain(kind)),
	daily,
);

const ghost: CodedGame = {
	game: 'ghost',
	settings: {
		language: 'de',
		variant: 'spook',
		rule: 'challenge',
		player: 'you',
		opponent: 'careless',
		first: 'computer',
		minLength: 4,
		isMatch: true,
		seed: 'ABCD',
	},
	digest: '0f3e09a',
	moves: 'ä?b!',
	answers: 0,
};
const party = {...ghost, settings: {...ghost.settings, opponent: 'elsewhere,human', names: 'Ann,Żaneta'}};
const friend: CodedGame = {
	game: 'hangman',
	settings: {
		language: 'en',
		length: 9,
		budget: 8,
		secret: hideWord('marmalade'),
		from: 'Ann',
		chooser: 'random',
		guesser: 'you',
		seed: 'friend',
		forAFriend: true,
	},
	digest: '5f3e09a',
	moves: 'ea?',
	answers: 3,
};
const day: CodedGame = {
	game: 'daily',
	settings: {day: '2026-11-22'},
	digest: '5f3e09a',
	moves: 'ea?',
	answers: 3,
};

/** The code of a game that has one. */
function codeOf(game: CodedGame): string {
	const code = encodeGame(game);
	if (code === undefined) throw new Error('It has no code');
	return code;
}

describe('codes', () => {
	test('a game of twelve letters takes 43 characters', () => {
		expect(codeOf(evil)).toHaveLength(43);
	});

	test('looks at the families are left out: a helped game has no longer code', () => {
		const looked = {...evil, moves: Array.from(evil.moves).join('*')};
		expect(codeOf(looked)).toBe(codeOf(evil));
	});

	test.each([
		['Hangman', evil, '11B00106800KSA0002Z7R4TC408EJKHDBM230NWXNKC'],
		['Ghost', ghost, '11A11410214114212223240F7R4T2T121012005G7Q'],
		['a daily', day, '10S2PM12Z7R4T2401200321K2'],
		['Ghost at a table', party, '12331410254B213E3E1C655V313E353M3114114212223240F7R4T2T12101200FDPP'],
		['a word for a friend', friend, '11A4098955PC2AAC03213E3E2Z7R4T24012003ED9A'],
	])('the code of %s never changes its meaning', (_, game, code) => {
		expect(codeOf(game)).toBe(code);
		expect(decodeGame(code)).toEqual({ok: true, game});
	});

	test('the first symbols of a code of this version say how long it is', () => {
		fc.assert(
			fc.property(anyGame, fc.integer({min: 3, max: 30}), (game, size) => {
				const code = codeOf(game);
				expect(sizeOfCode(code.slice(0, size))).toBe(code.length);
			}),
		);
		expect(sizeOfCode('11')).toBeUndefined();
		expect(sizeOfCode('1!B')).toBeUndefined();
		expect(sizeOfCode('11!')).toBeUndefined();
		expect(sizeOfCode('21B')).toBeUndefined();
		expect(sizeOfCode('100')).toBe(0);
	});

	test('a word for a friend can’t be read off its code', () => {
		const {letters} = languages.en;
		const plain = writeSymbols(Array.from('marmalade', letter => letters.indexOf(letter as 'a')));
		expect(codeOf(friend)).not.toContain(plain.slice(0, 4));
	});

	test('what was written is read again, in either case, with blanks and hyphens in it', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
				expect(decodeGame(code)).toEqual({ok: true, game});
				expect(decodeGame(code.toLowerCase())).toEqual({ok: true, game});
				expect(decodeGame(` ${code.replaceAll(/.{4}/g, '$&-')} \n`)).toEqual({ok: true, game});
			}),
		);
	});

	test('look-alikes are read as what is meant', () => {
		const code = codeOf(evil);
		for (const one of ['l', 'I']) {
			const seen = code.replaceAll('0', 'O').replaceAll('1', one);
			expect(seen).not.toBe(code);
			expect(decodeGame(seen)).toEqual({ok: true, game: evil});
		}
	});

	test('every change of one character is refused', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				for (let at = 0; at < code.length; at++) {
					for (const other of alphabet) {
						if (other === code.charAt(at)) continue;
						const {ok} = decodeGame(code.slice(0, at) + other + code.slice(at + 1));
						if (ok) expect.unreachable(`${code} with ${other} at ${at}`);
					}
				}
			}),
			{numRuns: 20},
		);
	});

	test('two neighbors that changed places are refused, and so is a character left out or put in', () => {
		fc.assert(
			fc.property(anyGame, fc.nat(), fc.constantFrom(...alphabet), (game, place, other) => {
				const code = codeOf(game);
				const at = place % (code.length - 1);
				const [a, b] = [code.charAt(at), code.charAt(at + 1)];
				if (a !== b) expect(decodeGame(code.slice(0, at) + b + a + code.slice(at + 2)).ok).toBe(false);
				expect(decodeGame(code.slice(0, at) + code.slice(at + 1)).ok).toBe(false);
				expect(decodeGame(code.slice(0, at) + other + code.slice(at)).ok).toBe(false);
			}),
		);
	});

	test('a U, which stands for nothing, and more behind the end are typing mistakes', () => {
		const code = codeOf(evil);
		expect(decodeGame(code.replace('N', 'U'))).toEqual({ok: false, reason: 'mistyped'});
		expect(decodeGame(`${code}0`)).toEqual({ok: false, reason: 'mistyped'});
	});

	test('a code whose end is missing is told as one', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				for (let length = 1; length < code.length; length++)
					expect(decodeGame(code.slice(0, length))).toEqual({ok: false, reason: 'truncated'});
			}),
			{numRuns: 20},
		);
	});

	test.each(['', '  ', 'hello, world', '----', 'é', '\u{1f600}', '../../etc/passwd'])(
		'%j is no code',
		text => {
			expect(decodeGame(text)).toEqual({ok: false, reason: 'bad'});
		},
	);

	test('no text throws', () => {
		fc.assert(
			fc.property(
				fc.oneof(fc.string(), fc.string({unit: fc.constantFrom(...alphabet, 'U', 'i', '-')})),
				text => void decodeGame(text),
			),
		);
	});

	test('a body that says anything at all is refused, or the one that its game has', () => {
		const anyBody = fc.array(fc.nat(31), {maxLength: 60});
		// Most of what is read is nearly what was written.
		const changedBody = fc.tuple(anyGame, fc.nat(), fc.nat(31)).map(([game, at, symbol]) => {
			const body = readSymbols(codeOf(game)).slice(3, -4);
			return body.with(at % body.length, symbol);
		});
		fc.assert(
			fc.property(fc.oneof(anyBody, changedBody), body => {
				const code = seal(1, body);
				const decoded = decodeGame(code);
				if (decoded.ok) expect(encodeGame(decoded.game)).toBe(code);
				else expect(['bad', 'newer', 'truncated']).toContain(decoded.reason);
			}),
			{numRuns: 1200},
		);
	});

	test('a number with noughts before it is no code, though it could be read', () => {
		const [game = 0, ...rest] = readSymbols(codeOf(evil)).slice(3, -4);
		expect(decodeGame(seal(1, [game, ...rest]))).toEqual({ok: true, game: evil});
		expect(decodeGame(seal(1, [game + 16, 0, ...rest]))).toEqual({ok: false, reason: 'bad'});
	});

	test('a newer version is told as such, whatever it says', () => {
		expect(decodeGame(seal(2, [1, 2, 3]))).toEqual({ok: false, reason: 'newer'});
		// Also one that could be read as if it were of this version, and would mean something else.
		expect(decodeGame(seal(2, readSymbols(codeOf(evil)).slice(3, -4)))).toEqual({ok: false, reason: 'newer'});
		expect(decodeGame(seal(0, readSymbols(codeOf(evil)).slice(3, -4)))).toEqual({ok: false, reason: 'bad'});
		// The eighth kind of game: not yet.
		expect(decodeGame(seal(1, [7]))).toEqual({ok: false, reason: 'newer'});
	});

	test('a seed that a terminal would act on is none', () => {
		for (const hidden of ['\u001B[2J', 'a\u009B2J', 'ev\u202Eil'])
			expect(decodeGame(codeOf(withSetting({seed: hidden})))).toEqual({ok: false, reason: 'bad'});
	});

	test('what no code could hold has none: a seed of a thousand characters, a billion wrong guesses', () => {
		expect(encodeGame(withSetting({seed: 'x'.repeat(400)}))).toBeDefined();
		expect(encodeGame(withSetting({seed: 'x'.repeat(1000)}))).toBeUndefined();
		expect(encodeGame(withSetting({budget: 1_000_000}))).toBeDefined();
		expect(encodeGame(withSetting({budget: 1_000_001}))).toBeUndefined();
		expect(encodeGame(withSetting({budget: undefined}))).toBeUndefined();
		expect(encodeGame(withSetting({budget: 562_949_953_421_312}))).toBeUndefined();
	});

	test('no wrong guesses, and a day that has not begun, are refused', () => {
		expect(decodeGame(codeOf(withSetting({budget: 0})))).toEqual({ok: false, reason: 'bad'});
		expect(decodeGame(codeOf({...day, settings: {day: addDays(firstDay, 2e6)}}))).toMatchObject({ok: false});
	});

	test.each<Partial<CodedGame>>([
		{settings: {...evil.settings, chooser: 'kind'}},
		{settings: {...evil.settings, length: -1}},
		{settings: {...evil.settings, length: 4.5}},
		{settings: {...evil.settings, length: Number.NaN}},
		{settings: {...evil.settings, secret: hideWord('a b')}},
		{digest: 'none'},
		{moves: 'e\u2603'},
		{answers: -1},
		{game: 'daily', settings: {day: 'tomorrow'}},
		{game: 'daily', settings: {day: '1900-01-01'}},
	])('a game of a damaged file that makes no sense has no code: %j', damage => {
		expect(encodeGame({...evil, ...damage})).toBeUndefined();
	});

	test.each([
		...Object.keys(choosers).map(chooser => ({chooser})),
		...['you', ...Object.keys(guessers)].map(guesser => ({guesser})),
		...Object.keys(languages).map(language => ({language})),
	])('$chooser$guesser$language has a number in the table of codes', setting => {
		const game = withSetting(setting);
		expect(decodeGame(codeOf({...game, moves: ''}))).toMatchObject({ok: true, game: {settings: setting}});
	});

	test('other answers make another mark, but for 1 of 1,000', () => {
		expect(markAnswers([])).toBe(markAnswers([]));
		expect(markAnswers([0, 4, 17])).not.toBe(markAnswers([0, 4, 18]));
		expect(markAnswers([1, 2])).not.toBe(markAnswers([12]));
		fc.assert(
			fc.property(fc.array(fc.maxSafeNat()), places => {
				const mark = markAnswers(places);
				expect(Number.isInteger(mark) && mark >= 0 && mark < 1024).toBe(true);
			}),
		);
	});
});

const withSetting = (changed: CodedGame['settings']): CodedGame => ({
	...evil,
	settings: {...evil.settings, ...changed},
});

function seal(version: number, body: readonly number[]): string {
	const length = 3 + body.length + 4;
	const symbols = [version, length >> 5, length & 31, ...body];
	return writeSymbols([...symbols, ...checkSymbols(symbols)]);
}

test('languages stand where the codes made so far count them', () => {
	expect(Object.keys(languages).slice(0, 8)).toEqual(languageCodes);
});
