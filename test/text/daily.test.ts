import {expect, test} from 'vitest';
import {
	countdownText,
	dailyNote,
	dayEndPart,
	nextDayText,
	besideBotsText,
	overText,
	resultText,
	scoreText,
	streakText,
	spokenWeek,
} from '../../source/text/hangman/daily.js';
import type {DailyOutcome} from '../../source/games/hangman/hangman.js';

const outcome: DailyOutcome = {
	number: 325,
	date: '2026-11-21',
	value: 7,
	over: 1,
	hints: 0,
	isPractice: false,
};

test('a result explains itself', () => {
	expect(resultText(outcome)).toBe('Wordfiend daily 325: 8 misses, perfect play 7');
	expect(resultText({...outcome, over: 'lost', hints: 2})).toBe(
		'Wordfiend daily 325: lost (2 hints), perfect play 7',
	);
	expect(resultText({...outcome, value: 1, over: 0, isPractice: true})).toBe(
		'Wordfiend daily 325, practice: 1 miss, perfect play 1',
	);
});

test('it stands beside the bots’', () => {
	const bots = [
		{name: 'expert', over: 0},
		{name: 'paga', over: 'lost'},
	] as const;
	expect(besideBotsText(outcome, bots)).toBe('over par: you +1 · expert 0 · paga lost');
});

test.each([
	[0, '0', 'Perfect play: nobody can do better.'],
	[1, '+1', '1 miss more than perfect play.'],
	[2, '+2', '2 misses more than perfect play.'],
	['lost', 'lost', 'Lost. Perfect play misses 7.'],
] as const)('%j over is %s', (over, short, sentence) => {
	expect(overText(over)).toBe(short);
	expect(scoreText({...outcome, over})).toBe(sentence);
	expect(scoreText({...outcome, over, isPractice: true})).toBe(`${sentence} Practice: it doesn’t count.`);
});

test('the streak, and the time until the next day', () => {
	expect(streakText({now: 1, best: 1})).toBe('Streak: 1 day.');
	expect(streakText({now: 2, best: 9})).toBe('Streak: 2 days (best 9).');
	expect(countdownText(86_400_000)).toBe('24 h 00 min');
	expect(countdownText(1)).toBe('0 h 01 min');
	expect(countdownText(25_440_000)).toBe('7 h 04 min');
});

test.each([
	['lost', 0, 'today: lost'],
	[0, 3, 'today: perfect play · streak 3'],
	[2, 1, 'today: 2 over par · streak 1'],
	[undefined, 3, 'streak 3 · today’s is waiting'],
	[undefined, 0, undefined],
] as const)('the menu after a day that is %s, with a streak of %i', (over, now, text) => {
	expect(dailyNote({now, best: now}, {date: '2026-11-21', over})).toBe(text);
});

const week = (...overs: readonly (number | 'lost' | undefined)[]) =>
	overs.map((over, at) => ({date: `2026-11-${15 + at}` as const, over}));

test('a week aloud names the days that were played', () => {
	const none = undefined;
	expect(spokenWeek(week(none, none, none, none, none, none, none))).toBe(
		'You haven’t played in the last seven days.',
	);
	expect(spokenWeek(week(0, none, 'lost', none, none, none, 2))).toBe(
		'The last seven days: the 15th, perfect play; the 17th, lost; the 21st, 2 over par.',
	);
});

test.each([
	['2026-11-21', undefined, 'next day in 1 h 00 min'],
	['2026-11-21', 0, 'next day in 1 h 00 min'],
	['2026-11-20', 'lost', 'next day in 1 h 00 min'],
	['2026-11-20', undefined, 'today’s is waiting'],
] as const)('played %s, today %s: %s', (played, today, text) => {
	expect(nextDayText({week: week(1, 1, 1, 1, 1, 1, today), untilTomorrow: 3_600_000}, played)).toBe(text);
});

test('the end of a day says in speech, too, when there is another', () => {
	const counted = {days: {now: 1, best: 1}, week: week(1, 1, 1, 1, 1, 1, 1), untilTomorrow: 3_600_000};
	const end = dayEndPart({outcome, marks: '', bots: [], letters: [], isDone: true, counted});
	expect(end.remark).toBe('next day in 1 h 00 min');
	expect(end.spoken).toMatch(/ Next day in 1 h 00 min\.$/);
});
