import {safeMoves} from '../players/standings.js';
import {moverWins} from '../rules/outlook.js';
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

/** What a turn did to its player: nothing where it couldn't be safe, or else it kept that or gave it away. */
export type TurnStanding = 'losing' | 'kept' | 'gave-away';

/** How the player of a turn stood before it, and what became of that. */
export function standingAt(game: GhostGame, turn: GhostTurn): TurnStanding {
	const {action, before, player} = turn;
	const {book, order} = game;
	// Of two players two positions tell, where all letters would have to be searched.
	if (order.length === 2 && action.kind === 'letter' && !before.isDead) {
		if (!moverWins(book, before.node)) return 'losing';
		const reached = book.reach(before.node, action);
		return reached === undefined || moverWins(book, reached) ? 'gave-away' : 'kept';
	}

	const safe = safeActions(game, turn);
	if (safe.length === 0) return 'losing';
	// Any word of the list will do.
	if (action.kind === 'name') return game.ending?.loser === player ? 'gave-away' : 'kept';
	const {extend} = game.book.variant;
	const isKept = safe.some(each =>
		each.kind === 'letter' && action.kind === 'letter'
			? extend(before.fragment, each) === extend(before.fragment, action)
			: each.kind === action.kind,
	);
	return isKept ? 'kept' : 'gave-away';
}

/** The last turn of a finished game at which its loser was safe; `undefined` where there was none, or the game goes on. */
export function turningPoint(game: GhostGame): TurningPoint | undefined {
	const {turns, ending} = game;
	const index = turns.findLastIndex(
		turn => turn.player === ending?.loser && safeActions(game, turn).length > 0,
	);
	const turn = turns[index];
	return turn && {turn, index, better: safeActions(game, turn)};
}
