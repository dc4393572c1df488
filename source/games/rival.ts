import {isCalled, isProgram, status, type AnyGuesser, type Forfeited} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {AnsweredGuess} from '../workers/tasks/play-along.js';
import type {Race, RaceGame} from '../text/race.js';
import {forfeitIn, guessesIn, hintsIn} from '../text/moves.js';
import type {RunOptions} from '../workers/client.js';
import {knownIn, ownWords, run, type Call} from './calls.js';
import {digestFor} from './digest.js';
import {prepare, type Asking} from './finished.js';
import {
	makeGuess,
	isOver,
	ownMisses,
	ownTurns,
	playAgain,
	playMove,
	takeAnswer,
	takeForfeit,
	withNames,
	type HangmanPlay,
} from './hangman.js';
import {hangman} from './hangman-kind.js';
import {beginPrograms, type Answerers} from './programs.js';

/** Whose game is played beside yours: a bot's, someone's by their code, or your own best. */
export type RivalBy =
	| {readonly kind: 'bot'; readonly guesser: AnyGuesser}
	| {readonly kind: 'them' | 'best'; readonly moves: string};

/** A game beside yours: the same words, chooser, seed and wrong guesses, with letters of its own. */
export type Rival = {
	readonly by: RivalBy;
	/** As far as it has been played; yours may have come less far. */
	readonly play: HangmanPlay;
	readonly isDone: boolean;
};

/** Whom a game is raced with, by its settings or the moves that are set against it; for the player's best they are still to be found. */
export function racedBy(
	{race}: Pick<HangmanPlay['settings'], 'race'>,
	against: string | undefined,
): RivalBy | 'best' | undefined {
	if (against !== undefined) return {kind: 'them', moves: against};
	if (race === 'nobody' || isCalled(race)) return undefined;
	return race === 'best' ? race : {kind: 'bot', guesser: race};
}

/** The moves of the player’s best finished game with the settings of one; `undefined` where there is none. */
export async function bestMoves(begun: HangmanPlay, asking: Asking): Promise<string | undefined> {
	// A finished game has its programs by their names, and they say these as they begin.
	await beginPrograms(begun, asking);
	const settings = hangman.settingsOf(withNames(begun, asking.player.programs.names()));
	const [{files, options}, digest] = await Promise.all([prepare(asking), digestFor(begun.ground.dictionary)]);
	return asking.workers.run('find-best', {files, digest, settings}, options);
}

export const beginRival = (begun: HangmanPlay, by: RivalBy): Rival => ({by, play: begun, isDone: false});

export function callRival({by, play}: Rival, known = ownWords(play)): Call<'play-along'> {
	const {ground, daily} = play;
	const isBot = by.kind === 'bot';
	const own = isBot ? [] : guessesIn(by.moves);
	return {
		task: 'play-along',
		input: {
			...known,
			game: hold(ground),
			guesses: [...(daily?.given ?? []), ...own],
			guesser: isBot ? by.guesser : undefined,
		},
		isParallel: true,
	};
}

/** Plays the rival's game to its end, by programs of its own where it has any; gives who forfeited it. */
export async function playRival(
	rival: Rival,
	{workers, player: {programs}}: Answerers,
	options: Pick<RunOptions<AnsweredGuess>, 'signal' | 'onProgress'>,
): Promise<Forfeited | undefined> {
	const {play, by} = rival;
	const broken = by.kind === 'bot' ? undefined : forfeitIn(by.moves);
	// What a program answered to their guesses stands among their moves.
	if (by.kind !== 'bot' && isProgram(play.settings.chooser)) {
		for (const {guess, families, kept} of playAgain(play, by.moves).play.game.turns)
			options.onProgress?.({guess, family: families.indexOf(kept), isProved: true});
		return broken;
	}

	const known = await knownIn(play, workers);
	const players = programs.open(known.list.data);
	try {
		return (await run(callRival(rival, known), workers, {...options, ask: players.ask})) ?? broken;
	} finally {
		await players.end();
	}
}

/** The rival's game with the help that was had before the next letter. */
function withHelp({by, play}: Rival): HangmanPlay {
	const [marks = ''] = by.kind === 'bot' ? [] : (/^[?*]*/.exec(by.moves.slice(play.moves.length)) ?? []);
	return Array.from(marks).reduce((helped, mark) => playMove(helped, mark).play, play);
}

export function takeRivalGuess(rival: Rival, {guess, ...answer}: AnsweredGuess): Rival {
	const isKnown = rival.play.game.turns.some(turn => turn.guess === guess);
	const play = withHelp(rival);
	if (isKnown || isOver(play)) return rival;
	const asked = makeGuess(play, guess).play;
	return {...rival, play: asked.question ? takeAnswer(asked, answer).play : asked};
}

export function endRival(rival: Rival, forfeit?: Forfeited): Rival {
	const play = withHelp(rival);
	return {...rival, play: forfeit ? takeForfeit(play, forfeit).play : play, isDone: true};
}

/** Misses as a race counts them: a hint of a day's game is one. */
export const raceMisses = (play: HangmanPlay): number =>
	ownMisses(play) + (play.daily ? hintsIn(play.moves) : 0);

const raceGame = (play: HangmanPlay, guesser: string, {chooser}: HangmanPlay['names']): RaceGame => ({
	turns: ownTurns(play),
	misses: raceMisses(play),
	status: status(play.game),
	forfeit: play.forfeit && `${play.forfeit.by === 'guesser' ? guesser : chooser} ${play.forfeit.reason}`,
});

export const raceOf = (yours: HangmanPlay, {play, by}: Rival): Race => ({
	yours: raceGame(yours, yours.names.guesser, yours.names),
	theirs: raceGame(play, by.kind === 'bot' ? yours.names.race : 'The guesser', yours.names),
	by: by.kind === 'bot' ? {kind: 'bot', name: yours.names.race} : by,
});
