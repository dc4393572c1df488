import {wordCost} from '../../engine/ghost/coach/crib.js';
import {moverWins} from '../../engine/ghost/rules/outlook.js';
import {spellWord} from '../../engine/ghost/rules/words.js';
import type {SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {occurrences, substringAt, wordOf} from '../../engine/ghost/variants/superghost/substring-graph.js';
import type {Node} from '../../engine/ghost/variants/variant.js';

/**
How Superghost is won from some fragments on, as an AND/OR graph whose vertices lead to vertices with higher numbers.

At an OR vertex the winner is to move, and it leads to what the winning letters leave: one of them must be won. At an AND vertex the other is to move, and it leads to what the letters leave unless they complete a word: all of them must be won. A leaf leads nowhere, for every letter there completes a word; it is won by knowing a word that contains its fragment, and so every fragment on the way.
*/
export type AndOrGraph = {
	readonly isOr: readonly boolean[];
	readonly children: readonly (readonly number[])[];
	/** How many vertices must be won: the first ones. */
	readonly roots: number;
	/** The words that have a leaf's fragment in them. Of words with the same leaves there is only the one with the fewest letters. */
	readonly words: readonly LeafWord[];
	/** For each leaf the words that have its fragment in them; for other vertices none. */
	readonly wordsAtLeaf: readonly (readonly number[])[];
};

export type LeafWord = {readonly text: string; readonly leaves: readonly number[]};

/** Words by their numbers in the graph. */
export type Selection = readonly number[];

export const wordCosts =
	({words}: AndOrGraph) =>
	(word: number): number =>
		wordCost + (words[word]?.text.length ?? 0);

/** Fewer words are cheaper, and of as many those with fewer letters. */
export const costOf = (graph: AndOrGraph, selection: Selection): number =>
	selection.map(wordCosts(graph)).reduce((sum, cost) => sum + cost, 0);

type Vertices = Pick<AndOrGraph, 'isOr' | 'children'> & {readonly nodes: readonly Node[]};

function findVertices(book: SuperghostBook, roots: readonly Node[]): Vertices {
	const nodes = [...roots];
	const vertices = new Map(nodes.map((node, vertex) => [node, vertex]));
	const isOr: boolean[] = [];
	const children: number[][] = [];
	const vertexOf = (node: Node) => {
		const vertex = vertices.get(node) ?? nodes.push(node) - 1;
		vertices.set(node, vertex);
		return vertex;
	};

	for (const node of nodes) {
		const longer = book.movesFrom(node).map(move => move.node);
		const isChoice = moverWins(book, node);
		const following = isChoice
			? longer.filter(next => !moverWins(book, next))
			: longer.filter(next => !book.isWord(next));
		isOr.push(isChoice);
		children.push(following.map(vertexOf));
	}

	return {nodes, isOr, children};
}

function findWords(
	{data: {graph, dictionary}}: SuperghostBook,
	{nodes, isOr, children}: Vertices,
): AndOrGraph['words'] {
	const leavesOf = new Map<number, number[]>();
	for (const [vertex, node] of nodes.entries()) {
		if (isOr[vertex] || children[vertex]?.length !== 0) continue;
		const places = occurrences(graph, dictionary, substringAt(graph, node));
		for (const word of new Set(Array.from(places, wordOf))) {
			const leaves = leavesOf.get(word);
			if (leaves) leaves.push(vertex);
			else leavesOf.set(word, [vertex]);
		}
	}

	const best = new Map<string, LeafWord>();
	for (const [word, leaves] of [...leavesOf].sort(([a], [b]) => a - b)) {
		const text = spellWord(dictionary, word).join('');
		const known = best.get(leaves.join());
		if (known === undefined || text.length < known.text.length) best.set(leaves.join(), {text, leaves});
	}

	return [...best.values()];
}

/** The graph of winning from some nodes on. */
export function findGraph(book: SuperghostBook, roots: readonly Node[]): AndOrGraph {
	const vertices = findVertices(book, roots);
	const {isOr, children} = vertices;
	const words = findWords(book, vertices);
	const wordsAtLeaf = children.map((): number[] => []);
	for (const [word, {leaves}] of words.entries()) for (const leaf of leaves) wordsAtLeaf[leaf]?.push(word);
	return {isOr, children, roots: roots.length, words, wordsAtLeaf};
}
