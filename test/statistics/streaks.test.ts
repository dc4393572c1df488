import {afterEach, describe, expect, test, vi} from 'vitest';
import {localDay, localMoment} from '../../source/daily/calendar.js';
import {statisticsOf} from '../../source/statistics/statistics.js';
import {daily} from '../store/games.js';

afterEach(() => vi.unstubAllEnvs());

/** A game of a day: `won`, or else `lost`, that began at a moment. */
const game = (day: string, began: string, result: 'won' | 'lost' = 'won') => ({
	...daily,
	settings: {...daily.settings, day},
	date: began,
	end: {...daily.end, result},
});

/** A game of a day that began on it at noon in London. */
const atNoon = (day: string, result?: 'won' | 'lost') => game(day, `${day}T12:00:00+00:00`, result);

const streakOf = (games: readonly ReturnType<typeof game>[], today: string) =>
	statisticsOf(games, today).days;

test('a day that is played again counts nowhere, whenever it is', () => {
	const again = game('2026-11-20', '2026-11-21T12:00:00+00:00', 'lost');
	const first = [atNoon('2026-11-20'), atNoon('2026-11-21')];
	const once = statisticsOf(first, '2026-11-21');
	expect(statisticsOf([...first, again, atNoon('2026-11-21')], '2026-11-21')).toEqual(once);
	expect(once).toMatchObject({
		games: 2,
		won: 2,
		wins: {now: 2, best: 2},
		tried: ['2026-11-20', '2026-11-21'],
	});
	expect(once.recent).toHaveLength(2);
});

describe('the streak of days', () => {
	test.each([
		['nothing played', [], '2026-11-21', 0, 0],
		['today', [atNoon('2026-11-21')], '2026-11-21', 1, 1],
		['yesterday; today is still to come', [atNoon('2026-11-20')], '2026-11-21', 1, 1],
		['the day before yesterday', [atNoon('2026-11-19')], '2026-11-21', 0, 1],
		[
			'three days, over the end of a month and of February in a leap year',
			[atNoon('2028-02-28'), atNoon('2028-02-29'), atNoon('2028-03-01')],
			'2028-03-01',
			3,
			3,
		],
		[
			'a missed day',
			[atNoon('2026-11-17'), atNoon('2026-11-18'), atNoon('2026-11-20'), atNoon('2026-11-21')],
			'2026-11-21',
			2,
			2,
		],
		[
			'a lost day',
			[atNoon('2026-11-18'), atNoon('2026-11-19'), atNoon('2026-11-20', 'lost'), atNoon('2026-11-21')],
			'2026-11-21',
			1,
			2,
		],
		['today lost', [atNoon('2026-11-20'), atNoon('2026-11-21', 'lost')], '2026-11-21', 0, 1],
		[
			'a day won after it was lost',
			[atNoon('2026-11-20'), atNoon('2026-11-21', 'lost'), atNoon('2026-11-21')],
			'2026-11-21',
			0,
			1,
		],
		[
			'a day lost after it was won',
			[atNoon('2026-11-20'), atNoon('2026-11-21'), atNoon('2026-11-21', 'lost')],
			'2026-11-21',
			2,
			2,
		],
		[
			'a missed day made good on the next',
			[atNoon('2026-11-19'), game('2026-11-20', '2026-11-21T12:00:00+00:00'), atNoon('2026-11-21')],
			'2026-11-21',
			1,
			1,
		],
		[
			'tomorrow played ahead',
			[atNoon('2026-11-21'), game('2026-11-22', '2026-11-21T12:00:00+00:00')],
			'2026-11-22',
			1,
			1,
		],
		[
			'finished in another order than begun',
			[atNoon('2026-11-20'), atNoon('2026-11-19'), atNoon('2026-11-21')],
			'2026-11-21',
			3,
			3,
		],
	] as const)('%s', (_, games, today, now, best) => {
		expect(streakOf(games, today)).toEqual({now, best});
	});

	test('a day begun before midnight counts for its day, whenever it ends', () => {
		const games = [atNoon('2026-11-20'), game('2026-11-21', '2026-11-21T23:59:59+01:00')];
		expect(streakOf(games, '2026-11-22')).toEqual({now: 2, best: 2});
	});

	/** Plays each day of a week at a local time, whatever it is then elsewhere. */
	function week(zone: string, moments: readonly string[]) {
		vi.stubEnv('TZ', zone);
		return moments.map(moment => {
			const began = new Date(moment);
			return game(localDay(began), localMoment(began));
		});
	}

	test.each([
		['Europe/Berlin', '2026-10-23', '2026-10-29'],
		['Europe/Berlin', '2026-03-26', '2026-04-01'],
		['America/New_York', '2026-10-30', '2026-11-05'],
		['Australia/Lord_Howe', '2026-04-02', '2026-04-08'],
		['Asia/Tokyo', '2026-11-18', '2026-11-24'],
	])('a week of summer time or without, in %s from %s', (zone, from, to) => {
		vi.stubEnv('TZ', zone);
		const first = new Date(`${from}T00:00:00`);
		for (const hours of [0, 2, 12, 23]) {
			const moments = Array.from({length: 7}, (_, day) =>
				new Date(first.getFullYear(), first.getMonth(), first.getDate() + day, hours, 30).toISOString(),
			);
			const games = week(zone, moments);
			expect(games.at(-1)?.settings.day).toBe(to);
			expect(streakOf(games, to)).toEqual({now: 7, best: 7});
		}
	});

	test('a flight to the west: the same date comes twice, and counts once', () => {
		const tokyo = week('Asia/Tokyo', ['2026-11-19T23:00:00Z', '2026-11-20T23:00:00Z']);
		const losAngeles = week('America/Los_Angeles', ['2026-11-21T20:00:00Z', '2026-11-22T20:00:00Z']);
		expect(tokyo.map(({settings}) => settings.day)).toEqual(['2026-11-20', '2026-11-21']);
		expect(losAngeles.map(({settings}) => settings.day)).toEqual(['2026-11-21', '2026-11-22']);
		expect(streakOf([...tokyo, ...losAngeles], '2026-11-22')).toEqual({now: 3, best: 3});
		// Where it is still yesterday, the streak is what it was.
		expect(streakOf(tokyo, '2026-11-20')).toEqual({now: 2, best: 2});
	});

	test('a flight to the east: the next date comes early', () => {
		const losAngeles = week('America/Los_Angeles', ['2026-11-20T20:00:00Z', '2026-11-21T20:00:00Z']);
		const tokyo = week('Asia/Tokyo', ['2026-11-22T01:00:00Z', '2026-11-22T16:00:00Z']);
		expect(streakOf([...losAngeles, ...tokyo], '2026-11-23')).toEqual({now: 4, best: 4});
	});
});

test('a hint costs one', () => {
	const over = (moves: string, misses: number) =>
		statisticsOf([{...daily, moves, end: {result: 'won', misses, value: 5}}], '2026-11-21').daily.week.at(-1)
			?.over;
	expect(over('etaois', 6)).toBe(1);
	expect(over('e?ta?o*is', 6)).toBe(3);
	expect(over('etaois', 5)).toBe(0);
});

const missing = (misses: number, day: ReturnType<typeof game>) => ({...day, end: {...day.end, misses}});

test('the week shows today last, what was played on its day, and how it ended', () => {
	const games = [
		missing(5, atNoon('2026-11-15')),
		missing(8, atNoon('2026-11-18', 'lost')),
		missing(5, game('2026-11-19', '2026-11-20T12:00:00+00:00')),
		missing(7, atNoon('2026-11-21')),
	];
	const {week, over, perfect, games: played, won} = statisticsOf(games, '2026-11-21').daily;
	expect(week).toEqual([
		{date: '2026-11-15', over: 0},
		{date: '2026-11-16', over: undefined},
		{date: '2026-11-17', over: undefined},
		{date: '2026-11-18', over: 'lost'},
		{date: '2026-11-19', over: undefined},
		{date: '2026-11-20', over: undefined},
		{date: '2026-11-21', over: 2},
	]);
	expect({over, perfect, played, won}).toEqual({over: [1, 0, 1], perfect: 1, played: 3, won: 2});
});
