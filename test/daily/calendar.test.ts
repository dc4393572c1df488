import {afterEach, describe, expect, test, vi} from 'vitest';
import {
	addDays,
	dayNumber,
	firstDay,
	hasDaily,
	isDay,
	lastDay,
	localDay,
	localMoment,
	untilTomorrow,
} from '../../source/daily/calendar.js';

test.each(['2026-01-01', '2026-11-21', '2028-02-29', '1999-12-31', '2035-12-31'])('%s is a date', text => {
	expect(isDay(text)).toBe(true);
});

test.each([
	...['', '2026-1-1', '2026-02-29', '2026-13-01', '2026-00-10', '2026-11-31', '26-11-21', '2026-11-21T00:00'],
	...['tomorrow', ' 2026-11-21', '2026-11-21\n', '２０２６-11-21', '-2026-11-21'],
])('%j is none', text => {
	expect(isDay(text)).toBe(false);
});

test('ten years of days, each with the number after that of the day before', () => {
	expect(dayNumber(firstDay)).toBe(1);
	expect(dayNumber('2026-11-21')).toBe(325);
	expect(dayNumber(lastDay)).toBe(3652);
	let number = 1;
	for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) expect(dayNumber(day)).toBe(number++);
	expect(number).toBe(3653);
	expect([hasDaily('2025-12-31'), hasDaily(firstDay), hasDaily(lastDay), hasDaily('2036-01-01')]).toEqual([
		false,
		true,
		true,
		false,
	]);
	expect([hasDaily('2026-02-30'), hasDaily('2026-99-99'), hasDaily('2026')]).toEqual([false, false, false]);
	expect(dayNumber('2028-03-01') - dayNumber('2028-02-28')).toBe(2);
	expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});

describe('the clock on the wall', () => {
	afterEach(() => vi.unstubAllEnvs());

	test.each([
		['UTC', '2026-11-21T23:59:59.999Z', '2026-11-21', '2026-11-21T23:59:59+00:00', 0],
		['Asia/Tokyo', '2026-11-21T15:00:00.000Z', '2026-11-22', '2026-11-22T00:00:00+09:00', 1440],
		['America/Los_Angeles', '2026-11-21T07:30:00.000Z', '2026-11-20', '2026-11-20T23:30:00-08:00', 30],
		['Asia/Kathmandu', '2026-11-21T18:15:00.000Z', '2026-11-22', '2026-11-22T00:00:00+05:45', 1440],
		// The day on which summer time ends has 25 hours in Berlin, that on which it begins 23.
		['Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25', '2026-10-25T00:00:00+02:00', 1500],
		['Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29', '2026-03-29T00:00:00+01:00', 1380],
	])('in %s at %s', (zone, instant, day, wall, minutes) => {
		vi.stubEnv('TZ', zone);
		const moment = new Date(instant);
		expect(localDay(moment)).toBe(day);
		expect(localMoment(moment)).toBe(wall);
		expect(Math.floor(untilTomorrow(moment) / 60_000)).toBe(minutes);
	});

	test('goes by this machine here', () => {
		const moment = new Date(2026, 10, 21, 23, 59);
		expect(localDay(moment)).toBe('2026-11-21');
		expect(localMoment(moment).slice(0, 16)).toBe('2026-11-21T23:59');
		expect(new Date(localMoment(moment))).toEqual(moment);
		expect(untilTomorrow(moment)).toBe(60_000);
	});
});
