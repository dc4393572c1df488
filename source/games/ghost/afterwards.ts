import {hasMeanings} from '../../dictionaries/index.js';
import type {GhostOpening} from '../open.js';
import {isWatched, rewind, type GhostPlay} from './ghost.js';

/** The words that a round of Ghost names once it is over: the one that ended it, and the one that was missed. */
export function explainedInGhost(
	{game: {ending, fragment, turns}, settings}: GhostPlay,
	missedWord: string | undefined,
): readonly string[] {
	if (!ending || !hasMeanings(settings)) return [];
	const action = turns.at(-1)?.action;
	const words = [
		ending.kind === 'completed' ? fragment : undefined,
		ending.kind === 'named' && action?.kind === 'name' ? action.word : undefined,
		missedWord,
	];
	return [...new Set(words.filter(word => word !== undefined))];
}

/** Whether a game of Ghost can be tried again: not one that bots play alone, nor one with friends elsewhere. */
export const canPractiseGhost = (play: GhostPlay): boolean =>
	!isWatched(play) && play.players.every(({isElsewhere}) => !isElsewhere);

/** The game from before a turn, from 0 and of all rounds, on. */
export const practiceGhost = (play: GhostPlay, turn: number): GhostOpening => ({
	game: 'ghost',
	settings: play.settings,
	list: play.book,
	replayed: rewind(play, turn).game.moves,
});
