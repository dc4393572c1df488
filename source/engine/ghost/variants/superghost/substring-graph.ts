import type {Dictionary} from '../../../words/dictionary.js';
import {letterAt, letterIndex, spell, type Alphabet, type Letter} from '../../../alphabet.js';
import {root, type Node} from '../variant.js';

/**
The substrings of the words that count, for Superghost, in flat arrays.

Nodes are numbered by length and then alphabetically; 0 is the empty fragment. A word may stand inside a longer one: `oreline` grows to `shoreline` and never is `shore`. So only the whole fragment being a word ends a game, and every substring of every word is a fragment.
*/
export type SubstringGraph = {
	readonly alphabet: Alphabet;
	/** The number of each node's last letter. */
	readonly letters: Uint8Array;
	/** The number of each node's first letter. */
	readonly heads: Uint8Array;
	/** 1 for each node that is a word that counts. */
	readonly words: Uint8Array;
	/** How many words have each node's fragment in them. */
	readonly counts: Uint32Array;
	/** The first of the nodes with one more letter at the back; they are one run, up to the next node's first. */
	readonly backs: Uint32Array;
	/** The node without its first letter. */
	readonly links: Uint32Array;
	/** The first of the nodes with one more letter in front, and for each node the next with the same link; 0 for none. */
	readonly fronts: Uint32Array;
	readonly nexts: Uint32Array;
	/** The ends of all words in alphabetical order: the places, as `placeIn` makes them, where they begin. */
	readonly suffixes: Uint32Array;
};

/** A place is a word's number and, in its lowest bits, where in the word. */
const placeBits = 6;

export const placeIn = (word: number, at: number): number => ((word << placeBits) | at) >>> 0;

export const wordOf = (place: number): number => place >>> placeBits;

export const startOf = (place: number): number => place & ((1 << placeBits) - 1);

/** The nodes with one more letter at the back, in alphabetical order. */
export function backsOf({backs}: SubstringGraph, node: Node): Node[] {
	const first = backs[node]!;
	return Array.from({length: backs[node + 1]! - first}, (_, offset) => first + offset);
}

/** The nodes with one more letter in front, in alphabetical order. */
export function frontsOf({fronts, nexts}: SubstringGraph, node: Node): Node[] {
	const found: Node[] = [];
	for (let front = fronts[node]!; front !== root; front = nexts[front]!) found.push(front);
	return found;
}

export const lastLetter = ({alphabet, letters}: SubstringGraph, node: Node): Letter =>
	letterAt(alphabet, letters[node]!);

export const firstLetter = ({alphabet, heads}: SubstringGraph, node: Node): Letter =>
	letterAt(alphabet, heads[node]!);

/** The node with a letter more at the back, or `undefined` where that is in no word. */
export function backOf(graph: SubstringGraph, node: Node, letter: Letter): Node | undefined {
	const index = letterIndex(graph.alphabet, letter);
	const end = graph.backs[node + 1]!;
	for (let back = graph.backs[node]!; back < end; back++) if (graph.letters[back] === index) return back;
	return undefined;
}

/** The node with a letter more in front, or `undefined` where that is in no word. */
export function frontOf(graph: SubstringGraph, node: Node, letter: Letter): Node | undefined {
	const index = letterIndex(graph.alphabet, letter);
	const {fronts, nexts, heads} = graph;
	for (let front = fronts[node]!; front !== root; front = nexts[front]!)
		if (heads[front] === index) return front;
	return undefined;
}

/** A node's fragment. */
export function substringAt(graph: SubstringGraph, node: Node): string {
	let text = '';
	for (let at = node; at !== root; at = graph.links[at]!) text += firstLetter(graph, at);
	return text;
}

/** Negative, zero or positive as a word's end comes before, begins with, or comes after a fragment. */
function compareStart({letters, starts}: Dictionary, suffix: number, fragment: Uint8Array): number {
	const word = wordOf(suffix);
	const start = starts[word]! + startOf(suffix);
	const end = starts[word + 1]!;
	for (let place = 0; place < fragment.length; place++) {
		if (start + place >= end) return -1;
		const difference = letters[start + place]! - fragment[place]!;
		if (difference !== 0) return difference;
	}

	return 0;
}

/** Every place where a fragment stands in a word, as `suffixes` has them. */
export function occurrences(graph: SubstringGraph, dictionary: Dictionary, fragment: string): Uint32Array {
	const {suffixes} = graph;
	const wanted = Uint8Array.from(spell(graph.alphabet, fragment), letter =>
		letterIndex(graph.alphabet, letter),
	);
	const firstWith = (accepts: (order: number) => boolean) => {
		let low = 0;
		let high = suffixes.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if (accepts(compareStart(dictionary, suffixes[middle]!, wanted))) high = middle;
			else low = middle + 1;
		}

		return low;
	};

	return suffixes.subarray(
		firstWith(order => order >= 0),
		firstWith(order => order > 0),
	);
}

/** The node of a fragment, or `undefined` where no word contains it. */
export function nodeOf(graph: SubstringGraph, fragment: string): Node | undefined {
	let node: Node | undefined = root;
	for (const letter of spell(graph.alphabet, fragment))
		node = node === undefined ? undefined : backOf(graph, node, letter);
	return node;
}
