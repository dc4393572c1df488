import {countPlaces} from '../../engine/words/places.js';
import {createPoolKeys, type PoolKeys} from '../../engine/words/pool-keys.js';
import type {Words} from '../../engine/words/words.js';

/** The words of one length laid out for the search: all that can be told about a single word is told once. */
export type EvilLayout = PoolKeys & {
	readonly words: Words;
	/** How many letters there may be: one more than the highest that stands in a word. */
	readonly letterCount: number;
	/**
	For each word as many entries as it is long, the first `distinct` of them used: a number for each of its letters that says where it stands.

	The numbers are in the order of the letters, then of the patterns that they show: among equal families of a letter `evil` keeps the one with the lowest.
	*/
	readonly marks: Uint32Array;
	/** How many different letters each word has. */
	readonly distinct: Uint8Array;
	/** The letter of each mark, and in how many places it stands. */
	readonly letterOf: Uint8Array;
	readonly times: Uint8Array;
	/** The first mark of each letter; the last entry is the number of marks. */
	readonly first: Uint32Array;
};

/** Where each letter of a word stands: the first place is the highest digit, so that the order of the numbers is the order of the patterns. */
function placesIn({letters, length}: Words, word: number): ReadonlyMap<number, number> {
	const places = new Map<number, number>();
	for (let place = 0; place < length; place++) {
		const letter = letters[word * length + place]!;
		places.set(letter, (places.get(letter) ?? 0) + 2 ** (length - 1 - place));
	}

	return places;
}

/** Lays out the words of one length; takes time in proportion to their letters. */
export function layOutForEvil(words: Words): EvilLayout {
	const {length, count, letters} = words;
	const letterCount = letters.reduce((most, letter) => Math.max(most, letter + 1), 0);
	const numbers = Array.from({length: letterCount}, () => new Map<number, number>());
	for (let word = 0; word < count; word++)
		for (const [letter, places] of placesIn(words, word)) numbers[letter]?.set(places, 0);

	const letterOf: number[] = [];
	const times: number[] = [];
	const first = new Uint32Array(letterCount + 1);
	for (const [letter, known] of numbers.entries()) {
		for (const places of [...known.keys()].sort((a, b) => a - b)) {
			known.set(places, letterOf.length);
			letterOf.push(letter);
			times.push(countPlaces(places));
		}

		first[letter + 1] = letterOf.length;
	}

	const marks = new Uint32Array(count * length);
	const distinct = new Uint8Array(count);
	for (let word = 0; word < count; word++) {
		let next = word * length;
		for (const [letter, places] of placesIn(words, word)) marks[next++] = numbers[letter]?.get(places) ?? 0;
		distinct[word] = next - word * length;
	}

	return {
		words,
		letterCount,
		marks,
		distinct,
		letterOf: Uint8Array.from(letterOf),
		times: Uint8Array.from(times),
		first,
		...createPoolKeys(count),
	};
}
