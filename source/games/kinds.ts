import {encodeGame, type CodedGame} from '../codes/code.js';
import {isBundled, standardInput} from '../dictionaries/index.js';
import type {FinishedGame, GameName, GameRecord} from '../store/index.js';
import {ghost} from './ghost-kind.js';
import type {GhostEvent, GhostPlay} from './ghost.js';
import {daily, hangman} from './hangman-kind.js';
import type {HangmanEvent, HangmanPlay} from './hangman.js';
import type {Kind, Step} from './kind.js';

/** What happens in games, whatever shows them; each event holds the game as it is after it. */
export type GameEvent = HangmanEvent | GhostEvent;

/** Hears what happens in games: one could keep statistics without touching what shows them. */
export type GameListener = (event: GameEvent) => void;

export type GamePlay = HangmanPlay | GhostPlay;

type Made = {
	readonly hangman: PartsOf<typeof hangman>;
	readonly ghost: PartsOf<typeof ghost>;
	readonly daily: PartsOf<typeof daily>;
};

type PartsOf<Of> = Of extends Kind<infer Made> ? Made : never;

export type SettingsOf<Name extends GameName> = Made[Name]['settings'];

export type ListOf<Name extends GameName> = Made[Name]['list'];

export type StepOf<Name extends GameName> = Step<Made[Name]>;

export const kinds: {readonly [Name in GameName]: Kind<Made[Name]>} = {hangman, ghost, daily};

type AnyKind = Kind<{
	readonly play: GamePlay;
	readonly event: GameEvent;
	readonly settings: unknown;
	readonly list: unknown;
}>;

export const kindNamed = (name: GameName): AnyKind => kinds[name];

export function kindOf(play: GamePlay): AnyKind {
	if ('book' in play) return kinds.ghost;
	return play.daily ? kinds.daily : kinds.hangman;
}

/** Whether it can be had again: the words of standard input are gone. */
export const isRepeatable = ({settings}: GamePlay): boolean => settings.dictionary !== standardInput;

/** Whether a game may be written down to be gone on with. */
export const isKeepable = (play: GamePlay): boolean => !kindOf(play).isWatched(play) && isRepeatable(play);

/** Whether leaving a game would lose what was done in it. */
export const isLostByLeaving = (
	play: GamePlay,
	{keeps}: {readonly keeps: (id: string) => boolean},
): boolean =>
	kindOf(play).isUnderWay(play) && !kindOf(play).isWatched(play) && !(isKeepable(play) && keeps(play.id));

export function recordOf(play: GamePlay, {date, digest}: Pick<GameRecord, 'date' | 'digest'>): GameRecord {
	const kind = kindOf(play);
	const state = kind.isOver(play) ? {end: kind.end(play)} : {standing: kind.standing(play)};
	return {id: play.id, date, ...codedOf(play, digest), ...state};
}

/** What a record and a code tell of a game, as far as it has been played. */
function codedOf(play: GamePlay, digest: string): CodedGame {
	const kind = kindOf(play);
	return {
		game: kind.name,
		settings: kind.writeSettings(kind.settingsOf(play)),
		digest,
		moves: kind.movesOf(play),
		answers: kind.answers(play),
	};
}

/** The code of a game, as far as it has been played; `undefined` where its settings are too long for one. */
export const codeOf = (play: GamePlay, digest: string): string | undefined =>
	encodeGame(codedOf(play, digest));

/** The record of a game that is over; the path of a player's own list stays out of the history. */
export function finishedRecord(play: GamePlay, origin: Pick<GameRecord, 'date' | 'digest'>): FinishedGame {
	const {settings, ...record} = recordOf(play, origin);
	const {dictionary, ...others} = settings;
	const kept = isBundled(String(dictionary)) ? settings : others;
	return {...record, settings: kept, end: kindOf(play).end(play)};
}

/** The code of a game as far as it has been played; `undefined` until its dictionary is digested. */
export const codeIn = ({play, digest}: {readonly play: GamePlay; readonly digest?: string | undefined}) =>
	digest === undefined ? undefined : codeOf(play, digest);
