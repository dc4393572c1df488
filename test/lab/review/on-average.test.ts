import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {isMiss, momentsOf, type HangmanGame} from '../../../source/engine/index.js';
import {createAverageReview} from '../../../source/engine/hangman/review/moments.js';
import {smallPool} from '../../../source/engine/hangman/search/exact.js';
import {compareOnAverage} from '../../../source/lab/review/judges.js';
import {fewestMisses} from '../../engine/hangman/search/fewest-misses.js';
import {firstGame, poolOf, someGame, statesOf, texts} from '../../engine/helpers.js';

const compare = (game: HangmanGame, before?: {readonly atLeast: number; readonly atMost: number}) => {
	const {words} = game;
	return compareOnAverage({words, moments: momentsOf(game), review: createAverageReview(words)}, before);
};

/** The misses of all words together: the letters of the game as long as the answers are its own, and best play from where they differ. */
const missesOfAll = (game: HangmanGame): number =>
	game.turns
		.flatMap(({families, kept}) =>
			families.map(family => {
				const others = family.pool === kept.pool ? 0 : fewestMisses(texts(game.words, family.pool));
				return others + (isMiss(family) ? family.pool.length : 0);
			}),
		)
		.reduce((sum, misses) => sum + misses, fewestMisses(poolOf(game)));

test('the letters of a game lead to as many misses on average as all its words together cost', () => {
	const fewWords = someGame('random').filter(({game}) => game.pool.length <= smallPool);
	fc.assert(
		fc.property(fewWords, ({game: first, order}) => {
			const game = statesOf(first, order, 'random').at(-1)?.[1] ?? first;
			const found = compare(game);
			if (game.turns.length === 0) {
				expect(found).toBeUndefined();
				return;
			}

			const fewest = fewestMisses(poolOf(first)) / first.words.count;
			expect(found?.own).toBeCloseTo(missesOfAll(game) / first.words.count, 9);
			expect(found?.best.atMost).toBeCloseTo(fewest, 9);
			expect(found?.best.atLeast).toBeCloseTo(fewest, 9);
		}),
	);
});

test('what was proved beforehand is gone by, and never beaten by what the review reaches', () => {
	const [, game = firstGame('bat cat hat', 'random')] =
		statesOf(firstGame('bat cat hat', 'random'), ['b', 'c'], 'random').at(-1) ?? [];
	expect(compare(game, {atLeast: 0.5, atMost: 0.9})?.best).toEqual({atLeast: 0.5, atMost: 0.9});
	expect(compare(game, {atLeast: 0.5, atMost: 2})?.best).toEqual({atLeast: 0.5, atMost: 1});
});
