import {bundledTable} from '../dictionaries/index.js';
import {
	fromRecord,
	hangmanRules,
	newGame,
	playNow,
	wordsOfLength,
	type Dictionary,
	type HangmanAnswer,
	type Letter,
	type Places,
} from '../engine/index.js';
import {dayNumber, hasDaily, type Day} from './calendar.js';

/** A letter answered before the player's first guess. */
export type GivenLetter = {
	readonly letter: Letter;
	readonly places: Places;
};

/** A day as the table has it; the word list gives the rest. */
export type DayEntry = {
	readonly given: readonly GivenLetter[];
	/** The misses that perfect play on both sides leads to from there. */
	readonly value: number;
};

/** The length of a day's word: 6, 7 and 8 letters by turns. */
export const lengthOfDay = (number: number): number => 6 + ((number - 1) % 3);

/** Reads a day: its value, then each letter with its places as two hexadecimal digits. Any other text throws. */
export function readDayEntry(text: string): DayEntry {
	if (!/^\d(?:[a-z][\da-f]{2}){2,3}$/.test(text)) throw new RangeError(`No day is written ${text}`);
	const given = Array.from(text.slice(1).matchAll(/(.)(..)/g), ([, letter = '', places = '']) => ({
		letter,
		places: Number.parseInt(places, 16),
	}));
	return {value: Number(text.charAt(0)), given};
}

/** The misses over the value that lose the day. */
const slack = 3;

const months = (): Readonly<Record<string, string>> => bundledTable('daily/days.json').months;

/** Looks up a day in the table. Throws if it isn't there. */
export function entryOf(date: Day): DayEntry {
	const entry = hasDaily(date)
		? months()[date.slice(0, 7)]?.split(' ')[Number(date.slice(8)) - 1]
		: undefined;
	if (entry === undefined) throw new RangeError(`${date} has no position`);
	return readDayEntry(entry);
}

export type OpenedDay = ReturnType<typeof openDay>;

/** Opens the game of a day, a game of Hangman whose first letters are answered beforehand, and whose hints cost a wrong guess. Throws if no word fits the letters that are given. */
export function openDay(dictionary: Dictionary, date: Day) {
	const entry = entryOf(date);
	const {given, value} = entry;
	const words = wordsOfLength(dictionary, lengthOfDay(dayNumber(date)));
	const begun = newGame({words, budget: value + slack});
	const guesses = given.map(({letter}): HangmanAnswer => ({kind: 'guess', guess: letter}));
	const answers = given.map(({places}): HangmanAnswer => ({kind: 'keep', places, isProved: true}));
	const priced = {...begun, hintPrice: 1};
	const game = playNow(hangmanRules, priced, [fromRecord(guesses), fromRecord(answers)]);
	if (game.turns.length < given.length) throw new RangeError(`No word fits the letters of ${date}`);
	return {daily: {...entry, date}, game: {...game, given: given.length, moves: []}};
}
