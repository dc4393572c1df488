import {isWatched, rewind, type GhostPlay} from './ghost.js';
import {ownTurns, writeTurn, type HangmanPlay} from './hangman.js';
import {kinds} from './kinds.js';
import type {GhostOpening, HangmanOpening} from './open.js';

/*
A game that is over can be tried again from before any of its turns. Such a game is practice: it is opened as one that was
played before, so that nothing of it is kept and it counts nowhere.
*/

/** The game from before the player's guess of a number, from 0, on: the same words, answers and wrong guesses, without the help that was had. */
export function practiceHangman(play: HangmanPlay, guess: number): HangmanOpening {
	const before = ownTurns(play).slice(0, guess);
	const replayed = before.map(turn => writeTurn(play, turn)).join('');
	const list = play.ground.dictionary;
	if (play.daily) return {game: 'daily', settings: kinds.daily.settingsOf(play), list, replayed};
	const settings = {...play.settings, guesser: 'you', race: 'nobody'} as const;
	return {game: 'hangman', settings, list, replayed};
}

/** Whether a game of Ghost can be tried again: not one that bots play alone, nor one with friends elsewhere. */
export const canPractiseGhost = (play: GhostPlay): boolean =>
	!isWatched(play) && play.players.every(({isElsewhere}) => !isElsewhere);

/** The game from before a turn, from 0 and of all rounds, on. */
export const practiceGhost = (play: GhostPlay, turn: number): GhostOpening => ({
	game: 'ghost',
	settings: play.settings,
	list: play.book,
	replayed: kinds.ghost.movesOf(rewind(play, turn)),
});
