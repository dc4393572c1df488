import {isDay} from '../daily/calendar.js';
import {isText} from '../dictionaries/source.js';
import type {Alphabet} from '../engine/index.js';
import type {Process} from './processes.js';

const gameNames = ['hangman', 'ghost', 'daily'] as const;

export type GameName = (typeof gameNames)[number];

/** Settings as a file has them: those of a kind of game, which knows what they mean. */
export type RecordedSettings = Readonly<Record<string, string | number | boolean | undefined>>;

const results = ['won', 'lost', 'watched'] as const;

export type Result = (typeof results)[number];

export type GameEnd = {
	/** `watched` where no single person has won or lost it. */
	readonly result: Result;
	readonly misses?: number | undefined;
	/** The misses that perfect play forces, if that is proved. */
	readonly value?: number | undefined;
};

/** The player's last view of a game, which can be shown without reading its words. */
export type Standing = {
	readonly shown: string;
	/** The wrong guesses left, of the whole budget. */
	readonly left?: number | undefined;
	readonly budget?: number | undefined;
	/** The rounds that each player has lost, as `1-0`. */
	readonly lost?: string | undefined;
	/** The player to move among friends elsewhere: `you`, or a name. */
	readonly next?: string | undefined;
};

/** A game: from its settings, the words of its digest and its moves it can be played again. */
export type GameRecord = {
	readonly id: string;
	/** When it began, as `localMoment` writes it: its first ten characters are the date on the wall. */
	readonly date: string;
	readonly game: GameName;
	readonly settings: RecordedSettings;
	/** The first `digestLength` digits of the digest of its dictionary. */
	readonly digest: string;
	readonly moves: string;
	/** The moves of the game that an unfinished one is played against. */
	readonly against?: string | undefined;
	readonly standing?: Standing | undefined;
	readonly end?: GameEnd | undefined;
};

export type FinishedGame = GameRecord & {readonly end: GameEnd};

/** A game that can be gone on with, and when it was left. */
export type LeftGame = GameRecord & {readonly changed: Date};

/** Returns the distance that a letter moves along the alphabet when its word is hidden. */
const shift = (length: number, at: number): number => (length * 11 + at * at * 7 + at * 5 + 17) % 97;

function shiftLetters(word: string, {letters}: Alphabet, direction: 1 | -1): string {
	const all: readonly string[] = letters;
	return Array.from(word, (letter, at) => {
		const moved = all.indexOf(letter) + direction * (shift(word.length, at) % all.length);
		return all.at(moved % all.length) ?? letter;
	}).join('');
}

/** Hides someone's own word, so that it can't be read at a glance. */
export const hideWord = (word: string, alphabet: Alphabet): string => shiftLetters(word, alphabet, 1);

export const showWord = (hidden: string, alphabet: Alphabet): string => shiftLetters(hidden, alphabet, -1);

/** The hexadecimal digits of its digest that name a list. */
export const digestLength = 7;

const version = 1;

/** More misses, and more text for the moves, than any game has: wrong words count, too. */
const mostMisses = 100_000;
const longestMoves = 1_000_000;

/** Why there is no record in a file: it is broken, or a newer version wrote it. */
export type RecordFault = 'bad' | 'newer';

/** A record as a line; with the process that plays it, where one does. */
export const writeRecord = (record: GameRecord, player?: Process): string =>
	JSON.stringify({v: version, ...record, player});

export const parseJson = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export function readRecord(value: unknown): GameRecord | RecordFault {
	if (!isObject(value)) return 'bad';
	if (typeof value.v === 'number' && value.v > version) return 'newer';
	if (value.v !== version || !isRecord(value)) return 'bad';
	const {id, date, game, settings, digest, moves, against, standing, end} = value;
	return {id, date, game, settings, digest, moves, against, standing, end};
}

const isCount = (value: unknown): boolean =>
	value === undefined ||
	(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostMisses);

const isSetting = (value: unknown): boolean =>
	typeof value === 'number' || typeof value === 'boolean' || isText(value);

/** A player is a bot by its name: nothing that could be a command is read. */
const isPlayer = (value: unknown): boolean =>
	value === undefined || (typeof value === 'string' && /^[a-z-]+$/.test(value));

const oneOf = (names: readonly unknown[], value: unknown): boolean => names.includes(value);

/** By hand: a schema takes several times as long, and a long history is read at once. */
function isRecord(value: Readonly<Record<string, unknown>>): value is GameRecord & typeof value {
	const {id, date, game, settings, digest, moves, against, standing, end} = value;
	return (
		isText(id) &&
		isText(date) &&
		isDay(date.slice(0, 10)) &&
		oneOf(gameNames, game) &&
		isObject(settings) &&
		Object.entries(settings).every(([name, setting]) => isText(name) && isSetting(setting)) &&
		[settings.chooser, settings.guesser, settings.race].every(isPlayer) &&
		isText(digest) &&
		areMoves(moves) &&
		(against === undefined || areMoves(against)) &&
		(standing === undefined || isStanding(standing)) &&
		(end === undefined || isEnd(end))
	);
}

const areMoves = (value: unknown): boolean => isText(value) && value.length <= longestMoves;

const isStanding = (value: unknown): boolean =>
	isObject(value) &&
	isText(value.shown) &&
	isCount(value.left) &&
	isCount(value.budget) &&
	(value.lost === undefined || isText(value.lost)) &&
	(value.next === undefined || isText(value.next));

const isEnd = (value: unknown): boolean =>
	isObject(value) && oneOf(results, value.result) && isCount(value.misses) && isCount(value.value);

/** The finished games, in the order in which they ended. */
export type History = {
	readonly games: readonly FinishedGame[];
	/** The lines that were skipped because they are broken, or not ours. */
	readonly bad: number;
	readonly newer: number;
};

const isFinished = (record: GameRecord): record is FinishedGame => record.end !== undefined;

/** Reads the lines of a history. A game may have two, if two programs found that its own was killed. */
export function readHistory(text: string): History {
	const games = new Map<string, FinishedGame>();
	const skipped = {bad: 0, newer: 0};
	for (const line of text.split(/\r?\n/)) {
		if (line === '') continue;
		const record = readRecord(parseJson(line));
		if (typeof record === 'string') skipped[record]++;
		else if (!isFinished(record)) skipped.bad++;
		else if (!games.has(record.id)) games.set(record.id, record);
	}

	return {games: [...games.values()], ...skipped};
}
