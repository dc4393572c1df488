import {wordBehind} from '../trie/behind.js';
import type {Book} from '../rules/book.js';
import type {Action, GhostGame, GhostTurn} from '../rules/game.js';
import {winningMoves} from '../rules/moves.js';

/** Where the loser of a game threw away a won game. */
export type TurningPoint = {
	/** What he did, and where. */
	readonly turn: GhostTurn;
	/** The turn's number from 0. */
	readonly index: number;
	/** What would have held the win, never nothing. */
	readonly better: readonly Action[];
};

/** What wins for whoever is at turn, whatever the other then does; nothing where the game is lost. */
function winningActions(book: Book, {action, before}: GhostTurn): Action[] {
	if (action.kind === 'name')
		return before.isDead ? [] : [{kind: 'name', word: wordBehind(book, before.node)}];
	if (before.isDead) return [{kind: 'challenge'}];
	return winningMoves(book, before.node).map(({letter, end}) => ({kind: 'letter', letter, end}));
}

/** The last turn of a finished game at which its loser could have forced a win; `undefined` where he never could, or the game goes on. */
export function turningPoint({book, turns, ending}: GhostGame): TurningPoint | undefined {
	const index = turns.findLastIndex(
		turn => turn.seat === ending?.loser && winningActions(book, turn).length > 0,
	);
	const turn = turns[index];
	return turn && {turn, index, better: winningActions(book, turn)};
}
