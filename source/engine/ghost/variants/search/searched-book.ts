import {lengthOf, wordAt, type Dictionary, type Pool} from '../../../words/words.js';
import type {Book, BookWords, Limit, Losses, Making, Move, OnProgress} from '../book.js';
import type {Variant} from '../variants.js';
import {holdingOf, layRows, type Holding, type Rows} from './holding.js';
import {firstWins, isSpent, movesAt, Search} from './search.js';

export type SearchedData = {readonly rows: Rows; readonly losses: Losses};

/** The most sets of letters still to come with which the distance is found. */
const mostTimed = 2 ** 16;

/** The number of fragments whose words are kept, so that a thread that plays many games needs no more memory. */
const mostPools = 1024;

/** Remembers the words that hold each fragment. */
function createPools({counting}: Rows, {isIn}: Holding) {
	const pools = new Map<string, Pool>();

	function keep(fragment: string, pool: Pool): Pool {
		if (pools.size >= mostPools) pools.clear();
		pools.set(fragment, pool);
		return pool;
	}

	/** Returns the words that hold a fragment without one of its letters: without one for which they are kept, or else without the last. Trying only the last takes four times as long where letters come first. */
	function nearPool(fragment: string): Pool {
		for (let at = fragment.length - 1; at >= 0; at--) {
			const pool = pools.get(fragment.slice(0, at) + fragment.slice(at + 1));
			if (pool) return pool;
		}

		return fragment.length > 1 ? poolOf(fragment.slice(0, -1)) : counting;
	}

	const poolOf = (fragment: string): Pool =>
		pools.get(fragment) ?? keep(fragment, nearPool(fragment).filter(isIn(fragment)));

	function isAlive(fragment: string): boolean {
		const known = pools.get(fragment);
		return known ? known.length > 0 : nearPool(fragment).some(isIn(fragment));
	}

	return {keep, poolOf, isAlive};
}

/** Returns whether the words within reach have at most `mostTimed` sets of letters still to come. */
function isTimed(dictionary: Dictionary, pool: Pool, fragment: string): boolean {
	let sets = 0;
	return pool.every(word => (sets += 2 ** (lengthOf(dictionary, word) - fragment.length)) <= mostTimed);
}

/** Opens a book whose fragments are searched, and which remembers the results. It begins with an empty memory, so that its answers don't depend on earlier questions. */
export function openSearched(
	variant: Variant,
	{dictionary, minLength, rows, losses}: BookWords & SearchedData,
	limit: Limit = {left: Infinity, shouldStop: () => false},
): Book {
	const holding = holdingOf(dictionary, rows);
	const search = new Search(variant, dictionary, holding, losses, limit);
	const {keep, poolOf, isAlive} = createPools(rows, holding);

	function shortestOf(fragment: string): number {
		const [word] = poolOf(fragment);
		if (word === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return word;
	}

	const isWord = (fragment: string): boolean =>
		fragment !== '' && lengthOf(dictionary, shortestOf(fragment)) === fragment.length;

	/** Keeps the words of the longer fragments. */
	function movesFrom(fragment: string): readonly Move[] {
		const branches = search.branchesOf(fragment, poolOf(fragment));
		for (const branch of branches) keep(branch.fragment, branch.wordsOf());
		return branches.map(({letter, place, fragment: longer}) => ({letter, place, fragment: longer}));
	}

	function moverWins(fragment: string): boolean | undefined {
		if (isWord(fragment)) return true;
		const isForced = search.forces(fragment, poolOf(fragment), firstWins);
		return isSpent(limit) ? undefined : isForced === movesAt(firstWins, fragment.length);
	}

	const shortestFrom = (fragment: string): string => wordAt(dictionary, shortestOf(fragment));
	return {
		...{variant, dictionary, minLength, isAlive, movesFrom, isWord, moverWins, shortestFrom},
		hasSafeMove: fragment => search.hasSafeLetter(fragment, poolOf(fragment)),
		someWins(fragment) {
			const won = search.findDecisive(fragment, poolOf(fragment), firstWins);
			return movesFrom(fragment)
				.filter(move => move.fragment === won)
				.slice(0, 1);
		},
		distance(fragment) {
			if (isWord(fragment)) return 0;
			const pool = poolOf(fragment);
			const wins = isTimed(dictionary, pool, fragment) ? moverWins(fragment) : undefined;
			return wins === undefined ? undefined : search.lettersLeft(fragment, pool, wins);
		},
		countWords(fragment) {
			const pool = poolOf(fragment);
			if (!isWord(fragment)) return pool.length;
			return pool.filter(word => lengthOf(dictionary, word) === fragment.length).length;
		},
		wordFrom: shortestFrom,
		countFragments: () => undefined,
	};
}

export function findLosses(book: Book, upTo: number, onProgress?: OnProgress): Losses {
	const losses = [];
	let layer: readonly string[] = [''];
	for (let length = 1; length <= upTo; length++) {
		const longer = new Set(layer.flatMap(each => book.movesFrom(each).map(({fragment}) => fragment)));
		layer = [...longer].filter(fragment => !book.isWord(fragment));
		for (const [done, fragment] of layer.entries()) {
			if (book.moverWins(fragment) === false) losses.push(fragment);
			onProgress?.((length - 1 + (done + 1) / layer.length) / upTo);
		}
	}

	return {upTo, fragments: losses};
}

/** Lays out the words, and searches the first letters unless their losses are known. Letters have no order where nobody chooses their place. */
export function prepareSearch(
	variant: Variant,
	words: BookWords,
	{onProgress, losses}: Making,
): SearchedData {
	const rows = layRows(words.dictionary, words.minLength, !variant.choosesPlace);
	if (losses) return {rows, losses};
	const book = openSearched(variant, {...words, rows, losses: {upTo: 0, fragments: []}});
	return {rows, losses: findLosses(book, 1, onProgress)};
}
