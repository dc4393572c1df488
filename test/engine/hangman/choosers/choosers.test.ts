import {askChooser, guess, keep} from '../../guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {keepFamily, type Chooser} from '../../../../source/engine/hangman/choosers/chooser.js';
import {choosers} from '../../../../source/engine/hangman/choosers/choosers.js';
import {currentSecret, newGame, type HangmanGame} from '../../../../source/engine/hangman/rules/game.js';
import {packWords, wordAt, type Words} from '../../../../source/engine/words/words.js';
import {
	firstGame,
	guessAll,
	naiveFamilies,
	poolOf,
	someGame,
	statesOf,
	wordsOfOneLength,
} from '../../helpers.js';
import {mask} from '../../../mask.js';

const nine = 'ally beta cool deal else flew good hope ibex';
const six = 'broth cakes cones curry dough pesto';

describe('evil', () => {
	test.each<[list: string, letters: string, pattern: string, pool: string]>([
		[nine, 'e', '----', 'ally cool good'],
		[nine, 'eo', '-oo-', 'cool good'],
		[nine, 'eot', '-oo-', 'cool good'],
		[nine, 'eotd', '-oo-', 'cool'],
		[nine, 'eotdc', 'coo-', 'cool'],
		['broth cones curry dough pesto', 'o', '-o---', 'cones dough'],
		[six, 'o', '-----', 'cakes curry'],
		['deal tear monk', 'e', '-e--', 'deal tear'],
		['doable double', 'a', '------', 'double'],
		['doable double', 'u', '------', 'doable'],
		['beer here', 'e', '-e-e', 'here'],
	])('of %s after %s shows %s and keeps %s', (list, letters, pattern, pool) => {
		const game = guessAll(firstGame(list, 'evil'), letters);
		expect(game.pattern).toBe(pattern);
		expect(poolOf(game)).toEqual(pool.split(' '));
	});

	test.each([
		['', 'ally'],
		['e', 'ally'],
		['eo', 'cool'],
		['eotd', 'cool'],
	])('after %j names the alphabetically first word it could have', (letters, secret) => {
		expect(currentSecret(guessAll(firstGame(nine, 'evil'), letters))).toBe(secret);
	});

	test('has no secret', () => {
		expect(firstGame(nine, 'evil').secret).toBeUndefined();
	});

	test('keeps a largest family, the first in ASCII order among equals', () => {
		fc.assert(
			fc.property(someGame('evil'), ({game, order}) => {
				for (const [before, after] of statesOf(game, order)) {
					const families = naiveFamilies(poolOf(before), after.turns.at(-1)?.guess ?? 'a');
					const largest = Math.max(...families.map(([, members]) => members.length));
					const [, expected] = families.find(([, members]) => members.length === largest) ?? [];
					expect(poolOf(after)).toEqual(expected);
				}
			}),
		);
	});
});

describe('random', () => {
	test('answers as its secret tells it to', () => {
		fc.assert(
			fc.property(someGame('random'), ({game, chooser, order}) => {
				const secret = currentSecret(game);
				for (const [, after] of statesOf(game, order, chooser)) {
					const guessed = after.turns.map(({guess}) => guess);
					expect(after.pattern).toBe(mask(secret, guessed));
					expect(currentSecret(after)).toBe(secret);
					expect(poolOf(after)).toContain(secret);
				}
			}),
		);
	});

	test('draws its secret by the seed: the same one again, every one now and then', () => {
		const secrets = (salt: string) =>
			Array.from({length: 200}, (_, seed) => currentSecret(firstGame(nine, 'random', 8, `${salt}${seed}`)));
		expect(secrets('a')).toEqual(secrets('a'));
		expect(new Set(secrets('a'))).toEqual(new Set(nine.split(' ')));
	});

	test('takes a secret of somebody else', () => {
		fc.assert(
			fc.property(wordsOfOneLength, fc.nat(), (list, at) => {
				const words = packWords(list);
				const secret = wordAt(words, at % words.count);
				const game = newGame({words, budget: 8, secret});
				expect(currentSecret(game)).toBe(secret);
			}),
		);
	});

	test('asked without a family that shows its word, it is a programming error', () => {
		const words = packWords(['ally', 'cool']);
		const families = [{places: 0, pool: Uint32Array.of(1)}] as const;
		const question = {words, guess: 'a', families, remaining: 1} as const;
		const choose = choosers.random.begin(words);
		expect(() => choose({...question, secret: undefined})).toThrow();
		expect(choose({...question, secret: 'cool'}).places).toBe(0);
	});
});

test('the choosers are in order of strength, and only random is fair', () => {
	expect(Object.entries(choosers).map(([name, {isFair}]) => [name, isFair])).toEqual([
		['random', true],
		['evil', false],
		['cunning', false],
		['perfect', false],
	]);
});

describe('a chooser at its game', () => {
	const words = packWords(['ally', 'beta', 'cool', 'deal']);
	const kind: Chooser = {
		isFair: false,
		isQuick: true,
		begin:
			() =>
			({families}) =>
				keepFamily(families.at(-1) ?? families[0]),
	};
	const ask = (game: HangmanGame, letter: string) => {
		const asked = askChooser(game, letter);
		if (!asked.ok) throw new Error(asked.reason);
		return asked.question;
	};
	const game = newGame({words, budget: 8});

	test('answers the questions of the game in turn', () => {
		const choose = kind.begin(words);
		const first = guess(game, 'e', choose);
		if (!first.ok) throw new Error(first.reason);
		const second = guess(first.game, 'b', choose);
		expect(second).toMatchObject({ok: true, turn: {pattern: 'be--'}});
	});

	test('keeps one of the families it is asked about', () => {
		const foreign: Chooser = {
			...kind,
			begin: () => () => ({places: 5, isProved: true}),
		};
		expect(() => guess(game, 'e', foreign.begin(words))).toThrow('no-such-family');
	});

	test('looks up what is proved of all words only if the game begins with them', () => {
		const proved: Words[] = [];
		const find = (words: Words) => {
			proved.push(words);
			return undefined;
		};
		const question = ask(game, 'e');
		choosers.perfect.begin(words, find)(question);
		expect(proved).toEqual([words]);
		choosers.perfect.begin(words, find)(ask(keep(game, 'e', question.families[0]), 'b'));
		expect(proved).toEqual([words]);
	});
});

test('the two choosers that only count answer at once', () => {
	const quick = Object.entries(choosers).filter(([, {isQuick}]) => isQuick);
	expect(quick.map(([name]) => name).sort()).toEqual(['evil', 'random']);
});

test('what evil and random keep is no estimate', () => {
	fc.assert(
		fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
			const choose = choosers[chooser].begin(game.words);
			const asked = askChooser(game, order[0] ?? 'a');
			if (asked.ok) expect(choose(asked.question).isProved).toBe(true);
		}),
	);
});
