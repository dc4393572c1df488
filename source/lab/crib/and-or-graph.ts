import {wordCost} from '../../engine/ghost/coach/crib.js';
import {moverWins} from '../../engine/ghost/rules/outlook.js';
import {spellWord} from '../../engine/ghost/rules/words.js';
import type {SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {
	backsOf,
	frontsOf,
	occurrences,
	substringAt,
	wordOf,
} from '../../engine/ghost/variants/superghost/substring-graph.js';
import type {Node} from '../../engine/ghost/variants/variant.js';
import type {Dictionary} from '../../engine/words/dictionary.js';
import {dropDominated} from './hitting-sets.js';

/**
How Superghost is won from some fragments on, as an AND/OR graph whose vertices lead to vertices with higher numbers; the first one must be won.

At an OR vertex the winner is to move, and it leads to what the winning letters leave: one of them must be won. At an AND vertex the other is to move, and it leads to what the letters leave unless they complete a word: all of them must be won. A leaf leads nowhere, for every letter there completes a word; it is won by knowing a word that contains its fragment, and so every fragment on the way. Words that another can stand for are left out.
*/
export type AndOrGraph = {
	readonly isOr: readonly boolean[];
	readonly children: readonly (readonly number[])[];
	/** The words that win leaves, but for those whose leaves another wins that costs no more. */
	readonly words: readonly LeafWord[];
	/** For each leaf the words that win it; for other vertices none. */
	readonly wordsAtLeaf: readonly (readonly number[])[];
};

type LeafWord = {readonly text: string; readonly leaves: readonly number[]};

export type Selection = readonly number[];

export const wordCosts =
	({words}: AndOrGraph) =>
	(word: number): number =>
		wordCost + (words[word]?.text.length ?? 0);

/** Fewer words are cheaper, and of as many those with fewer letters. */
export const costOf = (graph: AndOrGraph, selection: Selection): number =>
	selection.map(wordCosts(graph)).reduce((sum, cost) => sum + cost, 0);

/** The graph of winning from some nodes on, one at least. */
export function findGraph(book: SuperghostBook, roots: readonly Node[]): AndOrGraph {
	const {graph, dictionary} = book.data;
	const nodes: Node[] = [];
	const vertices = new Map<Node, number>();
	const vertexOf = (node: Node): number => {
		const vertex = vertices.get(node) ?? nodes.push(node);
		vertices.set(node, vertex);
		return vertex;
	};

	const isOr = [false];
	const children = [roots.map(vertexOf)];
	const leafWords: number[][] = [[]];
	for (const node of nodes) {
		const longer = graph.counts[node] === 1 ? [] : [...frontsOf(graph, node), ...backsOf(graph, node)];
		const isChoice = moverWins(book, node);
		const following = longer.filter(next => (isChoice ? !moverWins(book, next) : !book.isWord(next)));
		isOr.push(isChoice);
		children.push([...new Set(following)].map(vertexOf));
		const places = following.length > 0 ? [] : occurrences(graph, dictionary, substringAt(graph, node));
		leafWords.push([...new Set(Array.from(places, wordOf))]);
	}

	return {isOr, children, ...numberWords(dictionary, leafWords)};
}

/** Numbers the words of leaves, but for those that another can stand for. */
function numberWords(
	dictionary: Dictionary,
	leafWords: readonly (readonly number[])[],
): Pick<AndOrGraph, 'words' | 'wordsAtLeaf'> {
	const {starts} = dictionary;
	const costOf = (word: number) => wordCost + starts[word + 1]! - starts[word]!;
	const sets = leafWords.filter(({length}) => length > 0);
	const left = dropDominated(sets, costOf).values();
	const numbers = new Map<number, number>();
	const words: {readonly text: string; readonly leaves: number[]}[] = [];
	const numberOf = (word: number, leaf: number): number => {
		const number =
			numbers.get(word) ?? words.push({text: spellWord(dictionary, word).join(''), leaves: []}) - 1;
		numbers.set(word, number);
		words[number]!.leaves.push(leaf);
		return number;
	};

	const wordsAtLeaf = leafWords.map((all, leaf) =>
		all.length === 0 ? [] : (left.next().value ?? []).map(word => numberOf(word, leaf)),
	);
	return {words, wordsAtLeaf};
}
