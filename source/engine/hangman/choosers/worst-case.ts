import type {Pool, Words} from '../../words/words.js';
import {createBestLetters, type BestLetters} from '../search/best-letters.js';
import {createLetterScores} from '../search/letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {createPoolMemory, type Value} from '../search/pool-memory.js';
import {createPoolStack} from '../../words/divide.js';

/** The most misses that a chooser who knows a guesser's strategy can force, for a pool of up to `largestForecast` words. */
type WorstCase = (pool: Pool) => number;

export type WorstCases = {
	/** The letter with the most occurrences, as `paga` asks. */
	readonly frequent: WorstCase;
	/** The letter with the fewest misses per bit of information, as `expert` asks in large pools. */
	readonly promising: WorstCase;
	/** The letter that `expert` asks; slow, some 50 µs a word. */
	readonly expert: WorstCase;
};

export const largestForecast = 15_000;

type LetterRule = (cells: Uint32Array, start: number, end: number) => number;

export function createWorstCases(words: Words): WorstCases {
	const index = indexOf(words);
	const largest = Math.min(words.count, largestForecast);
	const scores = createLetterScores(index.marks(), largest);
	const {cells, ends, divide} = createPoolStack(index, largest);
	const remembered = createPoolMemory(cells, words.count);
	let bestLetters: BestLetters | undefined;

	const worstBy = (rule: LetterRule): WorstCase => {
		const worst: Value = remembered((start, end, top, slot) => {
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
	};

	const looking =
		(choose: () => number): LetterRule =>
		(from, start, end) => {
			scores.look(from, start, end);
			return choose();
		};

	return {
		frequent: worstBy(looking(scores.mostFrequent)),
		promising: worstBy(looking(scores.best)),
		expert: worstBy((from, start, end) =>
			(bestLetters ??= createBestLetters(words)).first(from.slice(start, end)),
		),
	};
}
