import {isLetter, status, type GuesserName} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {AnsweredLetter} from '../workers/tasks/play-along.js';
import type {Race, RaceGame} from '../text/race.js';
import {hintsIn} from '../text/moves.js';
import type {Call} from './call.js';
import {guessLetter, isOver, ownMisses, ownTurns, playMove, takeAnswer, type HangmanPlay} from './hangman.js';

/** Whose game is played beside yours: a bot's, someone's by their code, or your own best. */
export type RivalBy =
	| {readonly kind: 'bot'; readonly guesser: GuesserName}
	| {readonly kind: 'them' | 'best'; readonly moves: string};

/** A game beside yours: the same words, chooser, seed and wrong guesses, with letters of its own. */
export type Rival = {
	readonly by: RivalBy;
	/** As far as it has been played; yours may have come less far. */
	readonly play: HangmanPlay;
	/** Whether there is nothing more to come. */
	readonly isDone: boolean;
};

/** Whom a game is raced with, by its settings or the moves that are set against it; for the player's best they are still to be found. */
export function racedBy(
	{race}: Pick<HangmanPlay['settings'], 'race'>,
	against: string | undefined,
): RivalBy | 'best' | undefined {
	if (against !== undefined) return {kind: 'them', moves: against};
	if (race === 'nobody') return undefined;
	return race === 'best' ? race : {kind: 'bot', guesser: race};
}

/** A rival to a game that has just begun. */
export const beginRival = (begun: HangmanPlay, by: RivalBy): Rival => ({by, play: begun, isDone: false});

/** Has the rival's game played to its end. */
export function callRival({by, play}: Rival): Call<'play-along'> {
	const {ground, daily, game} = play;
	const isBot = by.kind === 'bot';
	const own = isBot ? [] : Array.from(by.moves).filter(move => isLetter(game.words.alphabet, move));
	return {
		task: 'play-along',
		input: {
			game: hold(ground),
			letters: [...(daily?.given ?? []), ...own],
			guesser: isBot ? by.guesser : undefined,
		},
		isParallel: true,
	};
}

/** The rival's game with the help that was had before the next letter. */
function withHelp({by, play}: Rival): HangmanPlay {
	const [marks = ''] = by.kind === 'bot' ? [] : (/^[?*]*/.exec(by.moves.slice(play.moves.length)) ?? []);
	return Array.from(marks).reduce((helped, mark) => playMove(helped, mark).play, play);
}

/** The rival's game with one more letter and its answer. */
export function takeRivalLetter(rival: Rival, {letter, ...answer}: AnsweredLetter): Rival {
	const isKnown = rival.play.game.turns.some(turn => turn.letter === letter);
	const play = withHelp(rival);
	if (isKnown || isOver(play)) return rival;
	const asked = guessLetter(play, letter).play;
	return {...rival, play: asked.question ? takeAnswer(asked, answer).play : asked};
}

/** The rival's game once nothing more comes. */
export const endRival = (rival: Rival): Rival => ({...rival, play: withHelp(rival), isDone: true});

/** Misses as a race counts them: a hint of a day's game is one. */
export const raceMisses = (play: HangmanPlay): number =>
	ownMisses(play) + (play.daily ? hintsIn(play.moves) : 0);

const raceGame = (play: HangmanPlay): RaceGame => ({
	turns: ownTurns(play),
	misses: raceMisses(play),
	status: status(play.game),
});

/** Your game beside the rival's, as it is shown. */
export const raceOf = (yours: HangmanPlay, {play, by}: Rival): Race => ({
	yours: raceGame(yours),
	theirs: raceGame(play),
	by,
});
