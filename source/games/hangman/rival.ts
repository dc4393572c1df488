import {
	raceGame,
	readMoves,
	type AnyGuesser,
	type Dictionary,
	type HangmanMove,
	type RaceGame,
} from '../../engine/index.js';
import {shortDigestOf} from '../../codes/digest.js';
import type {OverPar} from '../../statistics/daily.js';
import type {RunOptions, Workers} from '../../workers/client.js';
import {hold} from '../../workers/held.js';
import {prepare, type Asking} from '../player.js';
import type {Answerers} from './agents.js';
import {knownIn, ownWords} from './calls.js';
import {beginDaily, type HangmanPlay} from './hangman.js';

/** The player beside you: a bot or program, someone whose code you play, or yourself in your best game, whose moves are looked for first. */
export type RivalBy =
	| {readonly kind: 'bot'; readonly guesser: AnyGuesser}
	| {readonly kind: 'them'; readonly moves: readonly HangmanMove[]}
	| {readonly kind: 'best'; readonly moves: readonly HangmanMove[] | undefined};

/** A game beside yours: the same words, chooser, seed and wrong guesses, with letters of its own. */
export type Rival = {
	readonly by: RivalBy;
	/** Your game before your first move. */
	readonly begun: HangmanPlay;
	/** As far as it has been played; yours may have come less far. */
	readonly game: RaceGame;
	readonly isDone: boolean;
};

/** Returns whom a game is raced with, by its settings or the moves that are set against it; the moves of the player's best are still to be found. */
export function racedBy(
	{race}: Pick<HangmanPlay['settings'], 'race'>,
	against: readonly HangmanMove[] | undefined,
): RivalBy | undefined {
	if (against !== undefined) return {kind: 'them', moves: against};
	if (race === 'nobody') return undefined;
	return race === 'best' ? {kind: race, moves: undefined} : {kind: 'bot', guesser: race};
}

export const isSought = ({by}: Rival): boolean => by.kind === 'best' && by.moves === undefined;

export async function findBest(rival: Rival, asking: Asking): Promise<Rival | undefined> {
	const {dictionary, settings} = rival.begun;
	const {files, options} = await prepare(asking);
	const input = {files, digest: shortDigestOf(dictionary), settings};
	const moves = await asking.workers.run('find-best', input, options);
	return moves === undefined ? undefined : {...rival, by: {kind: 'best', moves: readMoves(moves)}};
}

export const beginRival = (begun: HangmanPlay, by: RivalBy): Rival => ({
	by,
	begun,
	game: raceGame(begun.game),
	isDone: false,
});

export function rivalInput({by, begun}: Rival, known = ownWords(begun)) {
	const {words, ...game} = begun.game;
	return {
		...known,
		begun: game,
		of: hold(words),
		chooser: begun.settings.chooser,
		moves: by.kind === 'bot' ? [] : (by.moves ?? []),
		guesser: by.kind === 'bot' ? by.guesser : undefined,
	};
}

/** Plays the rival's game to its end, by a program if it has one, and reports it after each move. */
export async function playRival(
	rival: Rival,
	{workers, player: {programs}}: Answerers,
	options: Pick<RunOptions<RaceGame>, 'signal' | 'onProgress'> = {},
): Promise<Rival> {
	const known = await knownIn(rival.begun, workers);
	const players = programs.open({guesser: known.list.data, chooser: rival.begun.dictionary}, options.signal);
	try {
		const how = {...options, ask: players.ask, isParallel: true};
		const game = await workers.run('play-along', rivalInput(rival, known), how);
		return {...rival, game, isDone: true};
	} finally {
		await players.end();
	}
}

export type DayBot = {readonly name: string; readonly over: OverPar};

const dayBots = ['expert', 'paga'] as const;

/** Has bots play a day from where the player began. */
export function playDay(
	dictionary: Dictionary,
	{date, value}: NonNullable<HangmanPlay['daily']>,
	workers: Pick<Workers, 'run'>,
	options: Pick<RunOptions<RaceGame>, 'signal'>,
): Promise<readonly DayBot[]> {
	const play = beginDaily(dictionary, date, '', 'none');
	return Promise.all(
		dayBots.map(async name => {
			const rival = beginRival(play, {kind: 'bot', guesser: name});
			const how = {...options, isParallel: true};
			const {status, misses} = await workers.run('play-along', rivalInput(rival), how);
			return {name, over: status === 'lost' ? status : misses - value};
		}),
	);
}

export type Race = ReturnType<typeof raceOf>;

export const raceOf = (yours: HangmanPlay, {game: theirs, by, isDone}: Rival) => ({
	yours: raceGame(yours.game),
	theirs,
	by,
	isDone,
	names: yours.names,
});
