import {effectOf, partyEffectOf, winningMoves, type Effect, type PartyEffect} from '../rules/outlook.js';
import type {Book, Move} from '../variants/variant.js';

/** The coach's verdict on a letter. */
export type Advice = Move & {
	readonly effect: Effect | PartyEffect;
	/** The number of words that hold the fragment it leaves, and the shortest of them. */
	readonly count: number;
	readonly shortest: string;
	/** The number of letters until a game of two then ends, this one included; undefined if that takes too long to find. */
	readonly letters: number | undefined;
	/** Whether to play it: of two players a letter that wins, or else one that lasts longest, if that is known; of more a letter that leaves the next player no safe one. */
	readonly isBest: boolean;
};

/** The coach's verdict on a position. */
export type Coaching = {
	/** Whether the player to move can force a win; undefined among three or more, or if that takes too long to find. */
	readonly canWin: boolean | undefined;
	/** Every letter that is part of a word, in the order of `movesFrom`; there is one unless no word counts. */
	readonly advice: readonly Advice[];
};

/** Returns the last word of a game in which both play their best; undefined if the distance isn't known. */
export function lastWordOf(book: Book, fragment: string): string | undefined {
	let last = fragment;
	const distance = book.distance(fragment);
	if (distance === undefined) return undefined;
	// There is no move if no word counts.
	for (let left = distance; left > 0; left--) last = book.findBest(last) ?? last;
	return book.wordFrom(last);
}

/** Returns a shortest word that a game can end with if the winner never gives the win away. */
export function shortestEnd(book: Book, fragment: string): string {
	let layer: readonly string[] = [fragment];
	let canWin = book.moverWins(fragment);
	for (;;) {
		const end = layer.find(book.isWord);
		if (end !== undefined) return book.wordFrom(end);
		const movesFrom = canWin ? winningMoves : (_: Book, each: string) => book.movesFrom(each);
		layer = [...new Set(layer.flatMap(each => movesFrom(book, each).map(move => move.fragment)))];
		canWin = !canWin;
	}
}

/** Finds what every letter leads to for the player to move. If it takes too long to see who wins, it looks two letters ahead. */
export function coach(book: Book, fragment: string, players = 2): Coaching {
	const canWin = players === 2 ? book.moverWins(fragment) : undefined;
	const isKnown = canWin !== undefined;
	const moves = book.movesFrom(fragment).map(move => {
		const left = isKnown ? book.distance(move.fragment) : undefined;
		return {
			...move,
			effect: (isKnown ? effectOf : partyEffectOf)(book, move.fragment),
			count: book.countWords(move.fragment),
			shortest: book.shortestFrom(move.fragment),
			letters: left === undefined ? undefined : left + 1,
		};
	});
	const longest = Math.max(...moves.map(({letters}) => letters ?? Infinity));
	const isBest = ({effect, letters}: (typeof moves)[number]): boolean => {
		if (canWin ?? true) return effect === 'wins' || effect === 'corners';
		return longest < Infinity && letters === longest;
	};

	return {canWin, advice: moves.map(move => ({...move, isBest: isBest(move)}))};
}
