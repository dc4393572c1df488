import type {Alphabet} from '../alphabet.js';
import {oncePer} from '../once-per.js';
import type {Dictionary, Pool, Words} from './words.js';

/** The letter counts of some words; both lists are indexed by letter. */
export type LetterCounts = {
	readonly total: number;
	/** The number of words with the letter. */
	readonly words: Uint32Array;
	/** The number of times it occurs: `else` has `e` twice. */
	readonly occurrences: Uint32Array;
};

function startCounting({letters}: Alphabet, total: number) {
	const words = new Uint32Array(letters.length);
	const occurrences = new Uint32Array(letters.length);
	return {
		total,
		words,
		occurrences,
		add: (letters: Uint8Array, start: number, end: number): void => {
			let seen = 0;
			for (let at = start; at < end; at++) {
				const letter = letters[at]!;
				occurrences[letter]!++;
				if ((seen & (1 << letter)) === 0) words[letter]!++;
				seen |= 1 << letter;
			}
		},
	};
}

export function countLetters({alphabet, letters, length}: Words, pool: Pool): LetterCounts {
	const {add, ...counts} = startCounting(alphabet, pool.length);
	for (const word of pool) add(letters, word * length, (word + 1) * length);
	return counts;
}

/** Counts the letters of a whole list, once. */
export const countDictionary = oncePer(({alphabet, letters, starts, count}: Dictionary): LetterCounts => {
	const {add, ...counts} = startCounting(alphabet, count);
	for (let word = 0; word < count; word++) add(letters, starts[word]!, starts[word + 1]!);
	return counts;
});
