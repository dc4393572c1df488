import type {Letter} from '../../alphabet.js';
import {longestWord} from '../../words/words.js';
import type {Book, GhostBook, SuperghostBook} from '../rules/book.js';
import {completes, fragmentAt} from '../rules/moves.js';
import {countWords, lettersToWord, root, type Node, type Trie} from './trie.js';
import {spellWord} from '../rules/vocabulary.js';
import {backOf, frontOf, occurrences, startOf, wordOf} from '../superghost/substring-graph.js';

/** What a fragment can still become. */
export type Behind = {
	/** How many words it can become, 1 for a word; in Superghost how many have it in them, of which some may be out of reach behind shorter ones. */
	readonly count: number;
	/** The shortest of them. */
	readonly shortest: string;
	/** One of median length, from the middle of those, that play can still come to. */
	readonly typical: string;
};

/** The words below a node, or itself if it is one, in alphabetical order, and how many letters each is away. */
function leavesBelow({ends}: Trie, node: Node): {readonly leaves: Node[]; readonly distances: number[]} {
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

/** How many words are behind a node, as `Behind.count` has it. */
export function countBehind(book: Book, node: Node): number {
	if (completes(book, node)) return 1;
	if (book.variant === 'superghost') return book.graph.counts[node]!;
	return countWords(book.trie, node);
}

/** The median of lengths, given how many there are of each. */
function medianLength(counts: Uint32Array): number {
	const all = counts.reduce((sum, count) => sum + count, 0);
	let passed = 0;
	return counts.findIndex(count => (passed += count) * 2 >= all);
}

/** The choices from the middle one on, those before it last. */
function fromMiddle<T>(choices: readonly T[]): T[] {
	const middle = choices.length >>> 1;
	return [...choices.slice(middle), ...choices.slice(0, middle)];
}

/** Whether play can come from the fragment that stands at `start` in a word to the whole word. */
function canBecome(book: SuperghostBook, node: Node, word: readonly Letter[], start: number): boolean {
	const {graph} = book;
	let reached = new Map([[start, node]]);
	for (let length = fragmentAt(book, node).length; length < word.length; length++) {
		const longer = new Map<number, Node>();
		for (const [begin, at] of reached) {
			if (completes(book, at)) continue;
			const [before, after] = [word[begin - 1], word[begin + length]];
			const front = before === undefined ? undefined : frontOf(graph, at, before);
			const back = after === undefined ? undefined : backOf(graph, at, after);
			if (front !== undefined) longer.set(begin - 1, front);
			if (back !== undefined) longer.set(begin, back);
		}

		reached = longer;
	}

	return reached.size > 0;
}

function behindInTrie(book: GhostBook, node: Node): Behind {
	const {leaves, distances} = leavesBelow(book.trie, node);
	const counts = new Uint32Array(longestWord + 1);
	for (const distance of distances) counts[distance]!++;
	const median = medianLength(counts);
	const [typical] = fromMiddle(leaves.filter((_, index) => distances[index] === median));
	const shortest = leaves[distances.indexOf(counts.findIndex(count => count > 0))];
	if (typical === undefined || shortest === undefined) throw new RangeError('No word counts');
	return {count: leaves.length, shortest: fragmentAt(book, shortest), typical: fragmentAt(book, typical)};
}

function behindInGraph(book: SuperghostBook, node: Node): Behind {
	const {dictionary, graph} = book;
	const {starts} = dictionary;
	const places = occurrences(graph, dictionary, fragmentAt(book, node));
	const lengths = new Uint8Array(places.length);
	const counts = new Uint32Array(longestWord + 1);
	for (let at = 0; at < places.length; at++) {
		const word = wordOf(places[at]!);
		const length = starts[word + 1]! - starts[word]!;
		lengths[at] = length;
		counts[length]!++;
	}

	const placesWith = (length: number) => {
		const found: number[] = [];
		for (let at = 0; at < places.length; at++) if (lengths[at] === length) found.push(places[at]!);
		return found;
	};

	const spellAt = (place: number) => spellWord(dictionary, wordOf(place));
	const shortest = placesWith(counts.findIndex(count => count > 0)).reduce((a, b) => Math.min(a, b));
	const typical = fromMiddle(placesWith(medianLength(counts))).find(place =>
		canBecome(book, node, spellAt(place), startOf(place)),
	);
	return {
		count: graph.counts[node]!,
		shortest: spellAt(shortest).join(''),
		typical: spellAt(typical ?? shortest).join(''),
	};
}

/** What a fragment can still become; that no word counts is a programming error and throws. */
export function wordsBehind(book: Book, node: Node): Behind {
	if (completes(book, node)) {
		const word = fragmentAt(book, node);
		return {count: 1, shortest: word, typical: word};
	}

	return book.variant === 'ghost' ? behindInTrie(book, node) : behindInGraph(book, node);
}

/** A word that a fragment can become: in Ghost the alphabetically first, in Superghost the shortest. */
export const wordBehind = (book: Book, node: Node): string =>
	book.variant === 'ghost'
		? fragmentAt(book, node) + lettersToWord(book.trie, node).join('')
		: wordsBehind(book, node).shortest;
