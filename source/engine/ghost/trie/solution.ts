import {isWord, root, type Node, type Trie} from './trie.js';
import type {SubstringGraph} from '../superghost/substring-graph.js';

/**
For each fragment how many more letters the game lasts when both play their best: who can win hastens the end, who cannot delays it. A word has 0.

Whoever completes a word loses, so whoever is to move wins exactly where the number is even.
*/
export type Solution = Uint8Array;

/** Whether whoever is to move at a node wins. */
export const moverWins = (solution: Solution, node: Node): boolean => solution[node]! % 2 === 0;

/** Whether moving to a node wins for whoever moves there. */
export const isWinningMove = (solution: Solution, node: Node): boolean => !moverWins(solution, node);

/** How good it is for whoever moves to leave a fragment that lasts so long: a quick win is best, then any win, then what delays. */
const merit = (lasts: number): number => (lasts % 2 === 1 ? 255 - lasts : lasts);

/** How long a fragment lasts whose best move has that merit; where no letter goes on, one more is played, and loses. */
const lastsWith = (best: number): number => 1 + (best > 127 ? 255 - best : best);

/** Who wins from every fragment of a trie and how soon: children have higher numbers than their parent, so one pass from the last node to the first finds everything once. */
export function solve(trie: Trie): Solution {
	const {ends} = trie;
	const solution = new Uint8Array(ends.length);
	for (let node = ends.length - 1; node >= root; node--) {
		if (isWord(trie, node)) continue;
		const end = ends[node]!;
		let best = 0;
		for (let child = node + 1; child < end; child = ends[child]!)
			best = Math.max(best, merit(solution[child]!));
		solution[node] = lastsWith(best);
	}

	return solution;
}

/** The same for Superghost: longer fragments have higher numbers, and each tells the two fragments it comes from, without its last and without its first letter. */
export function solveGraph({words, backs, links}: SubstringGraph): Solution {
	const solution = new Uint8Array(words.length);
	const bests = new Uint8Array(words.length);
	for (let node = words.length - 1; node >= root; node--) {
		let best = bests[node]!;
		for (let back = backs[node]!; back < backs[node + 1]!; back++)
			best = Math.max(best, merit(solution[back]!));
		const lasts = words[node] === 1 ? 0 : lastsWith(best);
		solution[node] = lasts;
		const link = links[node]!;
		bests[link] = Math.max(bests[link]!, merit(lasts));
	}

	return solution;
}
