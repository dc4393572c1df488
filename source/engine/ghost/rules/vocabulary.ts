import type {Dictionary} from '../../words/dictionary.js';
import {letterAt, letterIndex, spell, type Letter} from '../../alphabet.js';
import type {Book} from './book.js';

/** The letters of the word with a number in the dictionary. */
export const spellWord = ({alphabet, letters, starts}: Dictionary, word: number): Letter[] =>
	Array.from(letters.subarray(starts[word], starts[word + 1]), letter => letterAt(alphabet, letter));

/** How many words count, and how many beginnings they have, each once; the empty one and whole words are beginnings too. */
export type Vocabulary = {readonly words: number; readonly beginnings: number};

export function countVocabulary({letters, starts, count}: Dictionary, minLength: number): Vocabulary {
	let words = 0;
	let beginnings = 1;
	let previous = 0;
	let previousLength = 0;
	for (let word = 0; word < count; word++) {
		const start = starts[word]!;
		const length = starts[word + 1]! - start;
		if (length < minLength) continue;
		let shared = 0;
		while (shared < previousLength && letters[previous + shared] === letters[start + shared]) shared++;
		beginnings += length - shared;
		words++;
		previous = start;
		previousLength = length;
	}

	return {words, beginnings};
}

/** Whether a text of letters is a word that counts. */
function isWordThatCounts({dictionary, minLength}: Book, text: string): boolean {
	const {alphabet, letters, starts, count} = dictionary;
	const wanted = spell(alphabet, text).map(letter => letterIndex(alphabet, letter));
	let low = 0;
	let high = count;
	while (low < high) {
		const middle = (low + high) >>> 1;
		const found = letters.subarray(starts[middle], starts[middle + 1]);
		const at = wanted.findIndex((letter, place) => letter !== found[place]);
		if (at < 0 && found.length === wanted.length) return text.length >= minLength;
		const isBefore = at >= 0 && (found[at] ?? -1) < (wanted[at] ?? 0);
		if (isBefore) low = middle + 1;
		else high = middle;
	}

	return false;
}

/** Whether a word is one that counts and has the fragment in its place: at its start, in Superghost anywhere. */
export const answers = (book: Book, fragment: string, word: string): boolean =>
	(book.variant === 'ghost' ? word.startsWith(fragment) : word.includes(fragment)) &&
	isWordThatCounts(book, word);
