import {languages, isLetter, type Letter, type Places} from '../engine/index.js';

/** A letter that is answered before the player's first guess. */
export type Given = {
	readonly letter: Letter;
	/** Where it stands; 0 when it is a miss. */
	readonly places: Places;
};

/** A day as the table holds it: all else follows from the word list. */
export type DayEntry = {
	readonly given: readonly Given[];
	/** The misses that perfect play on both sides leads to from there. */
	readonly value: number;
};

/** The lengths of the words, by turns. */
export const dailyLengths: readonly number[] = [6, 7, 8];

/** How many letters the words of a day have, by its number. */
export const lengthOfDay = (number: number): number => 6 + ((number - 1) % 3);

/** A day as text: its value, then each letter with its places as two hexadecimal digits. */
export const writeEntry = ({given, value}: DayEntry): string =>
	`${value}${given.map(({letter, places}) => letter + places.toString(16).padStart(2, '0')).join('')}`;

/** The day that a text stands for; a text that `writeEntry` never wrote is a programming error and throws. */
export function readEntry(text: string): DayEntry {
	if (!/^\d(?:[a-z][\da-f]{2}){2,3}$/.test(text)) throw new RangeError(`No day is written ${text}`);
	const given = Array.from(text.slice(1).matchAll(/(.)(..)/g), ([, letter = '', places = '']) => {
		if (!isLetter(languages.en, letter)) throw new RangeError(`No day is written ${text}`);
		return {letter, places: Number.parseInt(places, 16)};
	});
	return {value: Number(text.charAt(0)), given};
}
