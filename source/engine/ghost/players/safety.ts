import type {GhostGame} from '../rules/game.js';
import {winningMoves} from '../rules/outlook.js';
import type {Book, Move, Node} from '../variants/variant.js';

/** Tells whether a player who moves in so many turns, of so many players, can avoid losing the round whatever all the others play. */
function safetySearch(book: Book, players: number): (node: Node, turns: number) => boolean {
	const known = new Map<number, boolean>();
	function isSafe(node: Node, turns: number): boolean {
		const key = node * players + turns;
		const cached = known.get(key);
		if (cached !== undefined) return cached;
		const moves = book.movesFrom(node);
		const isOwn = turns === 0;
		const next = (isOwn ? players : turns) - 1;
		// Whoever completes a word loses: that harms the player alone.
		const safe = isOwn
			? moves.some(move => !book.isWord(move.node) && isSafe(move.node, next))
			: moves.every(move => book.isWord(move.node) || isSafe(move.node, next));
		known.set(key, safe);
		return safe;
	}

	return isSafe;
}

/** The moves after which whoever is to move can't lose the round, whatever the others play. Of two players these are the moves that win. */
export function safeMoves({book, node, order}: Pick<GhostGame, 'book' | 'node' | 'order'>): readonly Move[] {
	if (order.length === 2) return winningMoves(book, node);
	const isSafe = safetySearch(book, order.length);
	return book.movesFrom(node).filter(move => !book.isWord(move.node) && isSafe(move.node, order.length - 1));
}
