import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {checkOf, decodeGame, encodeGame, type CodedGame} from '../../source/codes/code.js';
import {addDays, firstDay} from '../../source/daily/calendar.js';
import {isPrintable} from '../../source/dictionaries/source.js';
import {
	choosers,
	guessers,
	languages,
	players,
	ruleNames,
	variantNames,
	type Language,
} from '../../source/engine/index.js';
import {hideWord} from '../../source/store/index.js';

const languageCodes = Object.keys(languages) as readonly Language[];

const hangmanDefaults = {
	language: 'en',
	guesser: 'you',
	forAFriend: false,
	from: undefined,
	secret: undefined,
};

const evil: CodedGame = {
	game: 'hangman',
	settings: {...hangmanDefaults, chooser: 'evil', length: 6, budget: 8, seed: '4f2a'},
	digest: '5f3e09a',
	moves: 'eaiostrnlucd',
};

const ghost: CodedGame = {
	game: 'ghost',
	settings: {
		language: 'en',
		variant: 'ghost',
		rule: 'instant',
		player: 'you',
		opponent: 'careless',
		names: '',
		first: 'you',
		minLength: 4,
		isMatch: false,
		seed: '4f2a',
	},
	digest: '0f3e09a',
	moves: 'bc',
};

const party: CodedGame = {
	...ghost,
	settings: {
		...ghost.settings,
		...{language: 'de', variant: 'spook', rule: 'challenge', opponent: 'elsewhere,human'},
		...{names: 'Ann,Żaneta', first: 'computer', minLength: 5, isMatch: true},
	},
	moves: 'ä?b!',
};

const friend: CodedGame = {
	game: 'hangman',
	settings: {
		...{language: 'en', length: 9, budget: 8, from: 'Ann'},
		...{chooser: 'random', guesser: 'you', seed: 'friend', forAFriend: true},
		secret: hideWord('marmalade', languages.en),
	},
	digest: '5f3e09a',
	moves: 'ea?',
};

const day: CodedGame = {
	game: 'daily',
	settings: {day: '2026-11-22'},
	digest: '5f3e09a',
	moves: 'ea?',
};

const withSetting = (changed: CodedGame['settings'], game = evil): CodedGame => ({
	...game,
	settings: {...game.settings, ...changed},
});

/** The code of a game that has one. */
function codeOf(game: CodedGame): string {
	const code = encodeGame(game);
	if (code === undefined) throw new Error('It has no code');
	return code;
}

const seal = (text: string): string => `${text}.${checkOf(text)}`;

const digest = fc.nat(2 ** 28 - 1).map(number => number.toString(16).padStart(7, '0'));
const printedText = fc.string({unit: 'grapheme', maxLength: 20}).filter(isPrintable);
const seed = fc.oneof(
	fc.constantFrom('4f2a', '4f2a-2', '4f2a-', '-', '--2', '', 'ABCD', 'a.b-c', 'ß', 'Ⓐ', 'e\u0301'),
	printedText,
);
const count = fc.integer({min: 1, max: Number.MAX_SAFE_INTEGER});

/** Letters of a language, and marks. */
const movesOf = (language: Language, marks: readonly string[], maxLength = 40) =>
	fc
		.array(fc.constantFrom(...languages[language].letters, ...marks), {maxLength})
		.map(moves => moves.join(''));

const wordIn = (language: Language) => movesOf(language, [], 28).filter(word => word !== '');

const hiddenIn = (language: Language) => wordIn(language).map(word => hideWord(word, languages[language]));

const hangmanIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('hangman' as const),
		settings: fc.record({
			language: fc.constant(language),
			chooser: fc.constantFrom(...Object.keys(choosers)),
			guesser: fc.constantFrom('you', ...Object.keys(guessers)),
			length: count,
			budget: count,
			seed,
			secret: fc.option(hiddenIn(language), {nil: undefined}),
			forAFriend: fc.constant(false),
			from: fc.constant(undefined),
		}),
		digest,
		moves: fc
			.tuple(movesOf(language, ['?']), wordIn(language))
			.map(([letters, word]) => `${letters}=${word}.`),
	});

const someName = fc.constantFrom('Ann', 'Ben', 'Żaneta', 'О’Нил', 'x y', 'Jo-2', 'ǅ', '\u{1f600}', '.');

const ghostIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('ghost' as const),
		settings: fc.record({
			language: fc.constant(language),
			variant: fc.constantFrom(...variantNames),
			rule: fc.constantFrom(...ruleNames),
			player: fc.constantFrom('you', ...Object.keys(players)),
			opponent: fc
				.array(fc.constantFrom(...Object.keys(players), 'human', 'elsewhere'), {minLength: 1, maxLength: 5})
				.map(opponents => opponents.join(',')),
			names: fc.uniqueArray(someName, {maxLength: 6}).map(names => names.join(',')),
			first: fc.constantFrom('you', 'computer'),
			minLength: count,
			isMatch: fc.boolean(),
			seed,
		}),
		digest,
		moves: movesOf(language, ['<', '!', '=', '.', '~', '?', '0', '12']),
	});

const friendIn = (language: Language): fc.Arbitrary<CodedGame> =>
	fc.record({
		game: fc.constant('hangman' as const),
		settings: fc.record({
			language: fc.constant(language),
			length: count,
			budget: count,
			secret: hiddenIn(language),
			from: fc.option(
				printedText.map(name => name.trim().normalize('NFC')).filter(name => /^.{1,20}$/u.test(name)),
				{nil: undefined},
			),
			chooser: fc.constant('random'),
			guesser: fc.constant('you'),
			seed: fc.constant('friend'),
			forAFriend: fc.constant(true),
		}),
		digest,
		moves: movesOf(language, ['?']),
	});

const daily: fc.Arbitrary<CodedGame> = fc.record({
	game: fc.constant('daily' as const),
	settings: fc.record({day: fc.integer({min: 0, max: 3600}).map(days => addDays(firstDay, days))}),
	digest,
	moves: movesOf('en', ['?']),
});

const anyGame: fc.Arbitrary<CodedGame> = fc.oneof(
	...[hangmanIn, ghostIn, friendIn].map(kind => fc.constantFrom(...languageCodes).chain(kind)),
	daily,
);

describe('codes', () => {
	test.each([
		['Hangman', evil, 'h.6.8.evil.4f2a.5f3e09a.eaiostrnlucd.ph4s'],
		['Ghost', ghost, 'g.ghost.careless.4f2a.0f3e09a.bc.hq26'],
		[
			'Ghost with friends',
			party,
			'g-de.spook.elsewhere-khuman.4f2a.first-computer.ismatch-yes.minlength-5.names--uann-k-użaneta.rule-challenge.0f3e09a.ä-hb-c.qlnv',
		],
		['a word for a friend', friend, 'w.9.8.ffwmckkma.from--uann.5f3e09a.ea-h.vzrh'],
		['a daily', day, 'd.2026-11-22.5f3e09a.ea-h.rw9l'],
	])('%s: settings, list, moves, and at the end a check', (_, game, code) => {
		expect(codeOf(game)).toBe(code);
		expect(code).toBe(seal(code.slice(0, -5)));
		expect(decodeGame(code)).toEqual({ok: true, game});
	});

	test('a game of twelve letters has fewer than sixty characters, whatever the chooser and the language', () => {
		for (const chooser of Object.keys(choosers)) {
			for (const language of languageCodes) {
				const moves = languages[language].letters.slice(0, 12).join('');
				const hangman = {...withSetting({chooser, language, length: 10, budget: 12, seed: '4f2a-12'}), moves};
				expect(codeOf(hangman).length).toBeLessThan(60);
			}
		}

		expect(codeOf({...ghost, moves: 'abcdefghijkl'}).length).toBeLessThan(60);
		expect(codeOf({...friend, moves: 'abcdefghijkl'}).length).toBeLessThan(60);
		expect(codeOf({...day, moves: 'abcdefghijkl'}).length).toBeLessThan(60);
	});

	test('what was written is read again, in upper case too, with blanks in it, however its accents are written', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				expect(code).toMatch(/^[\p{Ll}\d.-]+$/u);
				expect(decodeGame(code)).toEqual({ok: true, game});
				expect(decodeGame(` ${code.normalize('NFD').replaceAll(/.{4}/gs, '$& ')} \n`)).toEqual({
					ok: true,
					game,
				});
				const upper = code.toUpperCase();
				if (upper.toLowerCase() === code) expect(decodeGame(upper)).toEqual({ok: true, game});
			}),
		);
	});

	test('what concerns one player’s screen or files is left out', () => {
		const local = {
			verbose: true,
			figure: 'none',
			race: 'expert',
			knows: 'small',
			dictionary: '/home/ann/words',
		};
		expect(codeOf(withSetting(local))).toBe(codeOf(evil));
		expect(codeOf({...evil, moves: Array.from(evil.moves).join('*')})).toBe(codeOf(evil));
		expect(codeOf(withSetting({here: 1, verbose: true, dictionary: 'small'}, party))).toBe(codeOf(party));
	});

	test('a word for a friend can’t be read off its code', () => {
		expect(codeOf(friend)).not.toMatch(/mar|arm|mal|ala|lad|ade/);
	});

	test('a code carries no program', () => {
		for (const seat of ['chooser', 'guesser'])
			expect(encodeGame(withSetting({[seat]: 'run:touch here'}))).toBeUndefined();
		const [start, end] = ['h.6.8.evil.4f2a.', '5f3e09a.ea'];
		for (const guesser of ['run-x58-sh', 'program-x58-sh', 'run-x58-'])
			expect(decodeGame(seal(`${start}guesser-${guesser}.${end}`)).ok).toBe(false);
		expect(decodeGame(seal(`h.6.8.run-x58-sh.4f2a.${end}`)).ok).toBe(false);
	});

	test('what no code could hold has none', () => {
		expect(encodeGame(withSetting({seed: 'x'.repeat(900)}))).toBeDefined();
		expect(encodeGame(withSetting({seed: 'x'.repeat(1000)}))).toBeUndefined();
	});

	test.each<Partial<CodedGame>>([
		{settings: {...evil.settings, chooser: 'kind'}},
		{settings: {...evil.settings, length: -1}},
		{settings: {...evil.settings, length: 4.5}},
		{settings: {...evil.settings, length: Number.NaN}},
		{settings: {...evil.settings, budget: undefined}},
		{settings: {...evil.settings, secret: 'a b'}},
		{settings: {...evil.settings, seed: 'a\u001Bb'}},
		{digest: 'none'},
		{game: 'daily', settings: {day: 'tomorrow'}},
	])('a game of a damaged file that makes no sense has no code: %j', damage => {
		expect(encodeGame({...evil, ...damage})).toBeUndefined();
	});
});

describe('a mistake', () => {
	const typed = Array.from('0123456789abcdefghijklmnopqrstuvwxyzäöüñçłяжё.-,=/ éA');

	test('in any one character is noticed', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = Array.from(codeOf(game));
				for (const [at, right] of code.entries()) {
					for (const wrong of typed) {
						if (wrong.toLowerCase() === right) continue;
						const changed = code.with(at, wrong).join('');
						if (decodeGame(changed).ok) expect.unreachable(changed);
					}
				}
			}),
			{numRuns: 6},
		);
	});

	test('of two neighbors that swap places is noticed, and a character left out or put in', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = Array.from(codeOf(game));
				for (const [at, right] of code.entries()) {
					const next = code[at + 1] ?? right;
					const swapped = [...code.slice(0, at), next, right, ...code.slice(at + 2)].join('');
					if (next !== right && decodeGame(swapped).ok) expect.unreachable(swapped);
					const changed = [
						code.toSpliced(at, 1),
						...typed.slice(0, 10).map(wrong => code.toSpliced(at, 0, wrong)),
					];
					expect(changed.map(each => each.join('')).filter(each => decodeGame(each).ok)).toEqual([]);
				}
			}),
			{numRuns: 10},
		);
	});

	test('is told apart from a missing end', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				const least = code.indexOf('.') + 1;
				const rest = Array.from(code.slice(least));
				for (const at of rest.keys())
					expect(decodeGame(code.slice(0, least) + rest.slice(0, at).join(''))).toEqual({
						ok: false,
						reason: 'truncated',
					});
				expect(decodeGame(`${code}0`)).toEqual({ok: false, reason: 'mistyped'});
				expect(decodeGame(`${code}.0`)).toEqual({ok: false, reason: 'mistyped'});
			}),
			{numRuns: 40},
		);
		for (const wrong of ['h.68.evil.4f2a', 'h.6.8.evil.4f2ax5f3e09a', 'h.6.8.evil.4f2a.5f3e09ax'])
			expect(decodeGame(codeOf(evil).replace(/^(?:[^.]*\.){6}/, `${wrong}.`))).toEqual({
				ok: false,
				reason: 'mistyped',
			});
	});
});

describe('a hostile code', () => {
	test.each(['', '  ', 'hello, world', '----', 'é', '\u{1f600}', '../../etc/passwd', 'e.g.', 'a'])(
		'%j is none',
		text => {
			expect(decodeGame(text)).toEqual({ok: false, reason: 'bad'});
		},
	);

	test.each([
		['no kind that there is', 'x.1.2', 'newer'],
		['no setting that there is', 'h.6.8.evil.4f2a.mood-grim.5f3e09a.ea', 'newer'],
		['no chooser that there is', 'h.6.8.vile.4f2a.5f3e09a.ea', 'newer'],
		['no language that there is', 'h-xx.6.8.evil.4f2a.5f3e09a.ea', 'newer'],
		['no wrong guesses', 'h.6.0.evil.4f2a.5f3e09a.ea', 'bad'],
		['more wrong guesses than a number counts', `h.6.${'9'.repeat(400)}.evil.4f2a.5f3e09a.ea`, 'bad'],
		['a nought before a number', 'h.06.8.evil.4f2a.5f3e09a.ea', 'bad'],
		['a default written out', 'h.6.8.evil.4f2a.guesser-you.5f3e09a.ea', 'bad'],
		['a setting twice', 'h.6.8.evil.4f2a.guesser-paga.guesser-paga.5f3e09a.ea', 'bad'],
		['a leading setting by name', 'h.6.8.evil.4f2a.length-5.5f3e09a.ea', 'newer'],
		['a path', 'h.6.8.evil.4f2a.dictionary-words.5f3e09a.ea', 'newer'],
		['a default language', 'h-en.6.8.evil.4f2a.5f3e09a.ea', 'bad'],
		['another digest', 'h.6.8.evil.4f2a.5f3e09.ea', 'bad'],
		['too few fields', 'h.6.8', 'bad'],
		['no moves', 'h.6.8.evil.4f2a.5f3e09a', 'bad'],
		['a plain letter as a number', 'h.6.8.evil.-x97-.5f3e09a.ea', 'bad'],
		['an unknown escape', 'h.6.8.evil.4f-q.5f3e09a.ea', 'bad'],
		['half an escape', 'h.6.8.evil.4f-.5f3e09a.ea', 'bad'],
		['a character that there is not', 'h.6.8.evil.-x9999999-.5f3e09a.ea', 'bad'],
		['a seed that a terminal acts on', 'h.6.8.evil.-x27--x91-2-uj.5f3e09a.ea', 'bad'],
		['moves that a terminal acts on', 'h.6.8.evil.4f2a.5f3e09a.-x27--x91-2-uj', 'bad'],
		['a text that runs backward', 'h.6.8.evil.-x8238-.5f3e09a.ea', 'bad'],
		['names that are alike', 'g.ghost.careless.4f2a.names-a-ka.5f3e09a.ea', 'bad'],
		['a day that the calendar lacks', 'd.2026-02-30.5f3e09a.ea', 'bad'],
		['a day in another language', 'd-de.2026-02-20.5f3e09a.ea', 'bad'],
	])('with a right check and %s is refused', (_, text, reason) => {
		expect(decodeGame(seal(text))).toEqual({ok: false, reason});
	});

	test('with a right check and any fields is refused, or the code that its game has', () => {
		const field = fc.oneof(
			fc.string({unit: fc.constantFrom('a', 'e', 'u', 'x', '1', '0', '-', 'ä'), maxLength: 12}),
			fc.constantFrom('h', 'g', 'd', 'w', '6', 'evil', 'ghost', 'careless', '4f2a', '5f3e09a', 'ea'),
		);
		// Most of what is read is nearly what was written.
		const changed = fc.tuple(anyGame, fc.nat(), field).map(([game, at, other]) => {
			const fields = codeOf(game).slice(0, -5).split('.');
			return fields.with(at % fields.length, other);
		});
		fc.assert(
			fc.property(fc.oneof(fc.array(field, {maxLength: 10}), changed), fields => {
				const code = seal(fields.join('.'));
				const decoded = decodeGame(code);
				if (decoded.ok) expect(encodeGame(decoded.game)).toBe(code);
			}),
			{numRuns: 1500},
		);
	});

	test('never throws', () => {
		const noise = fc.string({
			unit: fc.constantFrom(...Array.from('hgdw.-x09afé \u0130\uD800')),
			maxLength: 60,
		});
		fc.assert(fc.property(fc.oneof(fc.string(), noise), text => void decodeGame(text)));
	});
});
