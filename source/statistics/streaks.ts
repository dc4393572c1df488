import {addDays, type Day} from '../daily/index.js';
import type {FinishedDaily} from '../store/index.js';

/** How many in a row: up to now, and at best. */
export type Streak = {readonly now: number; readonly best: number};

/** The misses over the value, a hint counted as one. */
export const overOf = ({misses, moves, value}: FinishedDaily): number => misses + hintsIn(moves) - value;

/** How many hints were taken among some moves. */
export function hintsIn(moves: string): number {
	let hints = 0;
	for (let at = moves.indexOf('?'); at >= 0; at = moves.indexOf('?', at + 1)) hints++;
	return hints;
}

/** Whether a game was begun on its day, by the clock on the player's wall; only then it counts. */
export const isOnItsDay = ({date, day}: FinishedDaily): boolean => date.startsWith(day);

/** How a day's game that counts ended. */
export type PlayedDay = {
	readonly result: 'won' | 'lost';
	/** The misses over the value, a hint counted as one. */
	readonly over: number;
};

/**
The days won in a row.

Today breaks nothing before it is lost. Where the clock on the wall went back over midnight, as on a flight to the west, the streak goes up to the last day played.
*/
export function dailyStreak(byDay: ReadonlyMap<Day, PlayedDay>, today: Day): Streak {
	const isWon = (day: Day) => byDay.get(day)?.result === 'won';
	let best = 0;
	let run = 0;
	let last: Day | undefined;
	for (const day of Array.from(byDay.keys()).sort()) {
		run = isWon(day) ? (last === addDays(day, -1) ? run : 0) + 1 : 0;
		best = Math.max(best, run);
		last = day;
	}

	const isAlive = last !== undefined && last >= addDays(today, -1);
	return {now: isAlive ? run : 0, best};
}
