import type {Dictionary} from '../../words/dictionary.js';
import {letterAt, letterIndex, spell, type Letter} from '../../alphabet.js';

/** The letters of the word with a number in the dictionary. */
export const spellWord = ({alphabet, letters, starts}: Dictionary, word: number): Letter[] =>
	Array.from(letters.subarray(starts[word], starts[word + 1]), letter => letterAt(alphabet, letter));

/** How many words count. */
export function countWords({starts, count}: Dictionary, minLength: number): number {
	let words = 0;
	for (let word = 0; word < count; word++) if (starts[word + 1]! - starts[word]! >= minLength) words++;
	return words;
}

/** Whether a text of letters is a word. */
export function hasWord({alphabet, letters, starts, count}: Dictionary, text: string): boolean {
	const wanted = spell(alphabet, text).map(letter => letterIndex(alphabet, letter));
	let low = 0;
	let high = count;
	while (low < high) {
		const middle = (low + high) >>> 1;
		const found = letters.subarray(starts[middle], starts[middle + 1]);
		const at = wanted.findIndex((letter, place) => letter !== found[place]);
		if (at < 0 && found.length === wanted.length) return true;
		const isBefore = at >= 0 && (found[at] ?? -1) < (wanted[at] ?? 0);
		if (isBefore) low = middle + 1;
		else high = middle;
	}

	return false;
}
