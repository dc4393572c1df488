import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	codedBeginners,
	codedChoosers,
	codedGuessers,
	codedLanguages,
	codedOpponents,
	codedOwnPlayers,
	codedRules,
	codedVariants,
	decodeGame,
	encodeGame,
	markAnswers,
	type CodedDaily,
	type CodedGame,
	type CodedGhost,
	type CodedHangman,
} from '../../source/codes/index.js';
import {isPrintable} from '../../source/dictionaries/printable.js';
import {checkSymbols, writeSymbols} from '../../source/codes/symbols.js';

const alphabet = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ');

const evil: CodedHangman = {
	game: 'hangman',
	language: 'en',
	digest: '5f3e09a',
	length: 6,
	budget: 8,
	chooser: 'evil',
	guesser: 'you',
	secret: undefined,
	seed: '4f2a',
	moves: [4, 0, 8, 14, 18, 19, 17, 13, 11, 20, 2, 3],
	answers: 700,
};

const letter = fc.integer({min: 0, max: 31});
const digest = fc
	.array(fc.integer({min: 0, max: 15}), {minLength: 7, maxLength: 7})
	.map(digits => digits.map(digit => digit.toString(16)).join(''));
const seed = fc.oneof(
	fc.integer({min: 0, max: 0xff_ff}).map(value => value.toString(16).padStart(4, '0')),
	fc.constantFrom('4f2a-2', '4f2a-31', '4f2a-03', '4f2a-', '', 'ABCD'),
	fc.string({unit: 'grapheme', maxLength: 20}).filter(isPrintable),
);
const guesses = fc.array(fc.oneof(letter, fc.constant('hint' as const)), {maxLength: 40});
const answers = fc.integer({min: 0, max: 1023});
const list = {language: fc.constantFrom(...codedLanguages), digest};

const hangman: fc.Arbitrary<CodedHangman> = fc
	.record({
		game: fc.constant('hangman' as const),
		...list,
		length: fc.integer({min: 1, max: 50}),
		budget: fc.integer({min: 1, max: 100_000}),
		chooser: fc.constantFrom(...codedChoosers),
		guesser: fc.constantFrom(...codedGuessers),
		letters: fc.option(fc.array(letter, {minLength: 50, maxLength: 50}), {nil: undefined}),
		seed,
		moves: guesses,
		answers,
	})
	.map(({letters, ...game}) => ({...game, secret: letters?.slice(0, game.length)}));

const daily: fc.Arbitrary<CodedDaily> = fc.record({
	game: fc.constant('daily' as const),
	day: fc.integer({min: 1, max: 4000}),
	moves: guesses,
	answers,
});

const ghost: fc.Arbitrary<CodedGhost> = fc
	.record({
		game: fc.constant('ghost' as const),
		...list,
		variant: fc.constantFrom(...codedVariants),
		rule: fc.constantFrom(...codedRules),
		player: fc.constantFrom(...codedOwnPlayers),
		opponent: fc.constantFrom(...codedOpponents),
		first: fc.constantFrom(...codedBeginners),
		minLength: fc.integer({min: 1, max: 50}),
		isMatch: fc.boolean(),
		seed,
		moves: fc.array(
			fc.oneof(
				fc.record({
					kind: fc.constant('letter' as const),
					letter,
					end: fc.constantFrom('front' as const, 'back' as const),
				}),
				fc.constant({kind: 'challenge'} as const),
				fc.record({
					kind: fc.constant('name' as const),
					word: fc.option(fc.array(letter, {minLength: 1, maxLength: 50}), {nil: undefined}),
				}),
			),
			{maxLength: 60},
		),
	})
	.map(game => ({
		...game,
		moves: game.moves
			.filter(({kind}) => game.rule === 'challenge' || kind === 'letter')
			.map(move =>
				move.kind === 'letter' && game.variant === 'ghost' ? {...move, end: 'back' as const} : move,
			),
	}));

const anyGame: fc.Arbitrary<CodedGame> = fc.oneof(hangman, daily, ghost);

/** The code of a game that has one. */
function codeOf(game: CodedGame): string {
	const code = encodeGame(game);
	if (code === undefined) throw new Error('It has no code');
	return code;
}

describe('codes', () => {
	test('a whole game of Hangman takes 38 characters, a day 26', () => {
		expect(codeOf(evil)).toHaveLength(38);
		const {moves, answers} = evil;
		expect(codeOf({game: 'daily', day: 325, moves, answers})).toHaveLength(26);
	});

	test('a code never changes its meaning', () => {
		expect(codeOf(evil)).toBe('116000QSY16GG3217JM31023MMWBAX0GR2QGXN');
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
		const seen = code.replaceAll('0', 'O').replaceAll('1', 'l');
		expect(seen).not.toBe(code);
		expect(decodeGame(seen)).toEqual({ok: true, game: evil});
	});

	test('every change of one character is refused', () => {
		fc.assert(
			fc.property(anyGame, game => {
				const code = codeOf(game);
				for (let at = 0; at < code.length; at++) {
					for (const other of alphabet) {
						if (other === code.charAt(at)) continue;
						expect(decodeGame(code.slice(0, at) + other + code.slice(at + 1))).toEqual({
							ok: false,
							reason: 'mistyped',
						});
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

	test('every truncation is told as one', () => {
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

	test('a body that says anything at all is read or refused', () => {
		fc.assert(
			fc.property(fc.array(letter, {maxLength: 60}), body => {
				const decoded = decodeGame(seal(1, body));
				if (decoded.ok) expect(encodeGame(decoded.game)).toBeDefined();
				else expect(['bad', 'newer']).toContain(decoded.reason);
			}),
			{numRuns: 2000},
		);
	});

	test('a newer version is told as such, whatever it says', () => {
		expect(decodeGame(seal(2, [1, 2, 3]))).toEqual({ok: false, reason: 'newer'});
		// The eighth kind of game: not yet.
		expect(decodeGame(seal(1, [0b11100]))).toEqual({ok: false, reason: 'newer'});
	});

	test.each(['\u001B[2J', 'a\u009B2J', 'ev\u202Eil'])(
		'a seed that a terminal would act on is none: %j',
		hidden => {
			expect(decodeGame(encodeGame({...evil, seed: hidden}) ?? '')).toEqual({ok: false, reason: 'bad'});
		},
	);

	test('a seed that no code could hold has none', () => {
		expect(encodeGame({...evil, seed: 'x'.repeat(500)})).toBeDefined();
		expect(encodeGame({...evil, seed: 'x'.repeat(1000)})).toBeUndefined();
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

function seal(version: number, body: readonly number[]): string {
	const length = 4 + body.length + 2;
	const head = [version, length >> 5, length & 31];
	const symbols = [...head, ...checkSymbols(head, 1), ...body];
	return writeSymbols([...symbols, ...checkSymbols(symbols, 2)]);
}

test('languages stand where the codes made so far count them', () => {
	expect(codedLanguages.slice(0, 8)).toEqual(['en', 'de', 'es', 'fr', 'nl', 'pl', 'pt', 'ru']);
});
