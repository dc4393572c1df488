import {oncePer} from '../once-per.js';
import {everyWord, type Pool, type WordList} from './words.js';

/** The letter counts of some words; both lists are indexed by letter. */
export type LetterCounts = {
	readonly total: number;
	/** The number of words with the letter. */
	readonly words: Uint32Array;
	/** The number of times it occurs: `else` has `e` twice. */
	readonly occurrences: Uint32Array;
};

export function countLetters({alphabet, letters, starts}: WordList, pool: Pool): LetterCounts {
	const words = new Uint32Array(alphabet.letters.length);
	const occurrences = new Uint32Array(alphabet.letters.length);
	for (const word of pool) {
		let seen = 0;
		for (let at = starts[word]!, end = starts[word + 1]!; at < end; at++) {
			const letter = letters[at]!;
			occurrences[letter]!++;
			if ((seen & (1 << letter)) === 0) words[letter]!++;
			seen |= 1 << letter;
		}
	}

	return {total: pool.length, words, occurrences};
}

/** Counts the letters of a whole list, once. */
export const countList = oncePer((list: WordList): LetterCounts => countLetters(list, everyWord(list)));
