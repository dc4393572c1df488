import {bundledTable} from '../dictionaries/index.js';
import {
	everyWord,
	hiddenPattern,
	reveal,
	splitPool,
	wordsOfLength,
	type Dictionary,
	type Letter,
	type Pattern,
	type Places,
	type Pool,
	type Words,
} from '../engine/index.js';
import {dayNumber, hasDaily, type Day} from './calendar.js';

/** A letter answered before the player's first guess. */
export type Given = {
	readonly letter: Letter;
	readonly places: Places;
};

/** A day as the table has it; the word list gives the rest. */
export type DayEntry = {
	readonly given: readonly Given[];
	/** The misses that perfect play on both sides leads to from there. */
	readonly value: number;
};

/** The length of a day's word: 6, 7 and 8 letters by turns. */
export const lengthOfDay = (number: number): number => 6 + ((number - 1) % 3);

/** Reads a day: its value, then each letter with its places as two hexadecimal digits. Any other text throws. */
export function readEntry(text: string): DayEntry {
	if (!/^\d(?:[a-z][\da-f]{2}){2,3}$/.test(text)) throw new RangeError(`No day is written ${text}`);
	const given = Array.from(text.slice(1).matchAll(/(.)(..)/g), ([, letter = '', places = '']) => ({
		letter,
		places: Number.parseInt(places, 16),
	}));
	return {value: Number(text.charAt(0)), given};
}

/** The game after the letters answered beforehand. */
export type Opened = {
	/** Each letter with the pattern after it, in order. */
	readonly answered: readonly {readonly letter: Letter; readonly pattern: Pattern}[];
	readonly pattern: Pattern;
	readonly pool: Pool;
};

/** The misses over the value that lose the day. */
export const slack = 3;

export const budgetOf = ({value}: Pick<DayEntry, 'value'>): number => value + slack;

/** Applies given answers to all words of a length. Throws if no word fits them. */
export function openGiven(words: Words, given: readonly Given[]): Opened {
	const answered: {letter: Letter; pattern: Pattern}[] = [];
	let pattern = hiddenPattern(words.length);
	let pool = everyWord(words);
	for (const {letter, places} of given) {
		const family = splitPool(words, pool, letter).find(kept => kept.places === places);
		if (family === undefined) throw new RangeError(`No word fits the answer to ${letter}`);
		pool = family.pool;
		pattern = reveal(pattern, letter, places);
		answered.push({letter, pattern});
	}

	return {answered, pattern, pool};
}

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

/** Looks up a day in the table. Throws if it isn't there. */
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
