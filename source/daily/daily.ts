import {bundledTable} from '../dictionaries/index.js';
import {wordsOfLength, type Dictionary, type Words} from '../engine/index.js';
import {dayNumber, hasDaily, type Day} from './calendar.js';
import {budgetOf, lengthOfDay, openGiven, readEntry, type DayEntry, type Opened} from './position.js';

export type Daily = DayEntry &
	Opened & {
		readonly date: Day;
		readonly number: number;
		readonly length: number;
		readonly words: Words;
		/** The wrong guesses allowed from here on; the last of them loses. */
		readonly budget: number;
	};

const months = (): Readonly<Record<string, string>> => bundledTable('daily/days.json').months;

/** What the table says of a day; one that it does not have throws. */
export function entryOf(date: Day): DayEntry {
	const entry = hasDaily(date)
		? months()[date.slice(0, 7)]?.split(' ')[Number(date.slice(8)) - 1]
		: undefined;
	if (entry === undefined) throw new RangeError(`${date} has no position`);
	return readEntry(entry);
}

export function dailyOf(dictionary: Dictionary, date: Day): Daily {
	const number = dayNumber(date);
	const length = lengthOfDay(number);
	const words = wordsOfLength(dictionary, length);
	const entry = entryOf(date);
	return {...entry, ...openGiven(words, entry.given), date, number, length, words, budget: budgetOf(entry)};
}
