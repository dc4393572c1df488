import {isWord, type Node, type Trie} from './trie.js';

/** For each node of a trie 1 when whoever is to move there wins, else 0. */
export type Solution = Uint8Array;

/**
Who wins from every fragment.

At a word the one to move has won, for the other completed it. Elsewhere the one to move wins with a letter after which the other loses. Children have higher numbers than their parent, so one pass from the last node to the first finds everything once.
*/
export function solve(trie: Trie): Solution {
	const {ends} = trie;
	const wins = new Uint8Array(ends.length);
	for (let node = ends.length - 1; node >= 0; node--) {
		const end = ends[node] ?? 0;
		let canWin = isWord(trie, node);
		for (let child = node + 1; child < end && !canWin; child = ends[child] ?? end) canWin = wins[child] === 0;
		wins[node] = canWin ? 1 : 0;
	}

	return wins;
}

/** Whether moving to a node wins for whoever moves there. */
export const isWinningMove = (solution: Solution, node: Node): boolean => solution[node] === 0;
