import {askedLetter, gameBefore, isProgram, type Letter, type Turn} from '../engine/index.js';
import type {RunOptions} from '../workers/client.js';
import {isAsking, makeGuess, takeAnswer, type HangmanPlay} from './hangman.js';
import {askGuesser} from './known.js';
import {askForAnswer, type Answerers} from './programs.js';

/** What `expert` would have asked at a turn, and what would have come of it; nothing of that where a program answers. */
export type SecondOpinion = {readonly letter: Letter; readonly turn: Turn | undefined};

/** A game as it stood before one of its turns. */
const standingBefore = (play: HangmanPlay, index: number): HangmanPlay => ({
	...play,
	forfeit: undefined,
	waiting: [],
	question: undefined,
	game: gameBefore(play.game, index),
});

/** What `expert` would have asked before a turn of a game that is over; `undefined` where it knows no word that fits. */
export async function secondOpinion(
	play: HangmanPlay,
	index: number,
	answerers: Answerers,
	options: Pick<RunOptions, 'signal'> = {},
): Promise<SecondOpinion | undefined> {
	const before = standingBefore(play, index);
	const letter = askedLetter(await askGuesser(before, 'expert', answerers.workers, options));
	if (letter === undefined) return undefined;
	if (isProgram(play.settings.chooser)) return {letter, turn: undefined};
	const asked = makeGuess(before, letter).play;
	const after = isAsking(asked)
		? takeAnswer(asked, await askForAnswer(asked, answerers, options)).play
		: asked;
	return {letter, turn: after.game.turns.at(-1)};
}
