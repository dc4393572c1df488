import type {GhostBook} from '../variants/ghost.js';
import {moverWins} from '../rules/outlook.js';
import {childrenOf, isWord} from '../variants/trie.js';
import {root, type Node} from '../variants/variant.js';

/**
Words to learn by heart: whoever knows them wins for certain, whatever the other plays.

To know a word is to be able to play towards it. So a crib is a set of words with which there is a way to win in which each of one's own letters leaves a fragment that one of the words has in its place: at its start, in Superghost anywhere. The other may play any letter; one that completes a word, or is part of none, loses at once, and no word is needed against it.
*/
export type Crib = {
	/** In alphabetical order. */
	readonly words: readonly string[];
	/** Whether it is proved that no crib has fewer words, and none with as many words fewer letters. */
	readonly exact: boolean;
};

/** The cribs of who plays the first letter and of who plays the second. Who cannot force a win has no words; but the second has those for every opening that lets him. */
export type Cribs = {readonly first: Crib; readonly second: Crib};

/** What a word costs beside its letters, so that fewer words are always cheaper. */
export const wordCost = 2 ** 28;

/**
What it costs, from each node on, to know how to win for whoever wins there.

Where he is to move he needs one of the letters that win, the cheapest. Where the other is to move he needs an answer to every letter that completes no word; if all do, he needs one word to know that the fragment begins one. Behind different letters are different words, so that costs add up, and one pass from the last node to the first finds them exactly.
*/
function findCosts(book: GhostBook): Float64Array {
	const {trie} = book.data;
	const {ends} = trie;
	const lengths = new Uint8Array(ends.length);
	const costs = new Float64Array(ends.length);
	for (let node = root; node < ends.length; node++)
		for (const child of childrenOf(trie, node)) lengths[child] = lengths[node]! + 1;
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		const wins = moverWins(book, node);
		let cheapest = Infinity;
		let sum = 0;
		for (let child = node + 1; child < end; child = ends[child]!) {
			const cost = costs[child]!;
			sum += cost;
			if (!moverWins(book, child)) cheapest = Math.min(cheapest, cost);
		}

		costs[node] = wins ? cheapest : sum || wordCost + lengths[node]! + 1;
	}

	return costs;
}

/** The words that the cheapest way to win needs from a node on; among equals those that come first. */
function collectWords(book: GhostBook, costs: Float64Array, node: Node): string[] {
	const {trie} = book.data;
	const children = childrenOf(trie, node);
	if (moverWins(book, node)) {
		const best = children.find(child => !moverWins(book, child) && costs[child] === costs[node]);
		return best === undefined ? [] : collectWords(book, costs, best);
	}

	const open = children.filter(child => !isWord(trie, child));
	if (open.length > 0) return open.flatMap(child => collectWords(book, costs, child));
	return children.slice(0, 1).map(child => book.fragmentAt(child));
}

/** The cribs of Ghost, exactly. */
export function findTreeCribs(book: GhostBook): Cribs {
	const {trie} = book.data;
	const costs = findCosts(book);
	const first = moverWins(book, root) ? collectWords(book, costs, root) : [];
	const second = childrenOf(trie, root)
		.filter(opening => !isWord(trie, opening) && moverWins(book, opening))
		.flatMap(opening => collectWords(book, costs, opening));
	return {first: {words: first, exact: true}, second: {words: second, exact: true}};
}
