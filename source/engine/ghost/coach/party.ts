import {bestMoves, standingsAfter, standingsAt, type Standing} from '../players/standings.js';
import type {GhostGame} from '../rules/game.js';
import type {Move, Samples} from '../variants/variant.js';

/** What a letter comes to among several players. */
export type PartyAdvice = Move &
	Samples & {
		/** Whether it completes a word, so that whoever plays it loses. */
		readonly completes: boolean;
		/** How each player then stands, from the one who plays it on. */
		readonly standings: readonly Standing[];
		/** Whether a perfect player may play it. */
		readonly isBest: boolean;
	};

/** What there is to know before a letter among several players. */
export type PartyCoaching = {
	/** How each player stands, from the one to move on. */
	readonly standings: readonly Standing[];
	/** Every letter that is part of a word, in the order of `movesFrom`. */
	readonly advice: readonly PartyAdvice[];
};

/** What every letter leads to for each of the players of an order. */
export function coachParty({book, node, order}: Pick<GhostGame, 'book' | 'node' | 'order'>): PartyCoaching {
	const best = new Set(bestMoves({book, node, order}).map(move => move.node));
	return {
		standings: standingsAt(book, node, order.length),
		advice: book.movesFrom(node).map(move => ({
			...move,
			...book.samplesOf(move.node),
			completes: book.isWord(move.node),
			standings: standingsAfter(book, move, order.length),
			isBest: best.has(move.node),
		})),
	};
}
