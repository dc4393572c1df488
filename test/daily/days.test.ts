import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import days from '../../dictionaries/daily/days.json' with {type: 'json'};
import {appraise, openGiven} from '../../scripts/daily/appraise.js';
import {chooseDay, dailyLengths, writeEntry} from '../../scripts/daily/choose.js';
import {addDays, dayNumber, firstDay, lastDay} from '../../source/daily/calendar.js';
import {entryOf, lengthOfDay, openDay, readDayEntry} from '../../source/daily/daily.js';
import {
	createSolver,
	parseDictionary,
	remainingGuesses,
	wordAt,
	wordsOfLength,
	type Dictionary,
} from '../../source/engine/index.js';
import {someOf} from '../some-of.js';
import {leastMisses} from './brute.js';

const text = readFileSync('dictionaries/daily/words.txt', 'utf8');

function parse(): Dictionary {
	const parsed = parseDictionary(text);
	if (!parsed.ok) throw new Error(parsed.reason);
	return parsed.dictionary;
}

const dictionary = parse();
const allDays = Array.from({length: dayNumber(lastDay)}, (_, index) => addDays(firstDay, index));

test('the words are those that the days were made from', () => {
	expect(createHash('sha256').update(text).digest('hex')).toBe(days.sha256);
	expect([days.first, days.last]).toEqual([firstDay, lastDay]);
});

test('ten years of days, each another: two or three letters, and no letter twice', () => {
	const seen = new Set<string>();
	for (const [index, date] of allDays.entries()) {
		const {given, value} = entryOf(date);
		expect(given.length === 2 || given.length === 3).toBe(true);
		expect(new Set(given.map(({letter}) => letter)).size).toBe(given.length);
		expect(given.some(({places}) => places > 0)).toBe(true);
		expect(value >= 4 && value <= 7).toBe(true);
		seen.add(`${lengthOfDay(index + 1)} ${writeEntry({given, value})}`);
	}

	expect(seen.size).toBe(3652);
});

test('the position of a day is one that it may have', () => {
	for (const date of someOf(allDays, 60)) {
		const number = dayNumber(date);
		const {daily, game} = openDay(dictionary, date);
		const {words, pattern, pool} = game;
		expect(words.length).toBe(6 + ((number - 1) % 3));
		expect(pattern).toHaveLength(words.length);
		expect(pool.length >= 150 && pool.length <= 900).toBe(true);
		expect([game.budget, remainingGuesses(game)]).toEqual([daily.value + 3, daily.value + 3]);
	}
});

test('a day is read as it was written', () => {
	const entry = {
		given: [
			{letter: 'e', places: 16},
			{letter: 'a', places: 0},
		] as const,
		value: 6,
	};
	expect(writeEntry(entry)).toBe('6e10a00');
	expect(readDayEntry('6e10a00')).toEqual(entry);
	expect(() => readDayEntry('6e10')).toThrow(RangeError);
	expect(() => entryOf('2036-01-01')).toThrow(RangeError);
	expect(() => entryOf('2025-12-31')).toThrow(RangeError);
});

test('a sample of days is proved again, and another fit position can be chosen for them', () => {
	const solvers = new Map(
		dailyLengths.map(length => [length, createSolver(wordsOfLength(dictionary, length), 18)]),
	);
	for (const date of someOf(allDays, 3)) {
		const entry = entryOf(date);
		const solver = solvers.get(lengthOfDay(dayNumber(date)));
		if (solver === undefined) throw new Error(`${date} has a length of no words`);
		const {pool} = openGiven(solver.words, entry.given);
		expect(solver.solve(pool)).toEqual({atLeast: entry.value, atMost: entry.value});
		const other = chooseDay(solver, date, new Set([writeEntry(entry)]));
		expect(other).not.toEqual(entry);
		expect(appraise(solver, other.given)).toMatchObject({isFit: true, value: other.value});
	}
});

test('for some days an independent brute force finds the same words and the same value', () => {
	const words = text.trimEnd().split('\n');
	for (const date of someOf(allDays, 3)) {
		const {daily, game} = openDay(dictionary, date);
		const {pool, words: packed} = game;
		const fitting = words.filter(
			word =>
				word.length === packed.length &&
				daily.given.every(({letter, places}) => {
					const shown = Array.from(word, own => (own === letter ? '1' : '0')).join('');
					return Number.parseInt(shown, 2) === places;
				}),
		);
		expect(Array.from(pool, index => wordAt(packed, index))).toEqual(fitting);
		expect(leastMisses(fitting)).toBe(daily.value);
	}
}, 60_000);
