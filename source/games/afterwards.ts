import {hasMeanings} from '../dictionaries/index.js';
import {
	askedLetter,
	currentSecret,
	firstWords,
	gameBefore,
	isProgram,
	type Letter,
	type Turn,
} from '../engine/index.js';
import type {RunOptions} from '../workers/client.js';
import {askGuesser} from './calls.js';
import {isWatched, rewind, type GhostPlay} from './ghost.js';
import {isAsking, isOver, makeGuess, ownTurns, takeAnswer, writeTurn, type HangmanPlay} from './hangman.js';
import {kinds} from './kinds.js';
import type {GhostOpening, HangmanOpening} from './open.js';
import {askForAnswer, type Answerers} from './programs.js';

/*
What may be asked for once a game is over: what its words mean, what another would have guessed, and to try again from before
any of its turns. Such a game is practice: it is opened as one that was played before, so that nothing of it is kept and it
counts nowhere.
*/

/** How many words are explained of those that still fit, and of each family. */
const [fitting, ofFamily] = [40, 3];

/** The words that a game of Hangman names once it is over and whose meanings may be asked for: the one that it was about first. */
export function explainedInHangman(play: HangmanPlay): readonly string[] {
	// A game that was broken off has come to no word.
	if (!isOver(play) || play.forfeit || !hasMeanings(play.settings)) return [];
	const {game} = play;
	const families = game.turns.at(-1)?.families ?? [];
	return [
		...new Set([
			currentSecret(game),
			...firstWords(game.words, game.pool, fitting),
			...families.flatMap(({pool}) => firstWords(game.words, pool, ofFamily)),
		]),
	];
}

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

/** What `expert` would have asked at a turn, and what would have come of it; nothing of that where a program answers. */
export type SecondOpinion = {readonly letter: Letter; readonly turn: Turn | undefined};

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
