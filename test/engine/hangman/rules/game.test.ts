import {guess} from '../../guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {choosers, drawSecret} from '../../../../source/engine/hangman/choosers/choosers.js';
import {
	currentSecret,
	guessedLetters,
	isUnlisted,
	newGame,
	remainingGuesses,
	status,
	wrongGuesses,
} from '../../../../source/engine/hangman/rules/game.js';
import {letterSet} from '../../english.js';
import {matchPattern} from '../../../../source/engine/hangman/rules/position.js';
import {packWords} from '../../../../source/engine/words/words.js';
import {firstGame, guessAll, naiveFamilies, poolOf, someGame, statesOf, texts} from '../../helpers.js';
import {mask} from '../../../mask.js';

const nine = 'ally beta cool deal else flew good hope ibex';

const evil = choosers.evil.begin(packWords(nine.split(' ')));

describe('a game', () => {
	test('opens with nothing shown and every word possible', () => {
		const game = firstGame(nine, 'evil', 3);
		expect(game).toMatchObject({pattern: '----', budget: 3, turns: []});
		expect(poolOf(game)).toEqual(nine.split(' '));
		expect([status(game), remainingGuesses(game), guessedLetters(game)]).toEqual(['playing', 3, []]);
	});

	test.each<[letters: string, pattern: string, wrong: string, remaining: number, status: string]>([
		['e', '----', 'e', 2, 'playing'],
		['eo', '-oo-', 'e', 2, 'playing'],
		['eot', '-oo-', 'et', 1, 'playing'],
		['eotd', '-oo-', 'etd', 0, 'lost'],
		['eodcl', 'cool', 'ed', 1, 'won'],
	])('after %s shows %s, wrong %s, %i left, %s', (letters, pattern, wrong, remaining, expected) => {
		const game = guessAll(firstGame(nine, 'evil', 3), letters);
		expect(game.pattern).toBe(pattern);
		expect(guessedLetters(game).join('')).toBe(letters);
		expect(wrongGuesses(game).join('')).toBe(wrong);
		expect(remainingGuesses(game)).toBe(remaining);
		expect(status(game)).toBe(expected);
	});

	test('tells what happened', () => {
		const result = guess(firstGame(nine, 'evil'), 'e', evil);
		expect(result).toMatchObject({ok: true, turn: {guess: 'e', pattern: '----', kept: {places: 0}}});
		if (!result.ok) throw new Error(result.reason);
		expect(result.turn).toBe(result.game.turns[0]);
		expect(result.turn.families.map(({pool}) => pool.length)).toEqual([3, 1, 2, 2, 1]);
		expect(result.turn.families).toContain(result.turn.kept);
	});

	test('refuses a letter twice, right or wrong', () => {
		const game = guessAll(firstGame(nine, 'evil'), 'eo');
		expect(guess(game, 'e', evil)).toEqual({ok: false, reason: 'already-guessed'});
		expect(guess(game, 'o', evil)).toEqual({ok: false, reason: 'already-guessed'});
	});

	test.each(['A', 'é', '', 'ab', '1', '-', 'a\n', '\u0131'])('refuses %j, which is no letter', text => {
		expect(guess(firstGame(nine, 'evil'), text, evil)).toEqual({ok: false, reason: 'no-letter'});
	});

	test('refuses every letter once it is over', () => {
		const [lost, won] = [guessAll(firstGame(nine, 'evil', 1), 'e'), guessAll(firstGame('a', 'evil'), 'a')];
		expect([status(lost), status(won)]).toEqual(['lost', 'won']);
		for (const game of [lost, won]) {
			expect(guess(game, 'a', evil)).toEqual({ok: false, reason: 'game-over'});
			expect(guess(game, 'b', evil)).toEqual({ok: false, reason: 'game-over'});
		}
	});

	test('is a value: a guess leaves the game it is made in as it was', () => {
		const game = guessAll(firstGame(nine, 'evil'), 'e');
		const before = structuredClone(game);
		guess(game, 'o', evil);
		expect(game).toEqual(before);
	});

	test.each(['all', 'allyl', 'Ally', 'al-y', ''])(
		'has no secret such as %j among words of four letters',
		secret => {
			const opening = {
				words: packWords(nine.split(' ')),
				budget: 8,
			};
			expect(() => newGame({...opening, secret})).toThrow(RangeError);
			expect(currentSecret(newGame({...opening, secret: 'ibex'}))).toBe('ibex');
		},
	);

	test.each([0, -1, 1.5, NaN, Infinity, 2 ** 53])('has no budget of %s', budget => {
		expect(() => firstGame(nine, 'evil', budget)).toThrow(RangeError);
	});

	test('needs words', () => {
		expect(() => newGame({words: packWords([]), budget: 8})).toThrow(RangeError);
	});
});

describe('a secret that is not among the words', () => {
	const play = (list: string, secret: string, letters: string) => {
		const words = packWords(list.split(' '));
		return guessAll(newGame({words, budget: 8, secret}), letters, 'random');
	};

	test('never stands in a pool or a family, and is played to its end', () => {
		const game = play(nine, 'idol', 'eoldi');
		expect(game.turns.map(({pattern}) => pattern)).toEqual(['----', '--o-', '--ol', '-dol', 'idol']);
		expect(game.turns.map(({kept}) => kept.pool.length)).toEqual([3, 0, 0, 0, 0]);
		expect(game.turns[1]?.families.map(({pool}) => pool.length)).toEqual([1, 0, 2]);
		expect([status(game), currentSecret(game), isUnlisted(game)]).toEqual(['won', 'idol', true]);
		expect(isUnlisted(play(nine, 'ibex', ''))).toBe(false);
	});

	test('may be guessed whole, and a wrong word is out', () => {
		const words = packWords(nine.split(' '));
		const opening = {words, budget: 8, secret: 'idol'};
		const choose = choosers.random.begin(words);
		const wrong = guess(newGame(opening), 'cool', choose);
		expect(wrong.ok && wrong.game.pool).toHaveLength(8);
		const right = guess(newGame(opening), 'idol', choose);
		expect(right.ok && status(right.game)).toBe('won');
	});

	test('needs no words beside it', () => {
		const words = {...packWords(['ally']), count: 0, letters: new Uint8Array(), sets: new Uint32Array()};
		const opening = {words, budget: 2, secret: 'idol'};
		const game = guessAll(newGame(opening), 'xidol', 'random');
		expect([status(game), game.pool.length]).toEqual(['won', 0]);
	});
});

describe('whoever chooses', () => {
	test('every word of the pool fits every answer, and there is one', () => {
		fc.assert(
			fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
				const list = poolOf(game);
				for (const [, after] of statesOf(game, order, chooser)) {
					const fitting = list.filter(text =>
						after.turns.every(({pattern}, turn) => mask(text, order.slice(0, turn + 1)) === pattern),
					);
					expect(poolOf(after)).toEqual(fitting);
					expect(fitting).toContain(currentSecret(after));
				}
			}),
		);
	});

	test('the pool is what the pattern and the guesses leave', () => {
		fc.assert(
			fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
				for (const [, after] of statesOf(game, order, chooser))
					expect(after.pool).toEqual(
						matchPattern(game.words, after.pattern, letterSet(guessedLetters(after))),
					);
			}),
		);
	});

	test('the families of a turn are those of the pool before it', () => {
		fc.assert(
			fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
				for (const [before, after] of statesOf(game, order, chooser)) {
					const turn = after.turns.at(-1);
					expect(turn?.families.map(({pool}) => texts(game.words, pool))).toEqual(
						naiveFamilies(poolOf(before), turn?.guess ?? 'a').map(([, members]) => members),
					);
				}
			}),
		);
	});

	test('the game is won when all is shown, lost when the budget is used up', () => {
		fc.assert(
			fc.property(someGame('random', 'evil'), ({game, chooser, order}) => {
				for (const [, after] of statesOf(game, order, chooser)) {
					const misses = after.turns.filter(({guess: letter, pattern}) => !pattern.includes(letter)).length;
					expect(remainingGuesses(after)).toBe(game.budget - misses);
					expect(status(after)).toBe(
						!after.pattern.includes('-') ? 'won' : misses < game.budget ? 'playing' : 'lost',
					);
				}
			}),
		);
	});

	test('the same seed plays the same game', () => {
		fc.assert(
			fc.property(someGame('random', 'evil'), fc.string(), ({game, chooser, order}, seed) => {
				const play = () => {
					const opening = {...game, secret: drawSecret(chooser, game.words, seed)};
					return statesOf(newGame(opening), order, chooser).at(-1);
				};
				expect(play()).toEqual(play());
			}),
		);
	});
});
