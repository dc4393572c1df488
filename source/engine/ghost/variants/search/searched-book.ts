import {oncePer} from '../../../once-per.js';
import type {Dictionary} from '../../../words/dictionary.js';
import type {Pool} from '../../../words/words.js';
import {spellWord} from '../../rules/words.js';
import {findFromMiddle} from '../median.js';
import {
	root,
	type Book,
	type Losses,
	type Making,
	type Move,
	type Node,
	type OnProgress,
	type Place,
	type Variant,
	type View,
} from '../variant.js';
import {holdingOf, wordsHolding} from './holding.js';
import {createPartySearch, type PartySearch} from './party-search.js';
import {layRows, lengthIn, runsOf, type Rows} from './rows.js';
import {createSearch, type Goal, type Memory} from './search.js';

/** What a book is made of whose positions are searched when they are asked about: plain data, so that a thread can send it to another. */
export type SearchedData<Name extends string = string> = {
	readonly variant: Name;
	readonly dictionary: Dictionary;
	readonly minLength: number;
	readonly rows: Rows;
	readonly losses: Losses;
};

export type SearchedBook<Name extends string = string> = Book & {readonly data: SearchedData<Name>};

/** How a variant with a letter in any gap tells its gaps: by places, or not at all where it sorts. */
type Gapped = {readonly variant: Variant; readonly placeOf: (gap: number, length: number) => Place};

/** It is worked out how long a game lasts where the words in reach have so few sets of letters still to come, or fewer. */
const mostTimed = 2 ** 16;

/** How many pools are kept. */
const mostPools = 256;

/** Whoever plays the first letter moves after an even number of them, and wins with a word of an even number. */
const firstWins: Goal = {wantsEnd: length => length % 2 === 0, movesAt: length => length % 2 === 0};

/** The same player's goal, or the other's, with no longer a word than that; whose it is, its length tells. */
const soonerThan = (most: number): Goal => ({
	wantsEnd: length => length <= most && length % 2 === most % 2,
	movesAt: length => length % 2 === most % 2,
});

/** What is known of the first player's goal by its losses and by what is found later. */
function remember({upTo, fragments}: Losses): Memory {
	const lost = new Set(fragments);
	const found = new Map<string, boolean>();
	return {
		get: fragment =>
			fragment === '' || fragment.length > upTo
				? found.get(fragment)
				: firstWins.movesAt(fragment.length) !== lost.has(fragment),
		set: (fragment, isForced) => void found.set(fragment, isForced),
	};
}

/** How a book finds what it is asked about; the same data always has the same one. */
const searchOf = oncePer(({rows, losses}: SearchedData) => {
	const holding = holdingOf(rows);
	const search = createSearch(rows);
	const {forces, findDecisive, lettersIn, longerFragments, branchesOf} = search;
	const parties = new Map<number, PartySearch>();
	const winners = remember(losses);
	const timed = new Map<number, Memory>();
	const lasting = new Map<Node, number>();
	const fragments = [''];
	const parents: Node[] = [root];
	const nodes = new Map([['', root]]);
	const pools = new Map<Node, Pool>();
	/** The first word of a node's pool. */
	const shortest: (number | undefined)[] = [];

	function keepPool(node: Node, pool: Pool): Pool {
		pools.delete(node);
		pools.set(node, pool);
		const [oldest] = pools.keys();
		if (pools.size > mostPools && oldest !== undefined) pools.delete(oldest);
		return pool;
	}

	function poolOf(node: Node): Pool {
		if (node === root) return rows.counting;
		return keepPool(node, pools.get(node) ?? wordsHolding(holding, poolOf(parents[node]!), fragments[node]!));
	}

	function nodeOf(fragment: string, parent: Node): Node {
		const node = nodes.get(fragment) ?? fragments.push(fragment) - 1;
		nodes.set(fragment, node);
		parents[node] ??= parent;
		return node;
	}

	/** The first word of a pool that holds a fragment; where it is that long, it is the fragment. */
	function firstHolding(fragment: string, pool: Pool): number | undefined {
		const isIn = holding.isIn(fragment);
		return pool.find(word => isIn(word));
	}

	/** The node of a fragment that holds all of another's letters, if a word holds it. */
	function findNode(fragment: string, parent: Node = root): Node | undefined {
		const node = nodes.get(fragment);
		if (node !== undefined) return node;
		const word = firstHolding(fragment, pools.get(parent) ?? rows.counting);
		if (word === undefined) return undefined;
		const found = nodeOf(fragment, parent);
		shortest[found] = word;
		return found;
	}

	function shortestOf(node: Node): number {
		const word = (shortest[node] ??= firstHolding(fragments[node]!, poolOf(parents[node]!)));
		if (word === undefined) throw new RangeError('No word counts');
		return word;
	}

	const isWord = (node: Node): boolean =>
		rows.counting.length > 0 && lengthIn(rows, shortestOf(node)) === fragments[node]!.length;

	const longerFrom = (node: Node) =>
		branchesOf(fragments[node]!, poolOf(node)).map(({pool, ...longer}) => {
			const next = nodeOf(longer.fragment, node);
			keepPool(next, pool);
			shortest[next] = pool[0];
			return {...longer, node: next};
		});

	function moverWins(node: Node): boolean {
		if (isWord(node)) return true;
		const fragment = fragments[node]!;
		return forces(fragment, poolOf(node), firstWins, winners) === (fragment.length % 2 === 0);
	}

	function viewOf(node: Node, players: number): View {
		const party = parties.get(players) ?? createPartySearch(rows, search, players);
		parties.set(players, party);
		return party(fragments[node]!, poolOf(node));
	}

	function memoryOf(most: number): Memory {
		const memory = timed.get(most) ?? new Map<string, boolean>();
		timed.set(most, memory);
		return memory;
	}

	function findLasting(node: Node): number {
		const pool = poolOf(node);
		const {length} = fragments[node]!;
		if (pool.length === 0) return 1;
		for (let most = length + (moverWins(node) ? 2 : 1); ; most += 2)
			if (forces(fragments[node]!, pool, soonerThan(most), memoryOf(most))) return most - length;
	}

	function isTimed(node: Node): boolean {
		const {length} = fragments[node]!;
		const runs = runsOf(rows, poolOf(node));
		return runs.reduce((sum, run) => sum + (run.to - run.from) * 2 ** (run.length - length), 0) <= mostTimed;
	}

	function lasts(node: Node): number | undefined {
		if (isWord(node)) return 0;
		const found = lasting.get(node) ?? (isTimed(node) ? findLasting(node) : undefined);
		if (found !== undefined) lasting.set(node, found);
		return found;
	}

	/** Who wins ends the game in time; who loses lasts longer than the other could otherwise force. */
	function findBest(node: Node): Node | undefined {
		const {length} = fragments[node]!;
		const left = lasts(node) ?? 0;
		const most = length + left - (left % 2 === 0 ? 0 : 2);
		const fragment = findDecisive(fragments[node]!, poolOf(node), soonerThan(most), memoryOf(most));
		return fragment === undefined ? longerFrom(node)[0]?.node : nodeOf(fragment, node);
	}

	return {
		fragments,
		isWord,
		shortestOf,
		findNode,
		poolOf,
		moverWins,
		viewOf,
		findWin: (node: Node): Node | undefined => {
			const fragment = findDecisive(fragments[node]!, poolOf(node), firstWins, winners);
			return fragment === undefined ? undefined : nodeOf(fragment, node);
		},
		longerFrom,
		lasts,
		findBest,
		/** Whether play can come from a node to a word of its pool and pass no shorter word. */
		canBecome: (node: Node, word: number): boolean => {
			const whole = holding.fragmentOf(word);
			const pool = Uint32Array.of(word);
			const seen = new Set<string>();
			for (const shorter of poolOf(node)) {
				if (lengthIn(rows, shorter) >= whole.length) break;
				if (holding.isWithin(shorter, word)) seen.add(holding.fragmentOf(shorter));
			}

			const comesTo = (fragment: string): boolean => {
				if (fragment === whole) return true;
				if (seen.has(fragment)) return false;
				seen.add(fragment);
				return longerFragments(fragment, lettersIn(fragment, pool)).some(next => comesTo(next.fragment));
			};

			return seen.size === 0 || comesTo(fragments[node]!);
		},
	};
});

/** The fragments up to that long from which whoever is to move loses, each searched for. */
export function findLosses(data: SearchedData, upTo: number, onProgress?: OnProgress): Losses {
	const {fragments, isWord, longerFrom, moverWins} = searchOf(data);
	const losses = [];
	let layer = [root];
	for (let length = 1; length <= upTo; length++) {
		const longer = new Set(layer.flatMap(node => longerFrom(node).map(next => next.node)));
		layer = [...longer].filter(node => !isWord(node));
		for (const [done, node] of layer.entries()) {
			if (!moverWins(node)) losses.push(fragments[node]!);
			onProgress?.((length - 1 + (done + 1) / layer.length) / upTo);
		}
	}

	return {upTo, fragments: losses};
}

/** The data of a book, its openings solved; or what is known of more than those. */
export function makeSearched<Name extends string>(
	variant: Name,
	{dictionary, minLength, isFree}: {dictionary: Dictionary; minLength: number; isFree: boolean},
	{onProgress, losses}: Making = {},
): SearchedData<Name> {
	const rows = layRows(dictionary, minLength, isFree);
	const data = {variant, dictionary, minLength, rows, losses: {upTo: 0, fragments: []}};
	return {...data, losses: losses ?? findLosses(data, 1, onProgress)};
}

/** The book of some data. */
export function openSearched<Name extends string>(
	data: SearchedData<Name>,
	{variant, placeOf}: Gapped,
): SearchedBook<Name> {
	const {dictionary, minLength, rows} = data;
	const search = searchOf(data);
	const {fragments, poolOf} = search;
	const spellAt = (word: number) => spellWord(dictionary, word).join('');
	/** The words that a fragment can still become, or that it is. */
	function within(node: Node): Pool {
		const pool = poolOf(node);
		if (!search.isWord(node)) return pool;
		return pool.filter(word => lengthIn(rows, word) === fragments[node]!.length);
	}

	const movesFrom = (node: Node) =>
		search.longerFrom(node).map(({gap, letter, node: longer}): Move => ({
			letter,
			place: placeOf(gap, fragments[node]!.length),
			node: longer,
		}));
	return {
		data,
		variant,
		dictionary,
		minLength,
		find: fragment => search.findNode(fragment),
		fragmentAt: node => fragments[node]!,
		movesFrom,
		findWin(node) {
			const won = search.findWin(node);
			return movesFrom(node).find(move => move.node === won);
		},
		reach: (node, step) => search.findNode(variant.extend(fragments[node]!, step), node),
		isWord: search.isWord,
		moverWins: search.moverWins,
		viewOf: search.viewOf,
		lasts: search.lasts,
		findBest: search.findBest,
		countWords: node => within(node).length,
		samplesOf(node) {
			const pool = within(node);
			const shortest = spellAt(search.shortestOf(node));
			const middle = (pool.length - 1) >>> 1;
			const usual = runsOf(rows, pool).find(({to}) => to > middle);
			const typical = findFromMiddle(pool.subarray(usual?.from, usual?.to), word =>
				search.canBecome(node, word),
			);
			return {count: pool.length, shortest, typical: typical === undefined ? shortest : spellAt(typical)};
		},
		wordFrom: node => spellAt(search.shortestOf(node)),
		countFragments: () => undefined,
	};
}
