import {effectOf, moverWins, winningMoves, type Effect} from '../rules/outlook.js';
import type {Book, Move, Node, Samples} from '../variants/variant.js';
import {bestMoves, standingsAfter, standingsAt, type Standing} from '../players/standings.js';
import type {GhostGame} from '../rules/game.js';

/** What a letter comes to. */
export type Advice = Move &
	Samples & {
		/** For whoever plays it, when both then play their best. */
		readonly effect: Effect;
		/** How many letters the game then lasts, this one counted, as far as that is known. */
		readonly lasts: number | undefined;
		/** Whether it is one to play: a letter that wins; where none does, one that makes the game last longest, if that is known. */
		readonly isBest: boolean;
	};

/** What there is to know before a letter. */
export type Coaching = {
	/** Whether the player to move can force a win. */
	readonly canWin: boolean;
	/** Every letter that is part of a word, in the order of `movesFrom`; there is one unless no word counts. */
	readonly advice: readonly Advice[];
};

/** The node after the best move, when so many letters are then left. */
function bestAfter(book: Book, node: Node, left: number): Node | undefined {
	if (book.findBest !== undefined) return book.findBest(node);
	return book.movesFrom(node).find(move => book.lasts(move.node) === left)?.node;
}

/** The nodes that follow a node when both play their best: who can win hastens the end, who cannot delays it. */
export function bestLine(book: Book, node: Node): Node[] {
	const line: Node[] = [];
	for (let left = book.lasts(node) ?? 0; left > 0; left--) {
		const next = bestAfter(book, line.at(-1) ?? node, left - 1);
		// Where no word counts, the one letter that loses is none in particular.
		if (next === undefined) break;
		line.push(next);
	}

	return line;
}

/** The word that a game ends with from a node on when both play their best; for a word itself. `undefined` where it isn’t known how long the game lasts. */
export const lastWordOf = (book: Book, node: Node): string | undefined =>
	book.lasts(node) === undefined ? undefined : book.wordFrom(bestLine(book, node).at(-1) ?? node);

/** A shortest word that a game can end with from a node on, where whoever can force a win never gives it away; for a word itself. */
export function shortestEnd(book: Book, node: Node): string {
	let layer: readonly Node[] = [node];
	let canWin = moverWins(book, node);
	for (;;) {
		const end = layer.find(each => book.isWord(each));
		if (end !== undefined) return book.wordFrom(end);
		const movesFrom = canWin ? winningMoves : (_: Book, each: Node) => book.movesFrom(each);
		layer = [...new Set(layer.flatMap(each => movesFrom(book, each).map(move => move.node)))];
		canWin = !canWin;
	}
}

/** How many letters a game lasts; where so many words are in reach that it isn’t known, longer than any. */
export const lastsAtMost = (book: Book, node: Node): number => book.lasts(node) ?? Infinity;

/** What every letter leads to. */
export function coach(book: Book, node: Node): Coaching {
	const canWin = moverWins(book, node);
	const moves = book.movesFrom(node);
	const longest = Math.max(...moves.map(move => lastsAtMost(book, move.node)));
	const advice = moves.map(move => {
		const effect = effectOf(book, move.node);
		const lasts = book.lasts(move.node);
		return {
			...move,
			...book.samplesOf(move.node),
			effect,
			lasts: lasts === undefined ? undefined : lasts + 1,
			isBest: canWin ? effect === 'wins' : longest < Infinity && lasts === longest,
		};
	});
	return {canWin, advice};
}

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
