import {missedWord, type GhostGame, type GhostTurn} from '../rules/game.js';
import type {Action} from '../rules/moves.js';
import {effectOf, isSafe, winningMoves, type Effect} from '../rules/outlook.js';
import type {Book, Move} from '../variants/book.js';

export type Advice = Move & {
	readonly effect: Effect;
	/** The number of words that hold the fragment it leaves, and the shortest of them. */
	readonly count: number;
	readonly shortest: string;
	/** The number of letters until a game of two then ends, this one included; undefined if that takes too long to find. */
	readonly letters: number | undefined;
	/** Whether to play it: of two players a letter that wins, or else one that lasts longest, if that is known; of more a letter that leaves the next player no safe one. */
	readonly isBest: boolean;
};

export type Coaching = {
	readonly fragment: string;
	readonly players: number;
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
	for (let left = distance; left > 0; left--)
		last = book.movesFrom(last).find(move => book.distance(move.fragment) === left - 1)?.fragment ?? last;
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
	// Two letters ahead are what more than two players see.
	const seeing = isKnown ? 2 : Math.max(3, players);
	const moves = book.movesFrom(fragment).map(move => {
		const left = isKnown ? book.distance(move.fragment) : undefined;
		return {
			...move,
			effect: effectOf(book, move.fragment, seeing),
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

	return {fragment, players, canWin, advice: moves.map(move => ({...move, isBest: isBest(move)}))};
}

/** The turn with which the loser of a game threw it away. */
export type TurningPoint = {
	readonly turn: GhostTurn;
	readonly index: number;
	readonly better: readonly Action[];
};

/** The effect of a turn on its player: already lost, still safe, leaving the next player no safe letter, or throwing safety away; `open` if there is nothing to say. */
export type TurnStanding = 'losing' | 'kept' | 'corners' | 'open' | 'gave-away';

/** The standing of a safe player after a move with some effect. */
const standings: Readonly<Record<Effect, TurnStanding>> = {
	wins: 'kept',
	corners: 'corners',
	open: 'open',
	loses: 'gave-away',
	completes: 'gave-away',
	'loses-now': 'gave-away',
};

function letterStanding({book, order}: GhostGame, {action, before}: GhostTurn): TurnStanding {
	const wasSafe = isSafe(book, before.fragment, order.length);
	if (wasSafe !== true) return wasSafe === undefined ? 'open' : 'losing';
	const reached = action.kind === 'letter' ? book.variant.extend(before.fragment, action) : undefined;
	if (reached === undefined || !book.isAlive(reached)) return 'gave-away';
	return standings[effectOf(book, reached, order.length)];
}

/** Returns the effect of a turn on its player. With more than two players it looks two letters ahead. */
export function standingAt(game: GhostGame, turn: GhostTurn): TurnStanding {
	const {action, before, player} = turn;
	if (action.kind === 'name') {
		// Any word that the fragment can become wins.
		if (before.isDead) return 'losing';
		return game.ending?.loser === player ? 'gave-away' : 'kept';
	}

	if (before.isDead) return action.kind === 'challenge' ? 'kept' : 'gave-away';
	return letterStanding(game, turn);
}

function safeActions({book, order}: GhostGame, {action, before}: GhostTurn): Action[] {
	if (action.kind === 'name') return [{kind: 'name', word: book.wordFrom(before.fragment)}];
	if (before.isDead) return [{kind: 'challenge'}];
	const safe =
		order.length === 2
			? winningMoves(book, before.fragment)
			: book.movesFrom(before.fragment).filter(move => !book.isWord(move.fragment));
	return safe.map(({letter, place}) => ({kind: 'letter', letter, place}));
}

export type LookBack = {
	readonly missedWord: string | undefined;
	readonly turningPoint: TurningPoint | undefined;
	readonly standings: readonly TurnStanding[];
};

export function lookBack(game: GhostGame): LookBack {
	const {turns, ending} = game;
	const standings = turns.map(turn => standingAt(game, turn));
	const index = turns.findLastIndex(
		({player}, at) => player === ending?.loser && standings[at] === 'gave-away',
	);
	const turn = turns[index];
	const turningPoint = turn && {turn, index, better: safeActions(game, turn)};
	return {missedWord: missedWord(game), turningPoint, standings};
}
