import {encodeGame} from '../codes/code.js';
import {shortDigestOf} from '../codes/digest.js';
import {isBundled, standardInput} from '../dictionaries/index.js';
import type {Dictionary} from '../engine/index.js';
import type {HangmanSettings} from '../settings/hangman.js';
import type {FinishedGame, GameName, GameRecord} from '../store/index.js';
import {ghost} from './ghost/kind.js';
import type {GhostPlay} from './ghost/ghost.js';
import {daily, hangman} from './hangman/kind.js';
import {beginHangman, type HangmanPlay} from './hangman/hangman.js';
import type {Kind, Parts} from './kind.js';

export type GamePlay = HangmanPlay | GhostPlay;

const all = {hangman, ghost, daily};

type PartsOf<Of> = Of extends Kind<infer Made> ? Made : never;

export type Made = {readonly [Name in GameName]: PartsOf<(typeof all)[Name]>};

export const kinds: {readonly [Name in GameName]: Kind<Made[Name]>} = all;

type AnyKind = Kind<Parts & {readonly play: GamePlay}>;

export const kindNamed = (name: GameName): AnyKind => kinds[name];

export function kindOf(play: GamePlay): AnyKind {
	if ('book' in play) return kinds.ghost;
	return play.daily ? kinds.daily : kinds.hangman;
}

/** Returns whether the words of a game can be read again: standard input can't. */
export const isRepeatable = ({settings}: GamePlay): boolean => settings.dictionary !== standardInput;

export function isLostByLeaving(play: GamePlay, {keeps}: {readonly keeps: (id: string) => boolean}): boolean {
	const kind = kindOf(play);
	const isUnderWay = play.game.moves.length > 0 && kind.outcome(play).end === undefined;
	const isKept = isRepeatable(play) && keeps(play.id);
	return isUnderWay && !kind.isWatched(play) && !isKept;
}

export function recordOf(play: GamePlay, date: string): GameRecord {
	const kind = kindOf(play);
	const settings = kind.writeSettings(play);
	const digest = shortDigestOf('book' in play ? play.book.dictionary : play.dictionary);
	const moves = kind.writeMoves(play.game.moves);
	return {id: play.id, date, game: kind.name, settings, digest, moves, ...kind.outcome(play)};
}

/** Returns a record for the history if its game is over; the path of a player's own list stays out of it, and so does a race. */
export function finishedRecord({settings, end, against: _, ...record}: GameRecord): FinishedGame | undefined {
	const {dictionary, ...others} = settings;
	return end && {...record, settings: isBundled(String(dictionary)) ? settings : others, end};
}

/** Returns the code of a game as far as it has been played; `undefined` if its settings are too long for one. */
export const codeOf = (play: GamePlay): string | undefined => encodeGame(recordOf(play, ''));

/** Returns the code of a word that someone chose for a friend, before the first letter. */
export const codeOfWord = (settings: HangmanSettings, dictionary: Dictionary): string | undefined =>
	codeOf(beginHangman(dictionary, settings, ''));
