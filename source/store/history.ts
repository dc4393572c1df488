import type {FinishedGame} from './records.js';
import {gameKinds, version} from './records.js';

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
const dates = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null;

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

/** Written by hand, for a long history is read at once: a schema takes several times as long. */
function isFinishedGame(value: Readonly<Record<string, unknown>>): value is FinishedGame & typeof value {
	const {date, game, result, moves, settings, misses} = value;
	if (typeof date !== 'string' || !dates.test(date) || typeof moves !== 'string') return false;
	if (!kinds.includes(game) || !results.includes(result)) return false;
	if (game === 'daily') return typeof value.day === 'string' && isCount(misses) && isCount(value.value);
	if (!isRecord(settings)) return false;
	if (game === 'ghost') return typeof settings.player === 'string' && typeof settings.opponent === 'string';
	return isCount(misses) && isCount(settings.length) && typeof settings.chooser === 'string';
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}

/** The games of a history's text. A line that is there twice, because a program was killed between writing it and noting so, counts once. */
export function readHistory(text: string): History {
	const games: FinishedGame[] = [];
	const codes = new Map<string, string | undefined>();
	let bad = 0;
	let newer = 0;
	for (const line of text.split('\n')) {
		if (line.trim() === '') continue;
		const value = parse(line);
		if (isRecord(value) && typeof value.v === 'number' && value.v > version) newer++;
		else if (!isRecord(value) || value.v !== version || !isFinishedGame(value)) bad++;
		else if (!codes.has(value.date) || codes.get(value.date) !== value.code) {
			codes.set(value.date, value.code);
			games.push(value);
		}
	}

	return {games, bad, newer};
}
