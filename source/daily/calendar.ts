/** A date of the calendar, wherever on earth: `2026-11-21`. */
export type Day = string;

export const firstDay: Day = '2026-01-01';

export const lastDay: Day = '2035-12-31';

const millisecondsADay = 86_400_000;

const midnightOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAtMidnight = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns whether a text is a date of the calendar, written as YYYY-MM-DD. */
export function isDay(text: string): text is Day {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const midnight = midnightOf(text);
	return !Number.isNaN(midnight) && dayAtMidnight(midnight) === text;
}

export const addDays = (day: Day, count: number): Day =>
	dayAtMidnight(midnightOf(day) + count * millisecondsADay);

/** Counts days from the first one, whatever summer time and time zones do. */
export const dayNumber = (day: Day): number =>
	1 + (midnightOf(day) - midnightOf(firstDay)) / millisecondsADay;

export const hasDaily = (day: Day): boolean => isDay(day) && firstDay <= day && day <= lastDay;

const padded = (number: number): string => String(number).padStart(2, '0');

/** The date that a clock on the wall shows. */
export const localDay = (moment: Date): Day => localMoment(moment).slice(0, 10);

export const untilTomorrow = (moment: Date): number =>
	new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getTime() - moment.getTime();

/** Writes a moment as a clock on the wall shows it, with its distance from UTC: `2026-11-21T17:18:20+01:00`. */
export function localMoment(moment: Date): string {
	const offset = -moment.getTimezoneOffset();
	const shown = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 19);
	const distance = `${padded(Math.floor(Math.abs(offset) / 60))}:${padded(Math.abs(offset) % 60)}`;
	return `${shown}${offset < 0 ? '-' : '+'}${distance}`;
}
