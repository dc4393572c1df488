import {longWords, sharedStart, type Dictionary} from '../../words/words.js';
import {letterAt, letterIndex, spell, type Alphabet, type Letter} from '../../alphabet.js';
import {distanceBefore, merit, solvedBook, type Distances} from './solved.js';
import type {Book, BookWords, Variant} from './variant.js';

/** The number of a beginning. */
export type Node = number;

export const root: Node = 0;

/**
All beginnings of the words within reach, in two arrays.

Nodes are numbered in alphabetical pre-order: a node's first child has the next number, and its descendants are one run of numbers. Nothing follows a word, so the words are the leaves.
*/
export type Trie = {
	readonly alphabet: Alphabet;
	/** The number of each node's last letter. */
	readonly letters: Uint8Array;
	/** The number after the last node below each node. */
	readonly ends: Uint32Array;
};

/** Counts the different beginnings of all words with at least `minLength` letters, even of words out of reach behind shorter ones. */
function countBeginnings(dictionary: Dictionary, minLength: number): number {
	const {starts} = dictionary;
	let beginnings = 1;
	let previous = -1;
	for (const word of longWords(dictionary, minLength)) {
		const shared = previous < 0 ? 0 : sharedStart(dictionary, previous, word);
		beginnings += starts[word + 1]! - starts[word]! - shared;
		previous = word;
	}

	return beginnings;
}

/** Builds the trie of the words with at least `minLength` letters, without those that begin with a shorter one: the game would be over before them. */
export function buildTrie(dictionary: Dictionary, minLength: number): Trie {
	const {alphabet, starts} = dictionary;
	const letters = new Uint8Array(dictionary.letters.length + 1);
	const ends = new Uint32Array(letters.length);
	const path: Node[] = [root];
	let size = 1;
	let previous = -1;
	for (const word of longWords(dictionary, minLength)) {
		const start = starts[word]!;
		const length = starts[word + 1]! - start;
		const shared = previous < 0 ? 0 : sharedStart(dictionary, previous, word);
		if (previous >= 0 && shared === path.length - 1) continue;
		while (path.length - 1 > shared) ends[path.pop() ?? root] = size;
		for (let place = shared; place < length; place++) {
			letters[size] = dictionary.letters[start + place]!;
			path.push(size++);
		}

		previous = word;
	}

	for (const node of path) ends[node] = size;
	return {alphabet, letters: letters.slice(0, size), ends: ends.slice(0, size)};
}

/** Whether a node's fragment is a word that counts. */
export const isWord = ({ends}: Trie, node: Node): boolean => node !== root && ends[node] === node + 1;

/** Returns the nodes one letter further, in alphabetical order. */
export function childrenOf({ends}: Trie, node: Node): Node[] {
	const children: Node[] = [];
	const end = ends[node]!;
	for (let child = node + 1; child < end; child = ends[child]!) children.push(child);
	return children;
}

/** Returns the last letter of a node. The root has none. */
export const letterOf = ({alphabet, letters}: Trie, node: Node): Letter => letterAt(alphabet, letters[node]!);

/** Returns the node that a letter leads to, if there is one. */
export function childOf(trie: Trie, node: Node, letter: Letter): Node | undefined {
	const index = letterIndex(trie.alphabet, letter);
	return childrenOf(trie, node).find(child => trie.letters[child] === index);
}

export function fragmentAt(trie: Trie, node: Node): string {
	let text = '';
	for (let at = root; at !== node;) {
		at = childrenOf(trie, at).findLast(child => child <= node) ?? node;
		text += letterOf(trie, at);
	}

	return text;
}

/** Returns the letters that lead from a node to its alphabetically first word. */
export function lettersToWord(trie: Trie, node: Node): string {
	let rest = '';
	for (let at = node; !isWord(trie, at) && trie.ends.length > 1;) rest += letterOf(trie, ++at);
	return rest;
}

/** Returns the alphabetically first of the shortest words that a node's fragment begins, as its node. Throws if no word counts. */
function shortestBelow(trie: Trie, node: Node): Node {
	for (let layer: readonly Node[] = [node]; layer.length > 0;) {
		const found = layer.find(each => isWord(trie, each));
		if (found !== undefined) return found;
		layer = layer.flatMap(each => childrenOf(trie, each));
	}

	throw new RangeError('No word counts');
}

/** Counts the words that a node's fragment begins, including itself if it is one. */
export function countWords(trie: Trie, node: Node): number {
	const end = trie.ends[node]!;
	let count = 0;
	for (let at = node; at < end; at++) if (isWord(trie, at)) count++;
	return count;
}

/** Returns the node of a fragment, if it begins a word. */
export function nodeOf(trie: Trie, fragment: string): Node | undefined {
	let node: Node | undefined = root;
	for (const letter of spell(trie.alphabet, fragment))
		node = node === undefined ? undefined : childOf(trie, node, letter);
	return node;
}

/** A solved book of beginnings. */
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

export function openTrie(variant: Variant, data: BookWords & TrieData): Book {
	const {dictionary, minLength, trie} = data;
	const {nodeOf: at, ...book} = solvedBook(variant, {
		...data,
		find: fragment => nodeOf(trie, fragment),
		isWord: node => isWord(trie, node),
	});
	return {
		...book,
		countWords: fragment => countWords(trie, at(fragment)),
		shortestFrom: fragment => fragmentAt(trie, shortestBelow(trie, at(fragment))),
		wordFrom: fragment => fragment + lettersToWord(trie, at(fragment)),
		countFragments: () => countBeginnings(dictionary, minLength),
	};
}
