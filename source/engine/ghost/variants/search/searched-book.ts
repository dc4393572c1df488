import {lengthOf, wordAt, type Dictionary, type Pool} from '../../../words/words.js';
import type {Book, BookWords, Limit, Losses, Making, Move, OnProgress} from '../book.js';
import type {Variant} from '../variants.js';
import {layRows, type Rows} from './holding.js';
import {firstWins, isOver, movesAt, Search} from './search.js';

/** The words of a book whose fragments are searched on demand, and losses that are known. */
export type SearchedData = {readonly rows: Rows; readonly losses: Losses};

/** The distance is found only if the words within reach have at most this many sets of letters still to come. */
const mostTimed = 2 ** 16;

/** The number of fragments whose words are kept, so that a thread that plays many games needs no more memory. */
const mostPools = 1024;

/** A book whose fragments are searched, and which remembers the results. It begins with an empty memory, so that its answers don't depend on earlier questions. */
export class SearchedBook implements Book {
	readonly variant: Variant;
	readonly dictionary: Dictionary;
	readonly minLength: number;
	private readonly counting: Pool;
	private readonly limit: Limit;
	private readonly search: Search;
	private readonly pools = new Map<string, Pool>();

	constructor(
		variant: Variant,
		{dictionary, minLength, rows, losses}: BookWords & SearchedData,
		limit: Limit = {left: Infinity, shouldStop: () => false},
	) {
		this.variant = variant;
		this.dictionary = dictionary;
		this.minLength = minLength;
		this.counting = rows.counting;
		this.limit = limit;
		this.search = new Search(variant, dictionary, rows, losses, limit);
	}

	readonly isAlive = (fragment: string): boolean => {
		const known = this.pools.get(fragment);
		return known ? known.length > 0 : this.nearPool(fragment).some(this.search.holding.isIn(fragment));
	};

	readonly isWord = (fragment: string): boolean =>
		fragment !== '' && this.lengthOf(this.shortestOf(fragment)) === fragment.length;

	/** Keeps the words of the longer fragments. */
	readonly movesFrom = (fragment: string): readonly Move[] => {
		const branches = this.search.branchesOf(fragment, this.poolOf(fragment));
		for (const branch of branches) this.keep(branch.fragment, branch.wordsOf());
		return branches.map(({letter, place, fragment: longer}) => ({letter, place, fragment: longer}));
	};

	readonly moverWins = (fragment: string): boolean | undefined => {
		if (this.isWord(fragment)) return true;
		const isForced = this.search.forces(fragment, this.poolOf(fragment), firstWins);
		return isOver(this.limit) ? undefined : isForced === movesAt(firstWins, fragment.length);
	};

	readonly hasSafeMove = (fragment: string): boolean =>
		this.search.hasSafeLetter(fragment, this.poolOf(fragment));

	readonly someWins = (fragment: string): readonly Move[] => {
		const won = this.search.findDecisive(fragment, this.poolOf(fragment), firstWins);
		return this.movesFrom(fragment)
			.filter(move => move.fragment === won)
			.slice(0, 1);
	};

	readonly distance = (fragment: string): number | undefined => {
		if (this.isWord(fragment)) return 0;
		const wins = this.isTimed(fragment) ? this.moverWins(fragment) : undefined;
		if (wins === undefined) return undefined;
		const pool = this.poolOf(fragment);
		if (pool.length === 0) return 1;
		for (let most = fragment.length + (wins ? 2 : 1); ; most += 2) {
			const isForced = this.search.forces(fragment, pool, most);
			if (isOver(this.limit)) return undefined;
			if (isForced) return most - fragment.length;
		}
	};

	readonly countWords = (fragment: string): number => {
		const pool = this.poolOf(fragment);
		if (!this.isWord(fragment)) return pool.length;
		return pool.filter(word => this.lengthOf(word) === fragment.length).length;
	};

	readonly shortestFrom = (fragment: string): string => wordAt(this.dictionary, this.shortestOf(fragment));

	readonly wordFrom = (fragment: string): string => this.shortestFrom(fragment);

	readonly countFragments = (): undefined => undefined;

	private lengthOf(word: number): number {
		return lengthOf(this.dictionary, word);
	}

	/** Returns the words that hold a fragment. */
	private poolOf(fragment: string): Pool {
		const known = this.pools.get(fragment);
		if (known) return known;
		return this.keep(fragment, this.nearPool(fragment).filter(this.search.holding.isIn(fragment)));
	}

	/** Returns the first of the shortest words that hold a fragment, and throws if there is none. */
	private shortestOf(fragment: string): number {
		const [word] = this.poolOf(fragment);
		if (word === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return word;
	}

	private keep(fragment: string, pool: Pool): Pool {
		if (this.pools.size >= mostPools) this.pools.clear();
		this.pools.set(fragment, pool);
		return pool;
	}

	/** Returns the words that hold a fragment without one of its letters: without one for which they are kept, or else without the last. */
	private nearPool(fragment: string): Pool {
		for (let at = fragment.length - 1; at >= 0; at--) {
			const pool = this.pools.get(fragment.slice(0, at) + fragment.slice(at + 1));
			if (pool) return pool;
		}

		return fragment.length > 1 ? this.poolOf(fragment.slice(0, -1)) : this.counting;
	}

	private isTimed(fragment: string): boolean {
		let sets = 0;
		return this.poolOf(fragment).every(
			word => (sets += 2 ** (this.lengthOf(word) - fragment.length)) <= mostTimed,
		);
	}
}

/** Finds the fragments of one letter to so many from which the player to move loses. */
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
	const book = new SearchedBook(variant, {...words, rows, losses: {upTo: 0, fragments: []}});
	return {rows, losses: findLosses(book, 1, onProgress)};
}
