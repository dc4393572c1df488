import type {SuperghostBook} from '../../engine/ghost/rules/book.js';
import {wordCost} from '../../engine/ghost/coach/crib.js';
import {completes, movesFrom} from '../../engine/ghost/rules/moves.js';
import {moverWins} from '../../engine/ghost/trie/solution.js';
import {root, type Node} from '../../engine/ghost/trie/trie.js';
import {spellWord} from '../../engine/ghost/rules/vocabulary.js';
import {occurrences, substringAt, wordOf} from '../../engine/ghost/superghost/substring-graph.js';

/**
How Superghost is won from some fragments on, as an AND/OR graph whose vertices lead to vertices with higher numbers.

At an OR vertex the winner is to move, and it leads to what his winning letters leave: one of them must be won. At an AND vertex the other is to move, and it leads to what his letters leave unless they complete a word: all of them must be won. A leaf leads nowhere, for every letter there completes a word; it is won by knowing a word that has its fragment in it, and so has all the fragments on the way.
*/
export type AndOrGraph = {
	readonly isOr: readonly boolean[];
	readonly children: readonly (readonly number[])[];
	/** How many vertices must be won: the first ones. */
	readonly roots: number;
	/** Whether no winning letter is left out. */
	readonly isComplete: boolean;
	/** The words that have a leaf's fragment in them. Of words with the same leaves there is only the one with the fewest letters. */
	readonly words: readonly LeafWord[];
	/** For each leaf the words that have its fragment in them; for other vertices none. */
	readonly wordsAtLeaf: readonly (readonly number[])[];
};

export type LeafWord = {readonly text: string; readonly leaves: readonly number[]};

/** Words by their numbers in the graph. */
export type Selection = readonly number[];

/** What each word costs. */
export const wordCosts =
	({words}: AndOrGraph) =>
	(word: number): number =>
		wordCost + (words[word]?.text.length ?? 0);

/** What a selection costs: fewer words are cheaper, and of as many those with fewer letters. */
export const costOf = (graph: AndOrGraph, selection: Selection): number =>
	selection.map(wordCosts(graph)).reduce((sum, cost) => sum + cost, 0);

type Vertices = Pick<AndOrGraph, 'isOr' | 'children'> & {readonly nodes: readonly Node[]};

/** How many words each fragment's winner must know at most: as many as if the graph were a tree, whose branches share no words. */
export function findTreeCosts({solution, graph}: SuperghostBook): Float64Array {
	const {words, backs, fronts, nexts} = graph;
	const treeCosts = new Float64Array(words.length);
	for (let node = words.length - 1; node >= root; node--) {
		if (words[node] === 1) continue;
		let least = Infinity;
		let sum = 0;
		const weigh = (longer: Node) => {
			const treeCost = treeCosts[longer]!;
			sum += treeCost;
			if (!moverWins(solution, longer)) least = Math.min(least, treeCost);
		};

		for (let back = backs[node]!; back < backs[node + 1]!; back++) weigh(back);
		for (let front = fronts[node]!; front !== root; front = nexts[front]!) weigh(front);
		treeCosts[node] = moverWins(solution, node) ? least : sum || 1;
	}

	return treeCosts;
}

/** The vertices that follow some nodes, with at most `width` letters at an OR vertex, the cheapest first; `undefined` when there are more than `most`. */
function findVertices(
	book: SuperghostBook,
	roots: readonly Node[],
	treeCosts: Float64Array,
	width: number,
	most: number,
): Vertices | undefined {
	const nodes = [...roots];
	const vertices = new Map(nodes.map((node, vertex) => [node, vertex]));
	const isOr: boolean[] = [];
	const children: number[][] = [];
	const vertexOf = (node: Node) => {
		const vertex = vertices.get(node) ?? nodes.push(node) - 1;
		vertices.set(node, vertex);
		return vertex;
	};

	for (let node = nodes[0]; node !== undefined; node = nodes[children.length]) {
		const longer = movesFrom(book, node).map(move => move.node);
		const isChoice = moverWins(book.solution, node);
		const winning = longer.filter(next => !moverWins(book.solution, next));
		const cheap = winning.sort((a, b) => treeCosts[a]! - treeCosts[b]!).slice(0, width);
		isOr.push(isChoice);
		children.push((isChoice ? cheap : longer.filter(next => !completes(book, next))).map(vertexOf));
		if (nodes.length > most) return undefined;
	}

	return {nodes, isOr, children};
}

/** The words that have the fragments of leaves in them, and at which leaves. */
function findWords(
	{graph, dictionary}: SuperghostBook,
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

/** How many letters of an OR vertex are looked at, where not all can be. */
const widths = [8, 4, 2, 1];

/** The graph of winning from some nodes on; where it has more than `most` vertices, of the cheapest letters only. */
export function findGraph(
	book: SuperghostBook,
	roots: readonly Node[],
	treeCosts: Float64Array,
	most: number,
): AndOrGraph {
	const all = findVertices(book, roots, treeCosts, Infinity, most);
	let vertices = all;
	for (const width of widths)
		vertices ??= findVertices(book, roots, treeCosts, width, width > 1 ? most : Infinity);
	if (vertices === undefined) throw new Error('The cheapest letters alone always make a graph');
	const {isOr, children} = vertices;
	const words = findWords(book, vertices);
	const wordsAtLeaf = children.map((): number[] => []);
	for (const [word, {leaves}] of words.entries()) for (const leaf of leaves) wordsAtLeaf[leaf]?.push(word);
	return {isOr, children, roots: roots.length, isComplete: all !== undefined, words, wordsAtLeaf};
}
