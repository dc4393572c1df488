import {digestOf} from '../codes/digest.js';
import type {Day} from '../daily/index.js';
import {printable} from '../dictionaries/index.js';
import {isPlayable, type Dictionary, type SharedBook} from '../engine/index.js';
import type {GhostSettings} from '../settings/ghost.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {GameRecord, LeftGame} from '../store/index.js';
import {digestLength} from '../store/record.js';
import {beginDaily} from './daily.js';
import {readActions} from './ghost-kind.js';
import {beginGhost, nextRound, playActions, type GhostStep} from './ghost.js';
import type {DailySettings} from './hangman-kind.js';
import {beginHangman, playAgain, type HangmanStep} from './hangman.js';
import {kinds} from './kinds.js';
import type {Recorder} from './recorder.js';

/** What was done before a game is opened. */
type Before = {
	/** It was left, and is gone on with. */
	readonly resumed?: GameRecord | undefined;
	/** Someone's moves: they are played, and only shown. */
	readonly replayed?: string | undefined;
	/** Someone's moves, to be set beside this game. */
	readonly against?: string;
};

/** A game of Hangman that is to be opened: by its settings, or that of a day. */
export type HangmanOpening = Before & {
	readonly dictionary: Dictionary;
	readonly settings: HangmanSettings | DailySettings;
};

/** A game of Ghost that is to be opened. */
export type GhostOpening = Before & {readonly book: SharedBook; readonly settings: GhostSettings};

type Outside = Pick<Recorder, 'resume' | 'ignore'>;

/** Opens a game. Letters that were guessed before wait for their answers where the chooser takes its time. */
export function openHangmanGame(
	{dictionary, settings, resumed, replayed}: HangmanOpening,
	freshId: () => string,
	recorder: Outside,
): HangmanStep {
	const id = openRecord({resumed, replayed}, freshId, recorder);
	const begun =
		'day' in settings
			? beginDaily(dictionary, settings.day, id, settings.figure)
			: beginHangman(dictionary, settings, id);
	const moves = resumed?.moves ?? replayed;
	if (moves === undefined) return begun;
	const {play, events} = playAgain(begun.play, moves);
	// What was heard of before is not heard of again.
	return {play, events: resumed ? begun.events : [...begun.events, ...events]};
}

/** Opens a game of Ghost, or goes on with one. */
export function openGhostGame(
	{book, settings, resumed, replayed}: GhostOpening,
	freshId: () => string,
	recorder: Outside,
): GhostStep {
	const id = openRecord({resumed, replayed}, freshId, recorder);
	const {play, events} = beginGhost(book, settings, id);
	const played = playActions(play, readActions(resumed?.moves ?? replayed ?? ''));
	return {play: resumed ? nextRound(played) : played, events};
}

/** The id of a game; the recorder hears whether to go on writing it down, or to ignore it. */
function openRecord({resumed, replayed}: Before, freshId: () => string, recorder: Outside): string {
	const id = resumed?.id ?? freshId();
	if (resumed) recorder.resume(id, resumed.date);
	if (replayed !== undefined) recorder.ignore(id);
	return id;
}

/** The game of a day that was left, if there is one. */
export const leftDaily = (waiting: readonly LeftGame[], date: Day): LeftGame | undefined =>
	waiting.find(({game, settings}) => game === 'daily' && settings.day === date);

/** A game that was left, as it is opened again; the book of Ghost is still to be made. */
export type ReadLeft =
	| {readonly ok: true; readonly game: 'hangman'; readonly opening: HangmanOpening}
	| {readonly ok: true; readonly game: 'ghost'; readonly opening: Omit<GhostOpening, 'book'>}
	/** `broken`: its file makes no game; `changed`: its list has other words by now. */
	| {
			readonly ok: false;
			readonly fault: {readonly kind: 'broken'} | {readonly kind: 'changed'; readonly list: string};
	  };

/** How a game that was left is opened with its dictionary, or why it can't be. */
export function readLeft(resumed: GameRecord, dictionary: Dictionary): ReadLeft {
	const {game, settings: written, digest, moves} = resumed;
	const kind = kinds[game];
	if (digestOf(dictionary).slice(0, digestLength) !== digest)
		return {ok: false, fault: {kind: 'changed', list: printable(kind.source(written).dictionary)}};
	const broken: ReadLeft = {ok: false, fault: {kind: 'broken'}};
	if (!kind.areMoves(moves, dictionary.alphabet)) return broken;
	if (game === 'ghost') {
		const settings = kinds.ghost.readSettings(written, dictionary);
		return settings ? {ok: true, game, opening: {settings, resumed}} : broken;
	}

	const settings = kinds[game].readSettings(written, dictionary);
	return settings ? {ok: true, game: 'hangman', opening: {dictionary, settings, resumed}} : broken;
}

/** How a round of Ghost is opened with its book; `undefined` where the book has nothing to play. */
export const withBook = (opening: Omit<GhostOpening, 'book'>, book: SharedBook): GhostOpening | undefined =>
	isPlayable(book) ? {...opening, book} : undefined;
