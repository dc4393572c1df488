import {once} from '../../../once-per.js';
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

/** As many words mostly have a safe letter. Looking at all of them takes one and a half times as long. */
const fewWords = 64;

/** The words that hold a fragment, found when they are needed: most fragments beside the played one are never searched. */
type Held = {
	readonly size: number;
	readonly shortest: number | undefined;
	readonly first: (most: number) => Pool;
	readonly pool: () => Pool;
};

const hold = (pool: Pool): Held => ({
	size: pool.length,
	shortest: pool[0],
	first: most => pool.subarray(0, most),
	pool: () => pool,
});

/** Remembers the words that hold each fragment. */
function createPools({counting}: Rows, {isIn}: Holding) {
	const known = new Map<string, Held>();

	function keep(fragment: string, held: Held): Held {
		if (known.size >= mostPools) known.clear();
		known.set(fragment, held);
		return held;
	}

	/** Returns words that include those with a fragment: the words of one without one of its letters, if they are known. Trying only the last letter takes four times as long where letters come first. */
	function nearPool(fragment: string): Pool {
		for (let at = fragment.length - 1; at >= 0; at--) {
			const held = known.get(fragment.slice(0, at) + fragment.slice(at + 1));
			if (held) return held.pool();
		}

		return counting;
	}

	const heldBy = (fragment: string): Held =>
		known.get(fragment) ?? keep(fragment, hold(nearPool(fragment).filter(isIn(fragment))));

	const isAlive = (fragment: string): boolean =>
		(known.get(fragment)?.size ?? Number(nearPool(fragment).some(isIn(fragment)))) > 0;

	return {keep, heldBy, isAlive};
}

/** Returns whether the words within reach have at most `mostTimed` sets of letters still to come. */
function isTimed(dictionary: Dictionary, {size, shortest, pool}: Held, fragment: string): boolean {
	const setsOf = (word: number) => 2 ** (lengthOf(dictionary, word) - fragment.length);
	if (shortest !== undefined && size * setsOf(shortest) > mostTimed) return false;
	let sets = 0;
	return pool().every(word => (sets += setsOf(word)) <= mostTimed);
}

/** Opens a book whose fragments are searched, and which remembers the results. It begins with an empty memory, so that its answers don't depend on earlier questions. */
export function openSearched(
	variant: Variant,
	{dictionary, minLength, rows, losses}: BookWords & SearchedData,
	limit: Limit = {left: Infinity, shouldStop: () => false},
): Book {
	const holding = holdingOf(dictionary, rows);
	const search = new Search(variant, dictionary, holding, losses, limit);
	const {keep, heldBy, isAlive} = createPools(rows, holding);
	const poolOf = (fragment: string): Pool => heldBy(fragment).pool();

	function shortestOf(fragment: string): number {
		const {shortest} = heldBy(fragment);
		if (shortest === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
		return shortest;
	}

	const isWord = (fragment: string): boolean =>
		fragment !== '' && lengthOf(dictionary, shortestOf(fragment)) === fragment.length;

	/** Keeps how to find the words of the longer fragments. */
	function movesFrom(fragment: string): readonly Move[] {
		const branches = search.branchesOf(fragment, poolOf(fragment));
		for (const {fragment: longer, size, wordsOf} of branches) {
			const [shortest] = wordsOf(1);
			keep(longer, {size, shortest, first: wordsOf, pool: once(() => wordsOf())});
		}

		return branches.map(({letter, place, fragment: longer}) => ({letter, place, fragment: longer}));
	}

	function moverWins(fragment: string): boolean | undefined {
		if (isWord(fragment)) return true;
		const isForced = search.forces(fragment, () => poolOf(fragment), firstWins);
		return isSpent(limit) ? undefined : isForced === movesAt(firstWins, fragment.length);
	}

	const shortestFrom = (fragment: string): string => wordAt(dictionary, shortestOf(fragment));
	return {
		...{variant, dictionary, minLength, isAlive, movesFrom, isWord, moverWins, shortestFrom},
		hasSafeMove(fragment) {
			const {size, first, pool} = heldBy(fragment);
			if (search.hasSafeLetter(fragment, first(fewWords))) return true;
			return size > fewWords && search.hasSafeLetter(fragment, pool());
		},
		someWins(fragment) {
			const won = search.findDecisive(fragment, poolOf(fragment), firstWins);
			return movesFrom(fragment)
				.filter(move => move.fragment === won)
				.slice(0, 1);
		},
		distance(fragment) {
			if (isWord(fragment)) return 0;
			const held = heldBy(fragment);
			const wins = isTimed(dictionary, held, fragment) ? moverWins(fragment) : undefined;
			return wins === undefined ? undefined : search.lettersLeft(fragment, held.pool(), wins);
		},
		countWords(fragment) {
			if (!isWord(fragment)) return heldBy(fragment).size;
			return poolOf(fragment).filter(word => lengthOf(dictionary, word) === fragment.length).length;
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
