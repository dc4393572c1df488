import type {LetterSet} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {keysOf} from '../../words/pool-keys.js';
import {createTable} from '../../words/transposition-table.js';
import {atLeastIn, atMostIn, mostMisses, pack} from './bounds-entry.js';
import {chainBound} from './chain-bound.js';
import {greedyBound} from './greedy.js';
import {layOut} from './layout.js';
import {createSearch, type Rules, type ShouldStop} from './search.js';

/** What is known about the value of a pool, in misses: it lies between the two, and is known when they are the same. */
export type Bounds = {readonly atLeast: number; readonly atMost: number};

/**
Finds the values of pools of words of one length, and remembers what it found.

The value is what perfect play comes to, in misses, when the chooser may keep any family: letters that stand in every word cost nothing; a single word costs nothing; else it is the least, over the letters, of the greatest of one more than the value of the words without the letter and the values of its families. A perfect guesser wins with a budget of `value + 1` and not with less.

Pools are told apart by 64 bits drawn for each word, so that two being taken for one is possible in theory. Optimal play is hard in general: Barbay and Subercaseaux, The Computational Complexity of Evil Hangman, 2020.
*/
export type Solver = {
	readonly words: Words;
	/** What is known without a search, or from searches before. */
	readonly bounds: (pool: Pool) => Bounds;
	/** The value of a pool, or what is known when `shouldStop` says so; asked again, it goes on from there. */
	readonly solve: (pool: Pool, shouldStop?: ShouldStop) => Bounds;
	/** Whether the value is no more than so many misses; `undefined` when stopped before it is known. */
	readonly isWithin: (pool: Pool, misses: number, shouldStop?: ShouldStop) => boolean | undefined;
	/** Takes over what is proved elsewhere about a pool. What contradicts what it knows itself is a programming error and throws. */
	readonly learn: (pool: Pool, proved: Bounds) => void;
	/** How many positions it has looked into so far. */
	readonly positions: () => number;
};

export const isExact = ({atLeast, atMost}: Bounds): boolean => atLeast === atMost;

/** What a core may consist of where it isn't known. */
const everyLetter: LetterSet = -1;

const never: ShouldStop = () => false;

/** Four million pools: 64 MB when full. */
const tableBits = 22;

export type SolverOptions = {
	/** How much it remembers at most: two to the power of this many pools, of sixteen bytes each (22). */
	readonly bits?: number;
	/** Rules to do without, to see what they are worth (none). */
	readonly without?: readonly (keyof Rules)[];
};

/** A solver for words of one length. It takes memory as it works. */
export function createSolver(words: Words, {bits = tableBits, without = []}: SolverOptions = {}): Solver {
	const layout = layOut(words);
	const table = createTable(bits);
	const search = createSearch(layout, table, {
		chains: !without.includes('chains'),
		hitting: !without.includes('hitting'),
		suspects: !without.includes('suspects'),
	});
	const chains = chainBound(words);
	const greedy = greedyBound(layout);
	/** What is known about pools that were asked about: the table may drop it, and whoever asked goes by it. */
	const told = new WeakMap<Pool, Bounds>();

	function bounds(pool: Pool): Bounds {
		if (pool.length <= 1) return {atLeast: 0, atMost: 0};
		const {keyA, keyB} = keysOf(layout.keys, pool);
		const entry = table.get(keyA, keyB);
		const atLeast = atLeastIn(entry);
		const atMost = atMostIn(entry);
		if (atMost < mostMisses || told.has(pool)) return tell(pool, atLeast, atMost);
		const first = {atLeast: Math.max(atLeast, chains.forced(pool, 0, pool.length)), atMost: greedy(pool)};
		table.set(keyA, keyB, pack(first.atLeast, first.atMost, 0), everyLetter);
		return tell(pool, first.atLeast, first.atMost);
	}

	function tell(pool: Pool, atLeast: number, atMost: number): Bounds {
		const before = told.get(pool) ?? {atLeast, atMost};
		const known = {atLeast: Math.max(atLeast, before.atLeast), atMost: Math.min(atMost, before.atMost)};
		told.set(pool, known);
		return known;
	}

	function isWithin(pool: Pool, misses: number, shouldStop = never): boolean | undefined {
		const {atLeast, atMost} = bounds(pool);
		if (atMost <= misses) return true;
		if (atLeast > misses) return false;
		const answer = search.isWithin(pool, misses, shouldStop);
		if (answer === true) tell(pool, atLeast, misses);
		if (answer === false) tell(pool, misses + 1, atMost);
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
				throw new RangeError('What is proved of a pool holds of it');
			tell(pool, atLeast, atMost);
		},
		positions: search.positions,
	};
}
