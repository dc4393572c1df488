import {isDay} from '../daily/calendar.js';
import {gameKinds, mostCounted, version, type FinishedGame} from './records.js';
import {isText} from './text.js';

/** The finished games, in the order in which they ended. */
export type History = {
	readonly games: readonly FinishedGame[];
	/** How many lines were skipped because they are none of ours, or broken. */
	readonly bad: number;
	/** How many lines were skipped because a newer version wrote them. */
	readonly newer: number;
};

export const noHistory: History = {games: [], bad: 0, newer: 0};

/** The line of a finished game. */
export const writeLine = (game: FinishedGame): string => JSON.stringify({v: version, ...game});

const kinds: readonly unknown[] = gameKinds;
const results: readonly unknown[] = ['won', 'lost', 'watched'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const isNumber = (value: unknown): value is number => typeof value === 'number';

const isCount = (value: unknown): boolean =>
	isNumber(value) && Number.isInteger(value) && value >= 0 && value <= mostCounted;

/** Written by hand, for a long history is read at once: a schema takes several times as long. */
function isFinishedGame(value: Readonly<Record<string, unknown>>): value is FinishedGame & typeof value {
	const {date, game, result, moves, settings, misses, code} = value;
	if (!isText(date) || date.charAt(10) !== 'T') return false;
	if (!isText(moves) || moves.length > mostCounted) return false;
	if (!kinds.includes(game) || !results.includes(result)) return false;
	if (code !== undefined && !isText(code)) return false;
	if (game === 'daily')
		return isText(value.day) && isDay(value.day) && isCount(misses) && isCount(value.value);
	if (!isRecord(settings) || !isText(value.digest) || !isText(value.seed)) return false;
	if (game === 'ghost') {
		const {opponent, first, player} = settings;
		return isText(opponent) && isText(first) && (player === undefined || isText(player));
	}

	const {length, budget, chooser, secret} = settings;
	if (!isCount(length) || !isNumber(budget) || !isText(chooser)) return false;
	if (secret !== undefined && !isText(secret)) return false;
	return isCount(misses) && (value.value === undefined || isCount(value.value));
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

/** Goes through the games of a history's text, and counts the lines that are skipped. */
export function readGames(text: string, take: (game: FinishedGame) => void): Omit<History, 'games'> {
	let bad = 0;
	let newer = 0;
	for (let start = 0, end: number; start < text.length; start = end + 1) {
		end = text.indexOf('\n', start);
		if (end < 0) end = text.length;
		const line = text.slice(start, end);
		if (line === '' || line === '\r') continue;
		const value = parse(line);
		if (isRecord(value) && typeof value.v === 'number' && value.v > version) newer++;
		else if (!isRecord(value) || value.v !== version || !isFinishedGame(value)) bad++;
		else take(value);
	}

	return {bad, newer};
}

/** The games of a history's text. */
export function readHistory(text: string): History {
	const games: FinishedGame[] = [];
	return {...readGames(text, game => games.push(game)), games};
}
