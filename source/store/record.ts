import {Buffer} from 'node:buffer';
import {isPrintable} from '../dictionaries/printable.js';
import type {Standing} from '../text/left.js';
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
	/** The misses that perfect play forces, where that is proved. */
	readonly value?: number | undefined;
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
	/** What marks the chooser's answers, for a version that would answer otherwise. */
	readonly answers?: number | undefined;
	readonly standing?: Standing | undefined;
	readonly end?: GameEnd | undefined;
};

export type FinishedGame = GameRecord & {readonly end: GameEnd};

/** A game that can be gone on with, and when it was left. */
export type LeftGame = GameRecord & {readonly changed: Date};

/** Someone's own word, hidden from a glance. */
export const hideWord = (word: string): string => Buffer.from(word).toString('base64url');

export const showWord = (hidden: unknown): string => Buffer.from(String(hidden), 'base64url').toString();

/** How many hexadecimal digits of its digest name a list. */
export const digestLength = 7;

const version = 1;

/** More moves or misses than any game has. */
const mostCounted = 1000;

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

/** Whether it is a text that may reach a terminal: nothing else is taken from a player's files. */
export const isText = (value: unknown): value is string => typeof value === 'string' && isPrintable(value);

/** The record that a line of the history or a game's file holds. */
export function readRecord(value: unknown): GameRecord | RecordFault {
	if (!isObject(value)) return 'bad';
	if (typeof value.v === 'number' && value.v > version) return 'newer';
	if (value.v !== version || !isRecord(value)) return 'bad';
	const {id, date, game, settings, digest, moves, answers, standing, end} = value;
	return {id, date, game, settings, digest, moves, answers, standing, end};
}

const isCount = (value: unknown): boolean =>
	value === undefined ||
	(typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostCounted);

const isSetting = (value: unknown): boolean =>
	typeof value === 'number' || typeof value === 'boolean' || isText(value);

const oneOf = (names: readonly unknown[], value: unknown): boolean => names.includes(value);

/** By hand: a schema takes several times as long, and a long history is read at once. */
function isRecord(value: Readonly<Record<string, unknown>>): value is GameRecord & typeof value {
	const {id, date, game, settings, digest, moves, answers, standing, end} = value;
	return (
		isText(id) &&
		isText(date) &&
		date.charAt(10) === 'T' &&
		oneOf(gameNames, game) &&
		isObject(settings) &&
		Object.entries(settings).every(([name, setting]) => isText(name) && isSetting(setting)) &&
		isText(digest) &&
		isText(moves) &&
		moves.length <= mostCounted &&
		(answers === undefined || Number.isSafeInteger(answers)) &&
		(standing === undefined || isStanding(standing)) &&
		(end === undefined || isEnd(end))
	);
}

const isStanding = (value: unknown): boolean =>
	isObject(value) &&
	isText(value.shown) &&
	isCount(value.misses) &&
	isBudget(value.budget) &&
	(value.lost === undefined || isText(value.lost)) &&
	(value.next === undefined || isText(value.next));

const isBudget = (value: unknown): boolean => value === undefined || Number.isSafeInteger(value);

const isEnd = (value: unknown): boolean =>
	isObject(value) && oneOf(results, value.result) && isCount(value.misses) && isCount(value.value);

/** The finished games, in the order in which they ended. */
export type History = {
	readonly games: readonly FinishedGame[];
	/** Lines that were skipped because they are none of ours, or broken. */
	readonly bad: number;
	readonly newer: number;
};

const isFinished = (record: GameRecord): record is FinishedGame => record.end !== undefined;

export function readHistory(text: string): History {
	const games: FinishedGame[] = [];
	const skipped = {bad: 0, newer: 0};
	for (const line of text.split(/\r?\n/)) {
		if (line === '') continue;
		const record = readRecord(parseJson(line));
		if (typeof record === 'string') skipped[record]++;
		else if (isFinished(record)) games.push(record);
		else skipped.bad++;
	}

	return {games, ...skipped};
}
