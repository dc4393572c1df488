import type {LetterSet} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {createPoolStack} from '../../words/divide.js';
import {indexOf, type LetterIndex} from '../../words/letter-index.js';
import {atLeastIn, atMostIn, createTable, keysOf, mostMisses, pack} from '../../words/transposition-table.js';
import {LetterScores} from '../search/letter-scores.js';
import {createWorstCase, type WorstCase} from '../search/playout.js';
import {never, PoolSearch, type ShouldStop} from './search.js';

/** Bounds on a value in misses; it is known once they are equal. */
export type Bounds = {readonly atLeast: number; readonly atMost: number};

/** Finds and remembers the values of pools of words of one length: the misses that perfect play on both sides makes if the chooser may keep any family. Pools are identified by 64 bits, so a mistake is possible in theory. */
export type Solver = {
	readonly words: Words;
	readonly bounds: (pool: Pool) => Bounds;
	/** The value of a pool, or bounds on it when stopped; the next call resumes the search. */
	readonly solve: (pool: Pool, shouldStop?: ShouldStop) => Bounds;
	/** Whether the value is at most `misses`; `undefined` when stopped before that is known. */
	readonly isWithin: (pool: Pool, misses: number, shouldStop?: ShouldStop) => boolean | undefined;
	/** Adopts what is proved elsewhere about a pool. A contradiction is a programming error and throws. */
	readonly learn: (pool: Pool, proved: Bounds) => void;
	readonly positions: () => number;
};

export const isExact = ({atLeast, atMost}: Bounds): boolean => atLeast === atMost;

const everyLetter: LetterSet = -1;

/** An upper bound on the value of pools: the misses needed when every letter is the one that leaves the fewest words at worst. */
function createGreedyBound(index: LetterIndex): WorstCase {
	const {count} = index.words;
	const scores = new LetterScores(index.marks(), count);
	return createWorstCase(createPoolStack(index, count), (cells, start, end) => {
		scores.look(cells, start, end);
		return scores.safest();
	});
}

/** Creates a solver that remembers up to 2 ** `bits` pools, of sixteen bytes each: four million, which take 64 MB. */
export function createSolver(words: Words, bits = 22): Solver {
	const index = indexOf(words);
	const table = createTable(bits);
	const search = new PoolSearch(index, table);
	const greedy = createGreedyBound(index);
	/** The bounds returned so far: they never widen, even if the table drops an entry. */
	const given = new WeakMap<Pool, Bounds>();

	function narrow(pool: Pool, atLeast: number, atMost: number): Bounds {
		const before = given.get(pool) ?? {atLeast, atMost};
		const known = {atLeast: Math.max(atLeast, before.atLeast), atMost: Math.min(atMost, before.atMost)};
		given.set(pool, known);
		return known;
	}

	function bounds(pool: Pool): Bounds {
		if (pool.length <= 1) return {atLeast: 0, atMost: 0};
		const {keyA, keyB} = keysOf(index.keys(), pool);
		const entry = table.get(keyA, keyB);
		const atLeast = atLeastIn(entry);
		const atMost = atMostIn(entry);
		if (atMost < mostMisses || given.has(pool)) return narrow(pool, atLeast, atMost);
		const first = greedy(pool);
		table.set(keyA, keyB, pack(atLeast, first, 0), everyLetter);
		return narrow(pool, atLeast, first);
	}

	function isWithin(pool: Pool, misses: number, shouldStop = never): boolean | undefined {
		const {atLeast, atMost} = bounds(pool);
		if (atMost <= misses) return true;
		if (atLeast > misses) return false;
		const answer = search.isWithin(pool, misses, shouldStop);
		if (answer === true) narrow(pool, atLeast, misses);
		if (answer === false) narrow(pool, misses + 1, atMost);
		return answer;
	}

	return {
		words,
		bounds,
		isWithin,
		solve(pool, shouldStop = never) {
			let {atLeast, atMost} = bounds(pool);
			while (atLeast < atMost) {
				const answer = isWithin(pool, atMost - 1, shouldStop);
				if (answer === undefined) break;
				if (answer) atMost--;
				else atLeast = atMost;
			}

			return {atLeast, atMost};
		},
		learn(pool, {atLeast, atMost}) {
			const known = bounds(pool);
			if (atLeast > known.atMost || atMost < known.atLeast)
				throw new RangeError('These bounds contradict what is proved of the pool');
			narrow(pool, atLeast, atMost);
		},
		positions: () => search.positions,
	};
}
