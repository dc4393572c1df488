import {lengthOf, longestWord, longWords, type Dictionary} from '../../words/words.js';
import {
	distanceBefore,
	merit,
	root,
	solvedBook,
	type Book,
	type BookWords,
	type Distances,
	type Node,
	type OnProgress,
} from './book.js';
import type {Variant} from './variants.js';

/** The substrings of all words that count; the parts of one have lower numbers. A word within the fragment doesn't end a game (`oreline` grows into `shoreline` and never is `shore`), so every substring of every word is a fragment. */
type Substrings = Readonly<ReturnType<typeof createSubstrings>>;

const createSubstrings = (most: number) => ({
	/** The number of each node's last letter. */
	letters: new Uint8Array(most),
	lengths: new Uint8Array(most),
	/** The node without its last letter, and the one without its first. */
	parents: new Uint32Array(most),
	links: new Uint32Array(most),
	/** The first node with one more letter at the back, and each node's next one with the same parent; 0 for none. */
	firsts: new Uint32Array(most),
	nexts: new Uint32Array(most),
	/** The number of words that contain each node, the first of the shortest, and its length. */
	counts: new Uint32Array(most),
	shortest: new Uint32Array(most),
	least: new Uint8Array(most),
});

/** Returns the node with one more letter at the back, or the root if no word contains it. */
export function childOf({firsts, nexts, letters}: Substrings, node: Node, letter: number): Node {
	let child = firsts[node]!;
	while (child !== root && letters[child] !== letter) child = nexts[child]!;
	return child;
}

/** Whether a substring is a word that counts: then the shortest word that contains it is itself. */
export const isWordNode = ({lengths, least}: Substrings, node: Node): boolean =>
	node !== root && lengths[node] === least[node];

const reports = 100;

/** Builds the graph of the substrings of all words with at least `minLength` letters. In the dictionary's order it takes half the time of any other, since neighbors share most of their substrings. */
export function buildSubstrings(
	dictionary: Dictionary,
	minLength: number,
	onProgress?: OnProgress,
): Substrings {
	const words = longWords(dictionary, minLength);
	const most = words.reduce((sum, word) => sum + triangle(lengthOf(dictionary, word)), 1);
	// Most of this is never written to, and so takes no memory.
	const graph = createSubstrings(most);
	const {letters, lengths, least, parents, links, firsts, nexts, counts, shortest} = graph;
	const latest = new Uint32Array(most);
	/** The nodes of the substrings that begin one letter later, by their end. */
	const row = new Uint32Array(longestWord);
	let size = 1;
	function grow(parent: Node, letter: number, link: Node): Node {
		let last = root;
		let child = firsts[parent]!;
		while (child !== root && letters[child] !== letter) child = nexts[(last = child)]!;
		if (child !== root) return child;
		child = size++;
		letters[child] = letter;
		lengths[child] = lengths[parent]! + 1;
		parents[child] = parent;
		links[child] = link;
		if (last === root) firsts[parent] = child;
		else nexts[last] = child;
		return child;
	}

	function count(node: Node, word: number, length: number): void {
		// A word may contain a substring twice.
		if (latest[node] === word + 1) return;
		latest[node] = word + 1;
		if (counts[node]!++ > 0 && least[node]! <= length) return;
		least[node] = length;
		shortest[node] = word;
	}

	for (const [done, word] of words.entries()) {
		const length = lengthOf(dictionary, word);
		const start = dictionary.starts[word]!;
		for (let from = length - 1; from >= 0; from--) {
			let node = root;
			for (let at = from; at < length; at++) {
				node = grow(node, dictionary.letters[start + at]!, at === from ? root : row[at]!);
				row[at] = node;
				count(node, word, length);
			}
		}

		count(root, word, length);
		if (done % Math.ceil(words.length / reports) === 0) onProgress?.(done / words.length);
	}

	return cut(graph, size);
}

const triangle = (length: number): number => (length * (length + 1)) / 2;

const cut = (arrays: Substrings, size: number): Substrings => ({
	letters: arrays.letters.slice(0, size),
	lengths: arrays.lengths.slice(0, size),
	least: arrays.least.slice(0, size),
	parents: arrays.parents.slice(0, size),
	links: arrays.links.slice(0, size),
	firsts: arrays.firsts.slice(0, size),
	nexts: arrays.nexts.slice(0, size),
	counts: arrays.counts.slice(0, size),
	shortest: arrays.shortest.slice(0, size),
});

/** Returns the node of each substring turned round, or the root if no word contains that. Turned round, a fragment is its rest turned round and then its first letter. */
export function findMirrors(graph: Substrings): Uint32Array {
	const {letters, parents, links} = graph;
	const mirrors = new Uint32Array(links.length);
	const heads = new Uint8Array(links.length);
	for (let node = 1; node < links.length; node++) {
		const [link, parent] = [links[node]!, parents[node]!];
		heads[node] = parent === root ? letters[node]! : heads[parent]!;
		if (link === root || mirrors[link] !== root) mirrors[node] = childOf(graph, mirrors[link]!, heads[node]!);
	}

	return mirrors;
}

/** Solves the fragments length by length, the longest first. Each passes its value to the two fragments it comes from, and one that may be turned round has the moves of both ways. */
function distancesIn(graph: Substrings, mirrors?: Uint32Array): Distances {
	const {lengths, parents, links} = graph;
	const distances = new Uint8Array(lengths.length);
	const bests = new Uint8Array(lengths.length);
	const levels: Node[][] = [];
	for (const [node, length] of lengths.entries()) (levels[length] ??= []).push(node);
	for (const level of levels.toReversed())
		for (const node of level) {
			const mirror = mirrors?.[node] ?? root;
			const best = Math.max(bests[node]!, mirror === root ? 0 : bests[mirror]!);
			const distance = isWordNode(graph, node) ? 0 : distanceBefore(best);
			distances[node] = distance;
			const [parent, link] = [parents[node]!, links[node]!];
			bests[parent] = Math.max(bests[parent]!, merit(distance));
			bests[link] = Math.max(bests[link]!, merit(distance));
		}

	return distances;
}

export type SubstringData = {readonly graph: Substrings; readonly distances: Distances};

export const solveSubstrings = ({turn}: Variant, graph: Substrings): SubstringData => ({
	graph,
	distances: distancesIn(graph, turn ? findMirrors(graph) : undefined),
});

export const openSubstrings = (
	variant: Variant,
	words: BookWords,
	{graph, distances}: SubstringData,
): Book => {
	const {counts, shortest} = graph;
	const shortestOf = (node: Node) => (counts[root] === 0 ? undefined : shortest[node]);
	return solvedBook(variant, words, {
		distances,
		childOf: (node, letter) => childOf(graph, node, letter) || undefined,
		countWords: node => counts[node]!,
		shortest: shortestOf,
		// The player challenged may not turn the fragment round any more.
		answer: shortestOf,
		countFragments: () => counts.length,
	});
};
