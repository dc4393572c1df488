import type {createPoolStack} from '../../words/divide.js';
import type {Pool} from '../../words/words.js';
import type {Value} from './playout.js';

/** Returns the number of a letter that divides the pool from `start` to `end` of `cells`. */
export type LetterRule = (cells: Uint32Array, start: number, end: number) => number;

/** Returns the most misses that answers can force on a pool if the guesser is known to ask by some rule. */
export type WorstCase = (pool: Pool) => number;

/** Plays out pools on a stack by a rule; `memoize` may remember values. */
export function createWorstCase(
	{cells, ends, divide}: ReturnType<typeof createPoolStack>,
	rule: LetterRule,
	memoize = (value: Value): Value => value,
): WorstCase {
	const worst = memoize((start, end, top, slot) => {
		const count = divide(start, end, rule(cells, start, end), top, slot);
		const room = ends[slot + count - 1]!;
		let most = 0;
		for (let family = 0, from = top; family < count; family++) {
			const to = ends[slot + family]!;
			const miss = family === 0 ? 1 : 0;
			// A letter that divides the words rules one out, so a family of n words costs n - 1 misses at most.
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
