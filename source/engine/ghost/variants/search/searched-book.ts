import type {Dictionary} from '../../../words/dictionary.js';
import type {Pool} from '../../../words/words.js';
import {lengthOf, spellWord} from '../../rules/words.js';
import type {Book, Limit, Losses, Making, Move, OnProgress, Place, Variant} from '../variant.js';
import {layRows, type Rows} from './holding.js';
import {firstWins, isOver, remember, Search, soonerThan, unlimited, type Memory} from './search.js';

/** The plain data of a book whose fragments are searched on demand. */
export type SearchedData<Name extends string = string> = {
	readonly variant: Name;
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly rows: Rows;
	readonly losses: Losses;
};

type SearchedBook<Name extends string = string> = Book & {readonly data: SearchedData<Name>};

/** The distance is found only if the words within reach have at most this many sets of letters still to come. */
const mostTimed = 2 ** 16;

/** The number of fragments whose words are kept, so that a thread that plays many games needs no more memory. */
const mostPools = 1024;

/** Searches the fragments of a book, and remembers the results. */
class Searcher {
	readonly search: Search;
	private readonly rows: Rows;
	private readonly limit: Limit;
	private readonly winners: Memory;
	/** The memory of each goal to end the game within some number of letters. */
	private readonly timed = new Map<number, Memory>();
	private readonly pools = new Map<string, Pool>();

	constructor({rows, losses}: SearchedData, limit: Limit) {
		this.rows = rows;
		this.limit = limit;
		this.search = new Search(rows, limit);
		this.winners = remember(losses);
	}

	/** Returns the words that hold a fragment. */
	poolOf(fragment: string): Pool {
		return (
			this.pools.get(fragment) ?? this.keep(fragment, this.nearPool(fragment).filter(this.isIn(fragment)))
		);
	}

	isAlive(fragment: string): boolean {
		if (this.pools.has(fragment)) return this.poolOf(fragment).length > 0;
		return this.nearPool(fragment).some(this.isIn(fragment));
	}

	/** Returns the first of the shortest words that hold a fragment, and throws if there is none. */
	shortestOf(fragment: string): number {
		const [word] = this.poolOf(fragment);
		if (word === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return word;
	}

	isWord(fragment: string): boolean {
		return fragment !== '' && lengthOf(this.rows, this.shortestOf(fragment)) === fragment.length;
	}

	/** Returns the longer fragments and keeps their words. */
	longerFrom(fragment: string) {
		const branches = this.search.branchesOf(fragment, this.poolOf(fragment));
		for (const branch of branches) this.keep(branch.fragment, branch.wordsOf());
		return branches;
	}

	moverWins(fragment: string): boolean | undefined {
		if (this.isWord(fragment)) return true;
		const isForced = this.search.forces(fragment, this.poolOf(fragment), firstWins, this.winners);
		return isOver(this.limit) ? undefined : isForced === firstWins.movesAt(fragment.length);
	}

	/** Returns the fragment after a move that wins, if there is one. */
	findWin(fragment: string): string | undefined {
		return this.search.findDecisive(fragment, this.poolOf(fragment), firstWins, this.winners);
	}

	/** Finds the distance, unless that is too much work. */
	distance(fragment: string): number | undefined {
		if (this.isWord(fragment)) return 0;
		const wins = this.isTimed(fragment) ? this.moverWins(fragment) : undefined;
		if (wins === undefined) return undefined;
		const pool = this.poolOf(fragment);
		if (pool.length === 0) return 1;
		for (let most = fragment.length + (wins ? 2 : 1); ; most += 2) {
			const isForced = this.search.forces(fragment, pool, soonerThan(most), this.memoryOf(most));
			if (isOver(this.limit)) return undefined;
			if (isForced) return most - fragment.length;
		}
	}

	/** Returns the fragment after the best move: the winner ends the game in time, the loser outlasts what the other could force otherwise. */
	findBest(fragment: string): string | undefined {
		const left = this.distance(fragment) ?? 0;
		const most = fragment.length + left - (left % 2 === 0 ? 0 : 2);
		const pool = this.poolOf(fragment);
		const best = this.search.findDecisive(fragment, pool, soonerThan(most), this.memoryOf(most));
		return best ?? this.longerFrom(fragment)[0]?.fragment;
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

		return fragment.length > 1 ? this.poolOf(fragment.slice(0, -1)) : this.rows.counting;
	}

	private isIn(fragment: string): (word: number) => boolean {
		return this.search.holding.isIn(fragment);
	}

	private memoryOf(most: number): Memory {
		const memory = this.timed.get(most) ?? new Map<string, boolean>();
		this.timed.set(most, memory);
		return memory;
	}

	private isTimed(fragment: string): boolean {
		let sets = 0;
		return this.poolOf(fragment).every(
			word => (sets += 2 ** (lengthOf(this.rows, word) - fragment.length)) <= mostTimed,
		);
	}
}

/** Finds the fragments of one letter to so many from which the player to move loses. */
export function findLosses(data: SearchedData, upTo: number, onProgress?: OnProgress): Losses {
	const searcher = new Searcher(data, unlimited());
	const losses = [];
	let layer: readonly string[] = [''];
	for (let length = 1; length <= upTo; length++) {
		const longer = new Set(layer.flatMap(each => searcher.longerFrom(each).map(({fragment}) => fragment)));
		layer = [...longer].filter(fragment => !searcher.isWord(fragment));
		for (const [done, fragment] of layer.entries()) {
			if (searcher.moverWins(fragment) === false) losses.push(fragment);
			onProgress?.((length - 1 + (done + 1) / layer.length) / upTo);
		}
	}

	return {upTo, fragments: losses};
}

/** Makes the data of a book, and searches the first letters unless their losses are known. */
export function makeSearched<Name extends string>(
	variant: Name,
	{dictionary, minLength, isFree}: {dictionary: Dictionary; minLength: number; isFree: boolean},
	{onProgress, losses}: Making = {},
): SearchedData<Name> {
	const rows = layRows(dictionary, minLength, isFree);
	const data = {variant, dictionary, minLength, rows, losses: {upTo: 0, fragments: []}};
	return {...data, losses: losses ?? findLosses(data, 1, onProgress)};
}

/** Opens a book with an empty memory, so that its answers don't depend on earlier questions. `placeOf` names the places of gaps. */
export function openSearched<Name extends string>(
	data: SearchedData<Name>,
	variant: Variant,
	placeOf: (gap: number, length: number) => Place,
	limit = unlimited(),
): SearchedBook<Name> {
	const {dictionary, minLength} = data;
	const searcher = new Searcher(data, limit);
	const movesFrom = (fragment: string): Move[] =>
		searcher.longerFrom(fragment).map(longer => ({
			letter: longer.letter,
			place: placeOf(longer.gap, fragment.length),
			fragment: longer.fragment,
		}));
	const shortestFrom = (fragment: string): string => spellWord(dictionary, searcher.shortestOf(fragment));
	return {
		...{data, variant, dictionary, minLength, movesFrom, shortestFrom, wordFrom: shortestFrom},
		isAlive: fragment => searcher.isAlive(fragment),
		isWord: fragment => searcher.isWord(fragment),
		hasSafeMove: fragment => searcher.search.hasSafeLetter(fragment, searcher.poolOf(fragment)),
		moverWins: fragment => searcher.moverWins(fragment),
		someWins(fragment) {
			const won = searcher.findWin(fragment);
			return movesFrom(fragment)
				.filter(move => move.fragment === won)
				.slice(0, 1);
		},
		distance: fragment => searcher.distance(fragment),
		findBest: fragment => searcher.findBest(fragment),
		countWords(fragment) {
			const pool = searcher.poolOf(fragment);
			if (!searcher.isWord(fragment)) return pool.length;
			return pool.filter(word => lengthOf(data.rows, word) === fragment.length).length;
		},
		countFragments: () => undefined,
	};
}
