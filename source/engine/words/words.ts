import {isSpelled, letterAt, letterIndex, spell, type Alphabet, type LetterSet} from '../alphabet.js';
import {bisect} from '../bisect.js';
import {languages} from '../languages.js';
import {compareLetters} from './word-list.js';

/** The most letters that a word may have: the places of a family still fit a number exactly. */
export const longestWord = 50;

/** The words of one length, packed, in the order of their alphabet. */
export type Words = {
	readonly alphabet: Alphabet;
	readonly length: number;
	readonly count: number;
	readonly letters: Uint8Array;
	readonly sets: Uint32Array;
};

/** Words by their index, in ascending and so in alphabetical order. */
export type Pool = Uint32Array;

/** Packs the words in `letters`, `length` numbers per word, which are distinct and in order. */
export function packLetters(alphabet: Alphabet, letters: Uint8Array, length: number): Words {
	const count = length === 0 ? 0 : letters.length / length;
	const sets = new Uint32Array(count);
	for (let word = 0, next = 0; word < count; word++) {
		let set: LetterSet = 0;
		for (const end = next + length; next < end; next++) set |= 1 << letters[next]!;
		sets[word] = set;
	}

	return {alphabet, length, count, letters, sets};
}

/** Returns the indices of a word's letters; a text that is not `isSpelled` throws. */
export const packWord = (alphabet: Alphabet, text: string): Uint8Array =>
	Uint8Array.from(spell(alphabet, text), letter => letterIndex(alphabet, letter));

/**
Packs words of one length: sorts them and drops duplicates.

Throws if they differ in length, have more than 50 letters or anything but letters of the alphabet.
*/
export function packWords(texts: Iterable<string>, alphabet: Alphabet = languages.en): Words {
	const words = Array.from(new Set(texts), text => packWord(alphabet, text));
	const length = words[0]?.length ?? 0;
	if (words.some(letters => letters.length !== length)) throw new RangeError('Words of one length only');
	if (length > longestWord) throw new RangeError(`Words of up to ${longestWord} letters only`);
	words.sort((a, b) => compareLetters(a, 0, length, b, 0, length));
	const letters = new Uint8Array(words.length * length);
	for (const [at, word] of words.entries()) letters.set(word, at * length);
	return packLetters(alphabet, letters, length);
}

export function wordAt({alphabet, letters, length}: Words, index: number): string {
	let text = '';
	for (let at = index * length, end = at + length; at < end; at++) text += letterAt(alphabet, letters[at]!);
	return text;
}

export const everyWord = ({count}: Words): Pool => new Uint32Array(count).map((_, index) => index);

export const firstWords = (words: Words, pool: Pool, count: number): string[] =>
	Array.from(pool.subarray(0, count), index => wordAt(words, index));

export function findWord({alphabet, letters, length, count}: Words, text: string): number | undefined {
	if (text.length !== length || !isSpelled(alphabet, text)) return undefined;
	const wanted = packWord(alphabet, text);
	const compare = (index: number) =>
		compareLetters(letters, index * length, (index + 1) * length, wanted, 0, length);
	const index = bisect(0, count, at => compare(at) >= 0);
	return index < count && compare(index) === 0 ? index : undefined;
}
