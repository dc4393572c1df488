import type {Words} from './words.js';
import {oncePer} from '../once-per.js';
import type {Places} from '../hangman/rules/patterns.js';

/**
The marks of words: a mark is a letter in all its places, as a number.

Two words are in one family after a letter when they have the same mark of it, or none. Each word carries the marks of its letters, so that a search counts and divides pools without looking at places again.
*/
export type Marks = {
	/** How many marks a word has room for. */
	readonly width: number;
	/** The marks of each word, `width` numbers for each; 0 stands after the last. */
	readonly of: Uint32Array;
	/** The number of each mark's letter; mark 0 is nobody's. */
	readonly letters: Uint8Array;
	/** In how many places each mark has it. */
	readonly times: Uint8Array;
};

function markAll({length, count, letters}: Words): Marks {
	const width = Math.min(length, 26);
	const of = new Uint32Array(count * width);
	const owners = [26, ...Array.from({length: 26 * length}, (_, at) => Math.floor(at / length))];
	const repeats = owners.map(() => 1);
	const repeated = Array.from({length: 26}, () => new Map<Places, number>());
	const digits = Float64Array.from({length}, (_, place) => 2 ** (length - 1 - place));
	const places = new Float64Array(26);
	const times = new Uint8Array(26);

	const markRepeated = (letter: number): number => {
		const known = repeated[letter]?.get(places[letter]!);
		if (known !== undefined) return known;
		repeated[letter]?.set(places[letter]!, owners.length);
		repeats.push(times[letter]!);
		return owners.push(letter) - 1;
	};

	for (let word = 0; word < count; word++) {
		const start = word * length;
		for (let place = 0; place < length; place++) {
			const letter = letters[start + place]!;
			places[letter]! += digits[place]!;
			times[letter]!++;
		}

		for (let place = 0, next = word * width; place < length; place++) {
			const letter = letters[start + place]!;
			if (times[letter] === 0) continue;
			// A letter that stands once has its mark by its place; that spares most words the look-up.
			of[next++] = times[letter] === 1 ? 1 + letter * length + place : markRepeated(letter);
			times[letter] = 0;
			places[letter] = 0;
		}
	}

	return {width, of, letters: Uint8Array.from(owners), times: Uint8Array.from(repeats)};
}

/** The marks of words; made once, for many ask for them. */
export const marksOf = oncePer(markAll);

/** How many words carry marks. */
export const countMarked = ({of, width}: Marks): number => (width === 0 ? 0 : of.length / width);
