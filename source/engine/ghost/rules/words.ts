import type {Dictionary} from '../../words/dictionary.js';
import {letterAt, letterIndex, spell, type Letter} from '../../alphabet.js';

/** The letters of the word with a number in the dictionary. */
export const spellWord = ({alphabet, letters, starts}: Dictionary, word: number): Letter[] =>
	Array.from(letters.subarray(starts[word], starts[word + 1]), letter => letterAt(alphabet, letter));

/** The numbers of the words that count. */
export function longWords({starts, count}: Dictionary, minLength: number): Uint32Array {
	const words = new Uint32Array(count);
	let found = 0;
	for (let word = 0; word < count; word++)
		if (starts[word + 1]! - starts[word]! >= minLength) words[found++] = word;
	return words.subarray(0, found);
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
