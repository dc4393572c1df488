import type {Letter, Review} from '../engine/index.js';
import {mistakeIn} from './hangman-review.js';
import {countOf, ordinal} from './numbers.js';
import {listOf} from './lists.js';

/** How many in a row: up to now, and at best. */
export type Streak = {readonly now: number; readonly best: number};

/** How a day ended, by its misses over par; `undefined` where it wasn't played. */
export type DayResult = {readonly date: string; readonly over: number | 'lost' | undefined};

/** What may be shown of a day's game to someone who hasn't played it. */
export type DailyOutcome = {
	readonly date: string;
	readonly length: number;
	/** The misses of perfect play. */
	readonly value: number;
	/** The misses over that, hints counted; `undefined` where the day was lost. */
	readonly over: number | undefined;
	/** Whether each of the player's letters was in the word. */
	readonly letters: readonly boolean[];
	readonly hints: number;
};

/** `+1`, `0`, or `lost`. */
export const overText = (over: number | undefined): string =>
	over === undefined ? 'lost' : over > 0 ? `+${over}` : String(over);

/** A row to send: hits and misses, no letter and no place. */
export function shareText({date, length, value, over, letters, hints}: DailyOutcome): string {
	const row = letters.map(isHit => (isHit ? '✓' : '✗')).join('') + '?'.repeat(hints);
	return `Wordfiend ${date} · ${length} letters · par ${value} · ${overText(over)}\n${row}`;
}

export function spokenShare({date, length, value, over, letters, hints}: DailyOutcome): string {
	const hits = letters.filter(Boolean).length;
	const score = over === undefined ? 'lost' : over === 0 ? 'perfect play' : `${over} over`;
	const counted = [
		countOf(hits, 'hit'),
		countOf(letters.length - hits, 'miss', 'misses'),
		...(hints > 0 ? [countOf(hints, 'hint')] : []),
	];
	return `Wordfiend, ${date}: ${length} letters, par ${value}, ${score}. ${listOf(counted, {joint: 'and'})}.`;
}

export function scoreText({value, over}: Pick<DailyOutcome, 'value' | 'over'>): string {
	if (over === undefined) return `Lost: perfect play loses ${countOf(value, 'guess', 'guesses')} here.`;
	if (over === 0) return 'Perfect play: nobody can do better.';
	return `${countOf(over, 'guess', 'guesses')} over perfect play.`;
}

export const streakText = ({now, best}: Streak): string =>
	`Streak: ${countOf(now, 'day')}${best > now ? ` (best ${best})` : ''}.`;

/** `7 h 04 min`. */
export function countdownText(milliseconds: number): string {
	const minutes = Math.ceil(milliseconds / 60_000);
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

export const lettersGivenAway = (
	{daily}: {readonly daily: {readonly given: readonly Letter[]} | undefined},
	{turns}: Review,
): readonly string[] =>
	turns
		.slice(daily?.given.length ?? 0)
		.filter(turn => mistakeIn(turn) === 'mistake')
		.map(({turn}) => turn.letter);

export function nextDayText(played: string, week: readonly DayResult[], untilTomorrow: number): string {
	const today = week.at(-1);
	return today !== undefined && today.date !== played && today.over === undefined
		? 'today’s is still to come'
		: `next day in ${countdownText(untilTomorrow)}`;
}

export function gaveAwayText(letters: readonly string[], isDone: boolean): string {
	if (letters.length > 0)
		return `Gave something away: ${listOf(letters, {joint: 'and'})}.${isDone ? '' : ' …'}`;
	return isDone ? 'No letter gave anything away.' : 'analysing…';
}

export const positionText = ({
	length,
	pool,
	given,
	value,
	slack,
}: {
	readonly length: number;
	readonly pool: {readonly length: number};
	readonly given: readonly {readonly letter: Letter}[];
	readonly value: number;
	/** So many misses over the value lose the day. */
	readonly slack: number;
}): string =>
	`${countOf(length, 'letter')}, ${countOf(pool.length, 'word')} still possible. Answered already: ${listOf(
		given.map(({letter}) => letter),
		{joint: 'and'},
	)}. Perfect play misses ${value} more; ${slack} over that loses the day.`;

export function weekAloud(week: readonly DayResult[]): string {
	const played = week.flatMap(({date, over}) => {
		if (over === undefined) return [];
		const result = over === 'lost' ? 'lost' : over === 0 ? 'perfect play' : `${over} over`;
		return [`the ${ordinal(Number(date.slice(8)))}, ${result}`];
	});
	return played.length === 0
		? 'No day played in the last seven.'
		: `The last seven days: ${played.join('; ')}.`;
}

export const noDailyText = (
	day: string,
	{first, last}: {readonly first: string; readonly last: string},
): string => `There is no daily on ${day}; choose a day from ${first} to ${last}.`;

/** `15 ·   16 lost   17 +1`. */
export const weekText = (week: readonly DayResult[]): string =>
	week
		.map(({date, over}) => {
			const shown = over === undefined ? '·' : overText(over === 'lost' ? undefined : over);
			return `${Number(date.slice(8))} ${shown}`;
		})
		.join('   ');
