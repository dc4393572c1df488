import type {Letter} from '../../alphabet.js';
import {effectOf, isPlayable, winningMoves} from '../rules/outlook.js';
import {longWords} from '../../words/words.js';
import {winsAt} from '../variants/solved.js';
import {childrenOf, fragmentAt, isWord, root, type Node, type TrieData} from '../variants/trie.js';
import type {Move, VariantName} from '../variants/variant.js';
import type {SharedBook} from '../variants/variants.js';
import {lastWordOf} from './coach.js';

/** The fewest words of Ghost that are enough to win against any play, and among as few those with the fewest letters. */
export type Crib = {
	/** In alphabetical order. */
	readonly words: readonly string[];
	readonly exact: true;
};

/**
The cribs of both players; the second player's beats every opening that can be beaten.

If you know a word, you can play toward it. So a crib is a set of words with a way to win in which each of your letters leaves the beginning of one of them. A letter that completes a word, or begins none, loses at once: you need no word against it.
*/
export type Cribs = {readonly first: Crib; readonly second: Crib};

/** A word costs this much and its letters 1 each, so that fewer words are always cheaper. */
const wordCost = 2 ** 28;

/**
Finds what the winner must know from each node on.

To move, the winner needs the cheapest of the winning letters. Against the other's letters it needs an answer to each that completes no word; if all do, it needs one word, to know that the fragment begins one. Different letters lead to different words, so costs add up, and one pass from the last node to the first is exact.
*/
function findCosts({trie, distances}: TrieData): Float64Array {
	const {ends} = trie;
	const lengths = new Uint8Array(ends.length);
	const costs = new Float64Array(ends.length);
	for (let node = root; node < ends.length; node++)
		for (const child of childrenOf(trie, node)) lengths[child] = lengths[node]! + 1;
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		let cheapest = Infinity;
		let sum = 0;
		for (let child = node + 1; child < end; child = ends[child]!) {
			const cost = costs[child]!;
			sum += cost;
			if (!winsAt(distances[child]!)) cheapest = Math.min(cheapest, cost);
		}

		costs[node] = winsAt(distances[node]!) ? cheapest : sum || wordCost + lengths[node]! + 1;
	}

	return costs;
}

export function findCribs(data: TrieData): Cribs {
	const {trie, distances} = data;
	const costs = findCosts(data);
	const moverWins = (node: Node) => winsAt(distances[node]!);

	/** Of equally cheap words, the first. */
	function wordsFrom(node: Node): string[] {
		const children = childrenOf(trie, node);
		if (moverWins(node)) {
			const best = children.find(child => !moverWins(child) && costs[child] === costs[node]);
			return best === undefined ? [] : wordsFrom(best);
		}

		const open = children.filter(child => !isWord(trie, child));
		if (open.length > 0) return open.flatMap(wordsFrom);
		return children.slice(0, 1).map(child => fragmentAt(trie, child));
	}

	const beaten = childrenOf(trie, root).filter(child => !isWord(trie, child) && moverWins(child));
	return {
		first: {words: moverWins(root) ? wordsFrom(root) : [], exact: true},
		second: {words: beaten.flatMap(wordsFrom), exact: true},
	};
}

/** The value of a variant's first letters, on some words. */
export type Openings = {
	readonly minLength: number;
	readonly variant: VariantName;
	readonly words: number;
	/** The number of different fragments they have, the empty one and whole words included; null if there are too many to count. */
	readonly fragments: number | null;
	readonly winner: 'first' | 'second';
	readonly openings: readonly Letter[];
	/** The winning replies to each first letter that loses, none to one that is a word. A variant that searches its positions finds only one of them. A reply is a letter or, where letters may go to several places, the fragment it leaves. */
	readonly replies: Readonly<Record<Letter, readonly string[]>>;
	/** The last word of the game in which the winner hurries and the loser holds out; null if that takes too long to find. */
	readonly longest: {readonly word: string; readonly letters: number} | null;
	/** The words to know, in Ghost only. */
	readonly crib?: Cribs;
};

/** Finds the openings of a book. Throws where no word counts. */
export function findOpenings(book: SharedBook): Openings {
	if (!isPlayable(book)) throw new RangeError('No word counts');
	const {data, dictionary, minLength, variant} = book;
	const losing = book.movesFrom('').filter(({fragment}) => effectOf(book, fragment) !== 'wins');
	const nameReply = ({letter, fragment}: Move) => (variant.choosesPlace ? fragment : letter);
	const repliesTo = ({fragment}: Move) =>
		effectOf(book, fragment) === 'completes' ? [] : book.someWins(fragment).map(nameReply);
	const word = lastWordOf(book, '');
	return {
		minLength,
		variant: data.variant,
		words: longWords(dictionary, minLength).length,
		fragments: book.countFragments() ?? null,
		winner: book.moverWins('') ? 'first' : 'second',
		openings: winningMoves(book, '').map(({letter}) => letter),
		replies: Object.fromEntries(losing.map(move => [move.letter, repliesTo(move)])),
		longest: word === undefined ? null : {word, letters: word.length},
		...('trie' in data && {crib: findCribs(data)}),
	};
}
