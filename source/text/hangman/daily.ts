import {untilTomorrow} from '../../daily/calendar.js';
import type {OpenedDay} from '../../daily/daily.js';
import {remainingGuesses} from '../../engine/index.js';
import type {DailyOutcome} from '../../games/hangman/hangman.js';
import type {DayBot} from '../../games/hangman/rival.js';
import type {DayResult, OverPar} from '../../statistics/daily.js';
import type {Statistics} from '../../statistics/statistics.js';
import type {Streak} from '../../statistics/tally.js';
import {countMisses, countOf, ordinal, capitalize, listOf, practiceText} from '../words.js';
import type {Part, ProsePart} from '../../page/page.js';
import {lineText} from '../../page/text.js';

/** `+1`, `0`, `lost`, or `·` for a day that wasn't played. */
export function overText(over: OverPar | undefined): string {
	if (over === undefined) return '·';
	return typeof over === 'number' && over > 0 ? `+${over}` : String(over);
}

export function resultText({number, value, over, hints, isPractice}: DailyOutcome): string {
	const misses = over === 'lost' ? over : countMisses(value + over);
	const help = hints > 0 ? ` (${countOf(hints, 'hint')})` : '';
	return `Wordfiend daily ${number}${isPractice ? ', practice' : ''}: ${misses}${help}, perfect play ${value}`;
}

export const givenText = ({given}: Pick<OpenedDay['daily'], 'given'>): string =>
	`Answered already: ${listOf(
		given.map(({letter}) => letter),
		{joint: 'and'},
	)}.`;

export const dayBegunTexts = (daily: OpenedDay['daily'], length: number): readonly string[] => [
	`Wordfiend ${daily.date}: ${countOf(length, 'letter')}. Perfect play misses ${daily.value} from here.`,
	givenText(daily),
];

export function scoreText({value, over, isPractice}: DailyOutcome): string {
	const end = isPractice ? ` ${practiceText}` : '';
	if (over === 'lost') return `Lost. Perfect play misses ${value}.${end}`;
	if (over === 0) return `Perfect play: nobody can do better.${end}`;
	return `${countMisses(over)} more than perfect play.${end}`;
}

export const practiceNotice = 'You’ve played today. This is practice and doesn’t count.';

export function streakText({now, best}: Streak): string {
	if (best === 0) return 'No streak yet.';
	const streak = now === 0 ? 'No streak now' : `Streak: ${countOf(now, 'day')}`;
	return `${streak}${best > now ? ` (best ${best})` : ''}.`;
}

const overInWords = (over: OverPar): string =>
	over === 'lost' ? 'lost' : over === 0 ? 'perfect play' : `${over} over par`;

export function dailyNote({now}: Streak, today: DayResult | undefined): string | undefined {
	const streak = now > 0 ? [`streak ${now}`] : [];
	if (today?.over !== undefined) return [`today: ${overInWords(today.over)}`, ...streak].join(' · ');
	return now > 0 ? [...streak, 'today’s is waiting'].join(' · ') : undefined;
}

export const targetText = (value: number): string => `perfect play misses ${value}`;

export function countdownText(milliseconds: number): string {
	const minutes = Math.ceil(milliseconds / 60_000);
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Says when there is another day to play; `played` is the one just played, perhaps before today's. */
export function nextDayText(
	{week, untilTomorrow}: Pick<DaysCounted, 'week' | 'untilTomorrow'>,
	played?: string,
): string {
	const today = week.at(-1);
	return today !== undefined && today.date !== played && today.over === undefined
		? 'today’s is waiting'
		: `next day in ${countdownText(untilTomorrow)}`;
}

export function gaveAwayText(letters: readonly string[], isDone: boolean): string {
	if (letters.length > 0) return `Letters that cost you: ${letters.join(', ')}.${isDone ? '' : ' …'}`;
	return isDone ? 'No letter cost you anything.' : 'analysing…';
}

export function positionText({daily, game}: OpenedDay): string {
	const words = `${countOf(game.words.length, 'letter')}, ${countOf(game.pool.length, 'word')} still possible.`;
	return `${words} ${givenText(daily)} Perfect play: ${countMisses(daily.value)}. You lose at ${remainingGuesses(game)}.`;
}

export function spokenWeek(week: readonly DayResult[]): string {
	const played = week.flatMap(({date, over}) => {
		if (over === undefined) return [];
		return [`the ${ordinal(Number(date.slice(8)))}, ${overInWords(over)}`];
	});
	return played.length === 0
		? 'You haven’t played in the last seven days.'
		: `The last seven days: ${played.join('; ')}.`;
}

export const noDailyText = (
	day: string,
	{first, last}: {readonly first: string; readonly last: string},
): string => `There is no daily on ${day}; choose a day from ${first} to ${last}.`;

/** `15 ·   16 lost   17 +1`. */
const weekText = (week: readonly DayResult[]): string =>
	week.map(({date, over}) => `${Number(date.slice(8))} ${overText(over)}`).join('   ');

export type DaysCounted = {
	readonly days: Streak;
	readonly week: readonly DayResult[];
	/** In milliseconds. */
	readonly untilTomorrow: number;
};

export const countDays = ({days, daily: {week}}: Statistics, now: Date): DaysCounted => ({
	days,
	week,
	untilTomorrow: untilTomorrow(now),
});

/** The last seven days as a strip, or in words; for a player of the day with the streak and when there is another. */
export function weekPart(counted: Pick<DaysCounted, 'week'> | DaysCounted): Part {
	const {week} = counted;
	const [streak, next] = 'days' in counted ? [streakText(counted.days), nextDayText(counted)] : ['', ''];
	return {
		part: 'prose',
		heading: 'your last seven days',
		remark: next,
		paragraphs: [weekText(week), streak].filter(Boolean),
		spoken: [spokenWeek(week), streak, next && `${capitalize(next)}.`].filter(Boolean).join(' '),
	};
}

/** `over par: you +1 · expert 0 · paga +1`, of everyone who played the day. */
export const besideBotsText = ({over}: Pick<DailyOutcome, 'over'>, bots: readonly DayBot[]): string =>
	`over par: ${[{name: 'you', over}, ...bots].map(each => `${each.name} ${overText(each.over)}`).join(' · ')}`;

export type DayEnd = {
	readonly outcome: DailyOutcome;
	readonly marks: string;
	/** How the bots did; `undefined` until they have played. */
	readonly bots: readonly DayBot[] | undefined;
	/** The letters that cost something. */
	readonly letters: readonly string[];
	readonly isDone: boolean;
	readonly counted: DaysCounted | undefined;
};

export function dayEndPart({outcome, marks, bots, letters, isDone, counted}: DayEnd): ProsePart & Part {
	const score = scoreText(outcome);
	const next = counted ? nextDayText(counted, outcome.date) : '';
	const gaveAway = gaveAwayText(letters, isDone);
	return {
		part: 'prose',
		heading: outcome.date,
		remark: next,
		paragraphs: [
			[{text: score, as: outcome.over === 0 ? 'hit' : 'accent', bold: true}],
			[marks, bots ? besideBotsText(outcome, bots) : ''].filter(Boolean).join('   '),
			gaveAway,
			...(counted ? [streakText(counted.days), weekText(counted.week)] : []),
		],
		isOptional: true,
		spoken: [
			score,
			...(bots ? [`${capitalize(besideBotsText(outcome, bots)).replaceAll(' · ', ', ')}.`] : []),
			gaveAway,
			...(counted ? [streakText(counted.days), spokenWeek(counted.week), `${capitalize(next)}.`] : []),
		].join(' '),
	};
}

/** Returns the end of a day for a transcript, with the row to share; nothing until all of it is known. */
export function dayEndLines(end: DayEnd, row: readonly string[]): readonly string[] {
	const {outcome, bots, isDone, counted} = end;
	if (!isDone || bots === undefined || counted === undefined) return [];
	// The row has the marks.
	const {paragraphs} = dayEndPart({...end, marks: ''});
	const next = `${capitalize(nextDayText(counted, outcome.date))}.`;
	return [...paragraphs.map(lineText), '', ...row, '', next];
}
