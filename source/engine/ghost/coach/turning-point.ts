import {safeMoves} from '../players/safety.js';
import type {Action, GhostGame, GhostTurn} from '../rules/game.js';

/** Where the loser of a game threw away a won game. */
export type TurningPoint = {
	/** What the loser did, and where. */
	readonly turn: GhostTurn;
	/** The turn's number from 0. */
	readonly index: number;
	/** What would have held the win, never nothing. */
	readonly better: readonly Action[];
};

/** What would have kept the player of a turn from losing, whatever the others then did. */
function safeActions({book, order}: GhostGame, {action, before}: GhostTurn): Action[] {
	if (action.kind === 'name') return before.isDead ? [] : [{kind: 'name', word: book.wordFrom(before.node)}];
	if (before.isDead) return [{kind: 'challenge'}];
	return safeMoves({book, order, node: before.node}).map(({letter, place}) => ({
		kind: 'letter',
		letter,
		place,
	}));
}

/** Whether the player of a turn could force a win before it, as far as letters go. */
export const wasWinning = ({book, order}: GhostGame, {before}: GhostTurn): boolean =>
	!before.isDead && safeMoves({book, order, node: before.node}).length > 0;

/** The last turn of a finished game at which its loser was safe; `undefined` where there was none, or the game goes on. */
export function turningPoint(game: GhostGame): TurningPoint | undefined {
	const {turns, ending} = game;
	const index = turns.findLastIndex(
		turn => turn.player === ending?.loser && safeActions(game, turn).length > 0,
	);
	const turn = turns[index];
	return turn && {turn, index, better: safeActions(game, turn)};
}
