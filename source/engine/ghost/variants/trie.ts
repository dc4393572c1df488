import type {Dictionary} from '../../words/dictionary.js';
import {longWords} from '../rules/words.js';
import {root, type Node} from './variant.js';
import {letterAt, letterIndex, spell, type Alphabet, type Letter} from '../../alphabet.js';

/**
The beginnings of the words that can be reached, in two arrays.

Nodes are numbered in alphabetical pre-order, so a node's first child is the next number and everything below it is one run. No word stands below a word, so the words are the leaves.
*/
export type Trie = {
	readonly alphabet: Alphabet;
	/** The number of each node's own letter. */
	readonly letters: Uint8Array;
	/** The number after the last node below each node. */
	readonly ends: Uint32Array;
};

/** How many letters a word of the dictionary and a later one share at the start. */
function sharedStart({letters, starts}: Dictionary, earlier: number, later: number): number {
	const start = starts[earlier]!;
	const length = starts[earlier + 1]! - start;
	const other = starts[later]!;
	let shared = 0;
	// The later one doesn't end before they differ: it would come first.
	while (shared < length && letters[start + shared] === letters[other + shared]) shared++;
	return shared;
}

/** How many beginnings the words with at least `minLength` letters have, each once; those of words behind shorter ones are counted, too. */
export function countBeginnings(dictionary: Dictionary, minLength: number): number {
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

/**
The trie of the words with at least `minLength` letters.

A word that begins with a shorter one is left out: the game would be over before it. Where no word is long enough, the trie is a root without children.
*/
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

export const hasWords = ({ends}: Trie): boolean => ends.length > 1;

/** The nodes one letter further, in alphabetical order. */
export function childrenOf({ends}: Trie, node: Node): Node[] {
	const children: Node[] = [];
	const end = ends[node]!;
	for (let child = node + 1; child < end; child = ends[child]!) children.push(child);
	return children;
}

/** A node's own letter; the root has none, and asking for it is a programming error. */
export const letterOf = ({alphabet, letters}: Trie, node: Node): Letter => letterAt(alphabet, letters[node]!);

/** The node that a letter leads to, or `undefined` where no word goes on with it. */
export function childOf(trie: Trie, node: Node, letter: Letter): Node | undefined {
	const index = letterIndex(trie.alphabet, letter);
	return childrenOf(trie, node).find(child => trie.letters[child] === index);
}

/** The letters that lead from a node to its alphabetically first word. */
export function lettersToWord(trie: Trie, node: Node): Letter[] {
	const rest: Letter[] = [];
	for (let at = node; !isWord(trie, at) && hasWords(trie);) rest.push(letterOf(trie, ++at));
	return rest;
}

/** How many words a node's fragment begins, itself included where it is one. */
export function countWords(trie: Trie, node: Node): number {
	const end = trie.ends[node]!;
	let count = 0;
	for (let at = node; at < end; at++) if (isWord(trie, at)) count++;
	return count;
}

/** The words below a node, or itself if it is one, in alphabetical order, and how many letters each is away. */
export function leavesBelow(
	{ends}: Trie,
	node: Node,
): {readonly leaves: Node[]; readonly distances: number[]} {
	const leaves: Node[] = [];
	const distances: number[] = [];
	const path: Node[] = [];
	for (let at = node; at < ends[node]!; at++) {
		while (ends[path.at(-1) ?? root]! <= at) path.pop();
		if (ends[at] === at + 1 && at !== root) {
			leaves.push(at);
			distances.push(path.length);
		} else {
			path.push(at);
		}
	}

	return {leaves, distances};
}

/** The node of a fragment, or `undefined` where it begins no word. */
export function nodeOf(trie: Trie, fragment: string): Node | undefined {
	let node: Node | undefined = root;
	for (const letter of spell(trie.alphabet, fragment))
		node = node === undefined ? undefined : childOf(trie, node, letter);
	return node;
}
