import type {Book} from '../variants/book.js';
import type {Action, GhostMove} from './moves.js';

/**
The rule for a fragment that is part of no word.

`instant`: the player who left it has lost. `challenge`: the game continues, but instead of playing a letter the next player may challenge. The player challenged must name a word that the fragment can become: then the challenger loses, otherwise the player challenged.
*/
export const ruleNames = ['instant', 'challenge'] as const;

export type Rule = (typeof ruleNames)[number];

/** The ways a game ends: a letter completed a word that counts, or left a dead fragment; after a challenge a word was named, or none. */
export type Ending = {
	readonly kind: 'completed' | 'dead' | 'named' | 'unnamed';
	readonly loser: number;
};

export type GhostPosition = {
	readonly fragment: string;
	/** Whether the fragment is part of no word that counts. */
	readonly isDead: boolean;
};

export type GhostTurn = {
	readonly player: number;
	readonly action: Action;
	readonly before: GhostPosition;
};

export const orderOf = (players: number, first = 0): readonly number[] =>
	Array.from({length: players}, (_, turn) => (first + turn) % players);

/** Returns the player whose turn comes some turns after a player's. */
export function playerAfter(order: readonly number[], player: number, turns = 1): number {
	const found = order.at((order.indexOf(player) + turns) % order.length);
	if (found === undefined) throw new RangeError('Nobody plays');
	return found;
}

/** Each lost round costs a letter; a player with all of them is out. */
export const penalty = 'GHOST';

/** Rounds between the same players, until one is left: a value. */
export type GhostMatch = {
	/** The number of players, including those who are out. */
	readonly players: number;
	/** The player of the first letter of the first round. */
	readonly first: number;
	readonly losers: readonly number[];
};

/** Returns the letters of GHOST that a player has. */
export const penaltyOf = ({losers}: GhostMatch, player: number): string =>
	penalty.slice(0, losers.filter(loser => loser === player).length);

const isOut = (match: GhostMatch, player: number): boolean => penaltyOf(match, player) === penalty;

/** Returns the players of the next round in the order of the turns. With two players the last loser begins, with more the player after the loser. */
export function nextOrder(match: GhostMatch): readonly number[] {
	const {players, first, losers} = match;
	const loser = losers.at(-1);
	const begins = loser === undefined ? first : players === 2 ? loser : playerAfter(orderOf(players), loser);
	return orderOf(players, begins).filter(player => !isOut(match, player));
}

/** Returns the one player left, once the others are out. */
export function matchWinner(match: GhostMatch): number | undefined {
	const [left, ...others] = orderOf(match.players).filter(player => !isOut(match, player));
	return others.length === 0 ? left : undefined;
}

/** A round of Ghost and the rounds before it: a value. Players are indices. */
export type GhostGame = GhostPosition & {
	readonly book: Book;
	readonly rule: Rule;
	readonly isMatch: boolean;
	/** The player who may take a letter back, once a game, if anyone may. */
	readonly undoer: number | undefined;
	readonly match: GhostMatch;
	readonly order: readonly number[];
	/** The player to move, or who would be if the game went on. */
	readonly toMove: number;
	/** Whether the one to move has been challenged and must name a word. */
	readonly isChallenged: boolean;
	readonly turns: readonly GhostTurn[];
	/** The moves of all rounds. */
	readonly moves: readonly GhostMove[];
	readonly ending: Ending | undefined;
};

export type GhostRefusal =
	| 'game-over'
	/** A word must be named, not a letter played. */
	| 'challenged'
	| 'not-challenged'
	/** The rule is `instant`. */
	| 'no-challenges'
	| 'nothing-to-challenge'
	| 'no-such-place'
	/** No word is longer than the fragment, so only a challenge is left. */
	| 'too-long'
	| 'no-take-back';

type GhostOptions = Partial<Pick<GhostGame, 'rule' | 'isMatch' | 'undoer'>> & {
	/** The number of players, 2 by default. */
	readonly players?: number;
	/** The player of the first letter, 0 by default. */
	readonly first?: number;
};

/** Begins a game. Throws without two players. */
export function newGhost(
	book: Book,
	{rule = 'instant', isMatch = false, undoer, players = 2, first = 0}: GhostOptions = {},
): GhostGame {
	if (players < 2) throw new RangeError('Two players at least');
	return beginRound({book, rule, isMatch, undoer, match: {players, first, losers: []}, moves: []});
}

function beginRound(
	game: Pick<GhostGame, 'book' | 'rule' | 'isMatch' | 'undoer' | 'match' | 'moves'>,
): GhostGame {
	const order = nextOrder(game.match);
	const [toMove = 0] = order;
	const begun = {fragment: '', isDead: false, isChallenged: false, turns: [], ending: undefined};
	return {...game, order, toMove, ...begun};
}

/** Returns the rounds so far, this one included if it is over. */
export const matchSoFar = ({ending, match}: GhostGame): GhostMatch =>
	ending ? {...match, losers: [...match.losers, ending.loser]} : match;

export const hasNextRound = (game: GhostGame): boolean =>
	game.isMatch && game.ending !== undefined && matchWinner(matchSoFar(game)) === undefined;

/** Returns the next round of a match, or the same game if there is none. */
export const nextRound = (game: GhostGame): GhostGame =>
	hasNextRound(game) ? beginRound({...game, match: matchSoFar(game)}) : game;

/** Returns the last turn whose fragment was alive before it. */
export const lastAlive = ({turns}: Pick<GhostGame, 'turns'>): GhostTurn | undefined =>
	turns.findLast(({before}) => !before.isDead);

/** Returns a word, other than the fragment itself, that the last living fragment could have become, if there is one. */
export function missedWord(game: GhostGame): string | undefined {
	const {book, fragment} = game;
	const turn = lastAlive(game);
	const other = turn && book.movesFrom(turn.before.fragment).find(move => move.fragment !== fragment);
	return other && book.wordFrom(other.fragment);
}
