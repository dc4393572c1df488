import {lengthOf, longWords, sharedStart, type Dictionary, type Pool} from '../../words/words.js';
import {
	distanceBefore,
	merit,
	root,
	solvedBook,
	type Book,
	type BookWords,
	type Distances,
	type Node,
} from './book.js';
import type {Variant} from './variants.js';

/**
All beginnings of the words within reach.

Nodes are numbered in alphabetical pre-order: a node's first child has the next number, and its descendants are one run of numbers. Nothing follows a word, so the words are the leaves.
*/
export type Trie = {
	readonly words: Pool;
	/** The number of each node's last letter. */
	readonly letters: Uint8Array;
	/** The number after the last node below each node. */
	readonly ends: Uint32Array;
	/** The number of words before each node, and before the end of all. */
	readonly firsts: Uint32Array;
};

/** Counts the different beginnings of all words with at least `minLength` letters, even of words out of reach behind shorter ones. */
function countBeginnings(dictionary: Dictionary, minLength: number): number {
	let beginnings = 1;
	let previous: number | undefined;
	for (const word of longWords(dictionary, minLength)) {
		const shared = previous === undefined ? 0 : sharedStart(dictionary, previous, word);
		beginnings += lengthOf(dictionary, word) - shared;
		previous = word;
	}

	return beginnings;
}

/** Builds the trie of the words with at least `minLength` letters, without those that begin with a shorter one: the game would be over before them. */
export function buildTrie(dictionary: Dictionary, minLength: number): Trie {
	const {starts} = dictionary;
	const most = dictionary.letters.length + 1;
	const letters = new Uint8Array(most);
	const ends = new Uint32Array(most);
	const firsts = new Uint32Array(most + 1);
	const words = longWords(dictionary, minLength);
	const path: Node[] = [root];
	let size = 1;
	let count = 0;
	for (const word of words) {
		const start = starts[word]!;
		const length = starts[word + 1]! - start;
		const shared = count === 0 ? 0 : sharedStart(dictionary, words[count - 1]!, word);
		if (count > 0 && shared === path.length - 1) continue;
		while (path.length - 1 > shared) ends[path.pop() ?? root] = size;
		for (let place = shared; place < length; place++) {
			letters[size] = dictionary.letters[start + place]!;
			firsts[size] = count;
			path.push(size++);
		}

		words[count++] = word;
	}

	for (const node of path) ends[node] = size;
	firsts[size] = count;
	return {
		words: words.slice(0, count),
		letters: letters.slice(0, size),
		ends: ends.slice(0, size),
		firsts: firsts.slice(0, size + 1),
	};
}

export const isWord = ({ends}: Trie, node: Node): boolean => node !== root && ends[node] === node + 1;

export function childrenOf({ends}: Trie, node: Node): Node[] {
	const children: Node[] = [];
	const end = ends[node]!;
	for (let child = node + 1; child < end; child = ends[child]!) children.push(child);
	return children;
}

export const childOf = (trie: Trie, node: Node, letter: number): Node | undefined =>
	childrenOf(trie, node).find(child => trie.letters[child] === letter);

/** Returns the words within reach that a node's fragment begins, itself included. */
export const wordsBelow = ({words, firsts, ends}: Trie, node: Node): Pool =>
	words.subarray(firsts[node], firsts[ends[node]!]);

export type TrieData = {readonly trie: Trie; readonly distances: Distances};

/** Children have higher numbers than their parent, so one pass from the last node to the first finds everything once. */
function distancesIn(trie: Trie): Distances {
	const {ends} = trie;
	const distances = new Uint8Array(ends.length);
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		let best = 0;
		for (let child = node + 1; child < end; child = ends[child]!)
			best = Math.max(best, merit(distances[child]!));
		distances[node] = distanceBefore(best);
	}

	return distances;
}

export function solveTrie({dictionary, minLength}: BookWords): TrieData {
	const trie = buildTrie(dictionary, minLength);
	return {trie, distances: distancesIn(trie)};
}

export function openTrie(variant: Variant, book: BookWords, {trie, distances}: TrieData): Book {
	const {dictionary, minLength} = book;
	return solvedBook(variant, book, {
		distances,
		childOf: (node, letter) => childOf(trie, node, letter),
		countWords: node => wordsBelow(trie, node).length,
		shortest(node) {
			const words = wordsBelow(trie, node);
			if (words.length === 0) return undefined;
			return words.reduce((a, b) => (lengthOf(dictionary, b) < lengthOf(dictionary, a) ? b : a));
		},
		answer: node => wordsBelow(trie, node)[0],
		countFragments: () => countBeginnings(dictionary, minLength),
	});
}
