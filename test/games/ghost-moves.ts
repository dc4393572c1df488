import {ghostRules, nextRound, type GhostMove, type GhostRefusal} from '../../source/engine/index.js';
import {advance, type GhostPlay} from '../../source/games/ghost/ghost.js';

/** The game after a move, or why it is refused. */
export function playMove(
	play: GhostPlay,
	move: GhostMove,
): {readonly ok: true; readonly play: GhostPlay} | {readonly ok: false; readonly reason: GhostRefusal} {
	const applied = ghostRules.answer(play.game, move);
	return applied.ok ? {ok: true, play: advance(play, applied)} : applied;
}

/** The game at the start of its next round, if one follows. */
export const inNextRound = (play: GhostPlay): GhostPlay => ({...play, game: nextRound(play.game)});
