import {wordsBehind, type Behind} from '../trie/behind.js';
import type {Book} from '../rules/book.js';
import {effectOf, fragmentAt, movesFrom, type Effect, type Move} from '../rules/moves.js';
import {moverWins} from '../trie/solution.js';
import type {Node} from '../trie/trie.js';

/** What a letter comes to. */
export type Advice = Move &
	Behind & {
		/** For whoever plays it, when both then play their best. */
		readonly effect: Effect;
		/** How many letters the game then lasts, this one counted. */
		readonly lasts: number;
		/** The word that it then ends with. */
		readonly lastWord: string;
		/** Whether it is one to play: a letter that wins; where none does, one that makes the game last longest. */
		readonly isBest: boolean;
	};

/** What there is to know before a letter. */
export type Coaching = {
	/** Whether whoever is to move can force a win. */
	readonly canWin: boolean;
	/** Every letter that is part of a word, as `movesFrom` orders them; there is one unless no word counts. */
	readonly advice: readonly Advice[];
};

/** The nodes that follow a node when both play their best: who can win hastens the end, who cannot delays it; among equals the first move. */
export function bestLine(book: Book, node: Node): Node[] {
	const {solution} = book;
	const line: Node[] = [];
	for (let left = solution[node]!; left > 0; left--) {
		const next = movesFrom(book, line.at(-1) ?? node).find(move => solution[move.node] === left - 1);
		// Where no word counts, the one letter that loses is none in particular.
		if (next === undefined) break;
		line.push(next.node);
	}

	return line;
}

/** The word that a game ends with from a node on when both play their best; for a word itself. */
export const lastWordOf = (book: Book, node: Node): string =>
	fragmentAt(book, bestLine(book, node).at(-1) ?? node);

/** What every letter leads to. */
export function coach(book: Book, node: Node): Coaching {
	const {solution} = book;
	const canWin = moverWins(solution, node);
	const moves = movesFrom(book, node);
	const longest = Math.max(...moves.map(move => solution[move.node]!));
	const advice = moves.map(move => {
		const effect = effectOf(book, move.node);
		const lasts = solution[move.node]!;
		return {
			...move,
			...wordsBehind(book, move.node),
			effect,
			lasts: lasts + 1,
			lastWord: lastWordOf(book, move.node),
			isBest: canWin ? effect === 'wins' : lasts === longest,
		};
	});
	return {canWin, advice};
}
