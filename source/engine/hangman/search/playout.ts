import type {Pool} from '../../words/words.js';
import {ExactSearch, smallPool} from './exact.js';
import {LetterScores} from './letter-scores.js';
import type {LetterIndex} from '../../words/letter-index.js';
import {createPoolStack, type PoolStack, type PoolValue} from '../../words/divide.js';

const breadth = 5;

/** Returns the misses after a first letter, by its number, added up over the words of a pool. */
export type PlayOut = (pool: Pool, letter: number, isDeep: boolean) => number;

/**
Plays pools of at most `largest` words out to the end of the game.

Every later letter is the one of best score, and with `smallPool` words or fewer the best there is. If `isDeep`, the second one is the best of a few that are played out in the same way.
*/
export function createPlayOut(index: LetterIndex, largest: number): PlayOut {
	const scores = new LetterScores(index.marks(), largest);
	const exact = new ExactSearch(index.marks());
	const {cells, ends, divide, memoize} = createPoolStack(index, largest);

	/** Adds up the misses after a letter, its families valued by `value`, up to `limit`. */
	const follow =
		(letter: number, value: PoolValue, limit = Infinity): PoolValue =>
		(start, end, top, slot) => {
			const count = divide(start, end, letter, top, slot);
			const room = ends[slot + count - 1]!;
			let misses = ends[slot]! - top;
			for (let family = 0, from = top; family < count && misses < limit; family++) {
				const to = ends[slot + family]!;
				if (to - from > 1) misses += value(from, to, room, slot + count);
				from = to;
			}

			return misses;
		};

	const byScore: PoolValue = memoize((start, end, top, slot) => {
		if (end - start <= smallPool) {
			exact.take(cells, start, end);
			return exact.misses();
		}

		scores.look(cells, start, end);
		return follow(scores.best(), byScore)(start, end, top, slot);
	});

	const byBest: PoolValue = memoize((start, end, top, slot) => {
		if (end - start <= smallPool) return byScore(start, end, top, slot);
		scores.look(cells, start, end);
		let best = Infinity;
		for (const letter of scores.candidates(breadth))
			best = Math.min(best, follow(letter, byScore, best)(start, end, top, slot));
		return best;
	});

	return (pool, letter, isDeep) => {
		if (pool.length > largest) throw new RangeError('The pool is too large to be played out');
		cells.set(pool);
		return follow(letter, isDeep ? byBest : byScore)(0, pool.length, pool.length, 0);
	};
}

/** Returns the number of a letter that divides the pool from `start` to `end` of `cells`. */
type LetterRule = (cells: Uint32Array, start: number, end: number) => number;

/** Returns the most misses that answers can force on a pool if the guesser is known to ask by some rule. */
export type WorstCase = (pool: Pool) => number;

/** Plays out pools on a stack by a rule, and remembers their values. */
export function createWorstCase({cells, ends, divide, memoize}: PoolStack, rule: LetterRule): WorstCase {
	const worst = memoize((start, end, top, slot) => {
		const count = divide(start, end, rule(cells, start, end), top, slot);
		const room = ends[slot + count - 1]!;
		let most = 0;
		for (let family = 0, from = top; family < count; family++) {
			const to = ends[slot + family]!;
			const miss = family === 0 ? 1 : 0;
			// A letter that divides the words rules one out, so a family of n words costs n - 1 misses at most. Without this `cunning` would take a tenth longer.
			if (miss + to - from - 1 > most)
				most = Math.max(most, miss + (to - from > 1 ? worst(from, to, room, slot + count) : 0));
			from = to;
		}

		return most;
	});

	return pool => {
		if (pool.length < 2) return 0;
		cells.set(pool);
		return worst(0, pool.length, pool.length, 0);
	};
}
