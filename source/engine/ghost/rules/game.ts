import type {Book} from '../variants/variant.js';
import {endRound, matchWinner, newMatch, nextOrder, type GhostMatch} from './match.js';
import type {Action, GhostMove} from './moves.js';

/**
The rule for a fragment that is part of no word.

`instant`: the player who left it has lost. `challenge`: play goes on, but instead of playing a letter the next player may challenge. The player challenged must name a word that the fragment can become: then the challenger loses, otherwise the player challenged.
*/
export const rules = ['instant', 'challenge'] as const;

export type Rule = (typeof rules)[number];

/** The ways a game ends: a letter completed a word that counts, or left a dead fragment; after a challenge a word was named, or none. */
export const endings = ['completed', 'dead', 'named', 'unnamed'] as const;

export type Ending = {readonly kind: (typeof endings)[number]; readonly loser: number};

/** A fragment of a game. */
export type GhostPosition = {
	/** The letters played, the last one included. */
	readonly fragment: string;
	/** Whether the fragment is part of no word that counts. */
	readonly isDead: boolean;
};

/** An action, its player and the position before. */
export type GhostTurn = {
	readonly player: number;
	readonly action: Action;
	readonly before: GhostPosition;
};

/** A round of Ghost and the rounds before it: a value. Players are indices. */
export type GhostGame = GhostPosition & {
	readonly book: Book;
	readonly rule: Rule;
	/** Whether rounds follow until one player is left. */
	readonly isMatch: boolean;
	/** The player who may take a letter back, once a game, if anyone may. */
	readonly undoer: number | undefined;
	/** The rounds before this one. */
	readonly match: GhostMatch;
	/** The players in the order of the turns. */
	readonly order: readonly number[];
	/** The player to move, or who would be if the game went on. */
	readonly toMove: number;
	/** Whether the one to move has been challenged and must name a word. */
	readonly isChallenged: boolean;
	/** The turns of this round. */
	readonly turns: readonly GhostTurn[];
	/** The moves of all rounds. */
	readonly moves: readonly GhostMove[];
	readonly ending: Ending | undefined;
};

/** The reasons for refusing a move. */
export type GhostRefusal =
	| 'game-over'
	/** A word must be named, not a letter played. */
	| 'challenged'
	/** Nobody asked for a word. */
	| 'not-challenged'
	/** The rule is `instant`. */
	| 'no-challenges'
	/** No letter has been played yet. */
	| 'nothing-to-challenge'
	/** The variant lets no letter go there. */
	| 'no-such-place'
	/** No word is longer than the fragment, so only a challenge is left. */
	| 'too-long'
	/** There is no letter that this player may take back. */
	| 'no-take-back';

export type GhostOpening = Partial<Pick<GhostGame, 'rule' | 'isMatch' | 'undoer'>> & {
	/** The number of players, 2 by default. */
	readonly players?: number;
	/** The player of the first letter, 0 by default. */
	readonly first?: number;
};

/** Begins a game. Throws without two players. */
export function newGhost(
	book: Book,
	{rule = 'instant', isMatch = false, undoer, players = 2, first = 0}: GhostOpening = {},
): GhostGame {
	if (players < 2) throw new RangeError('Two players at least');
	return beginRound({book, rule, isMatch, undoer, match: newMatch(first, players), moves: []});
}

function beginRound(
	game: Pick<GhostGame, 'book' | 'rule' | 'isMatch' | 'undoer' | 'match' | 'moves'>,
): GhostGame {
	const order = nextOrder(game.match);
	const [toMove = 0] = order;
	const {book, rule, isMatch, undoer, match, moves} = game;
	return {
		...{book, rule, isMatch, undoer, match, moves, order, toMove},
		...{fragment: '', isDead: false, isChallenged: false, turns: [], ending: undefined},
	};
}

/** Returns the rounds so far, this one included if it is over. */
export const matchSoFar = ({ending, match}: GhostGame): GhostMatch =>
	ending ? endRound(match, ending.loser) : match;

/** Whether another round follows. */
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
