import {partyEffectOf, isSafe, safeMoves} from '../rules/outlook.js';
import type {GhostGame, GhostTurn} from '../rules/game.js';
import type {Action} from '../rules/moves.js';

/** The turn with which the loser of a game threw it away. */
export type TurningPoint = {
	readonly turn: GhostTurn;
	/** The turn's number from 0. */
	readonly index: number;
	/** The better choices, at least one. */
	readonly better: readonly Action[];
};

/** The effect of a turn on its player: already lost, still safe, leaving the next player no safe letter, or throwing safety away; `open` if there is nothing to say. */
export type TurnStanding = 'losing' | 'kept' | 'corners' | 'open' | 'gave-away';

function letterStanding({book, order}: GhostGame, {action, before}: GhostTurn): TurnStanding {
	const players = order.length;
	const wasSafe = isSafe(book, before.fragment, players);
	if (wasSafe !== true) return wasSafe === undefined ? 'open' : 'losing';
	const reached = action.kind === 'letter' ? book.variant.extend(before.fragment, action) : undefined;
	if (reached === undefined || !book.isAlive(reached)) return 'gave-away';
	if (players === 2) {
		const isGone = book.moverWins(reached);
		return isGone === undefined ? 'open' : isGone ? 'gave-away' : 'kept';
	}

	const effect = partyEffectOf(book, reached);
	return effect === 'loses-now' ? 'gave-away' : effect;
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

/** Returns the choices that would have kept the player of a turn safe. */
function safeActions({book, order}: GhostGame, {action, before}: GhostTurn): Action[] {
	if (action.kind === 'name') return [{kind: 'name', word: book.wordFrom(before.fragment)}];
	if (before.isDead) return [{kind: 'challenge'}];
	return safeMoves(book, before.fragment, order.length).map(({letter, place}) => ({
		kind: 'letter',
		letter,
		place,
	}));
}

/** Finds the last turn with which its loser gave a finished game away, if there is one. */
export function turningPoint(game: GhostGame): TurningPoint | undefined {
	const {turns, ending} = game;
	const index = turns.findLastIndex(
		turn => turn.player === ending?.loser && standingAt(game, turn) === 'gave-away',
	);
	const turn = turns[index];
	return turn && {turn, index, better: safeActions(game, turn)};
}
