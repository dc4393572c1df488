import {addDays, isDay, type Day} from '../daily/calendar.js';
import type {FinishedGame} from '../store/index.js';
import {hintsIn, readMoves} from '../engine/index.js';
import {isWon, streakOf, type Streak} from './tally.js';

/** A day's misses over par, a hint counted as one. */
export type OverPar = number | 'lost';

/** `over` is `undefined` for a day that wasn't played. */
export type DayResult = {readonly date: Day; readonly over: OverPar | undefined};

type PlayedDays = ReadonlyMap<Day, OverPar>;

export const dayOf = ({game, settings: {day}}: FinishedGame): Day | undefined =>
	game === 'daily' && typeof day === 'string' && isDay(day) ? day : undefined;

/** Leaves out the days that had been played before, which are practice. */
export function firstTries(games: readonly FinishedGame[]): readonly FinishedGame[] {
	const tried = new Set<Day>();
	return games.filter(game => {
		const day = dayOf(game);
		if (day === undefined) return true;
		const isFirst = !tried.has(day);
		tried.add(day);
		return isFirst;
	});
}

/** Returns the days that count: those begun on the day itself, by the player's own clock. */
export function playedDays(games: readonly FinishedGame[]): PlayedDays {
	const days = new Map<Day, OverPar>();
	for (const game of games) {
		const day = dayOf(game);
		const {misses, value} = game.end;
		if (day === undefined || !game.date.startsWith(day)) continue;
		if (misses === undefined || value === undefined) continue;
		days.set(day, isWon(game) ? misses + hintsIn(readMoves(game.moves)) - value : 'lost');
	}

	return days;
}

/** Today ends a streak only once it is lost. If the player's clock went back over midnight, as on a flight west, the streak still reaches the last day played. */
export function dailyStreak(days: PlayedDays, today: Day): Streak {
	const played = Array.from(days).sort(([a], [b]) => (a < b ? -1 : 1));
	const areWon = played.flatMap(([day, over], at) => {
		const isNextDay = played[at - 1]?.[0] === addDays(day, -1);
		return isNextDay ? [over !== 'lost'] : [false, over !== 'lost'];
	});
	const {now, best} = streakOf(areWon);
	const last = played.at(-1)?.[0];
	return {now: last !== undefined && last >= addDays(today, -1) ? now : 0, best};
}

export function dailyFigures(days: PlayedDays, today: Day) {
	const won = Array.from(days.values()).filter(over => over !== 'lost');
	const over = Array.from(
		{length: Math.max(-1, ...won) + 1},
		(_, misses) => won.filter(each => each === misses).length,
	);
	const week = [6, 5, 4, 3, 2, 1, 0].map((ago): DayResult => {
		const date = addDays(today, -ago);
		return {date, over: days.get(date)};
	});
	return {
		games: days.size,
		won: won.length,
		perfect: over[0] ?? 0,
		/** The days won by their misses over par, from 0 on. */
		over,
		week,
	};
}
