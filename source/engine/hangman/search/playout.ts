import {createTable, keysOf, type PoolKeys} from '../../words/transposition-table.js';
import type {Pool} from '../../words/words.js';
import {ExactSearch, smallPool} from './exact.js';
import {LetterScores} from './letter-scores.js';
import type {LetterIndex} from '../../words/letter-index.js';
import {createPoolStack} from '../../words/divide.js';

/** Returns the value of the pool from `start` to `end` on a stack with room from `top` and `slot` on. */
export type Value = (start: number, end: number, top: number, slot: number) => number;

/** A memory holds up to two to this power values. */
const memoryBits = 17;

/** Memoizes values of pools in `cells`, whole numbers of 0 or more, by the words of a pool in any order. */
export function createPoolMemory(cells: Uint32Array, keys: PoolKeys): (value: Value) => Value {
	return value => {
		const {get, set} = createTable(memoryBits);
		return (start, end, top, slot) => {
			const {keyA, keyB} = keysOf(keys, cells, start, end);
			const known = get(keyA, keyB);
			if (known !== 0) return known - 1;
			const found = value(start, end, top, slot);
			set(keyA, keyB, found + 1);
			return found;
		};
	};
}

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
	const {cells, ends, divide} = createPoolStack(index, largest);
	const remembered = createPoolMemory(cells, index.keys());

	/** Adds up the misses after a letter, its families valued by `value`, up to `limit`. */
	const follow =
		(letter: number, value: Value, limit = Infinity): Value =>
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

	const byScore: Value = remembered((start, end, top, slot) => {
		if (end - start <= smallPool) {
			exact.take(cells, start, end);
			return exact.misses();
		}

		scores.look(cells, start, end);
		return follow(scores.best(), byScore)(start, end, top, slot);
	});

	const byBest: Value = remembered((start, end, top, slot) => {
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
