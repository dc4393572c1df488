import {parseJson, readRecord, type FinishedGame, type GameRecord} from './record.js';

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
