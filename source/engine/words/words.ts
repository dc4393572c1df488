import {letterIndex, spell, type LetterSet} from '../letters.js';

/** Longer entries are not words: 50 letters is the most for which a family's places fit a number exactly. */
export const longestWord = 50;

/** The words of one length, packed, in alphabetical order. */
export type Words = {
	/** How many letters each word has. */
	readonly length: number;
	/** How many words there are. */
	readonly count: number;
	/** The numbers of the letters (0 to 25), word after word. */
	readonly letters: Uint8Array;
	/** The set of letters of each word. */
	readonly sets: Uint32Array;
};

/** Words by their index, in ascending and so in alphabetical order. */
export type Pool = Uint32Array;

const codeOfA = 'a'.charCodeAt(0);

/** The words in `letters`, `length` numbers for each; alphabetical order and uniqueness are the caller's. */
export function packLetters(letters: Uint8Array, length: number): Words {
	const count = length === 0 ? 0 : letters.length / length;
	const sets = new Uint32Array(count);
	for (let word = 0, next = 0; word < count; word++) {
		let set: LetterSet = 0;
		for (const end = next + length; next < end; next++) set |= 1 << letters[next]!;
		sets[word] = set;
	}

	return {length, count, letters, sets};
}

/**
The given words of one length, packed: sorted, each once.

A word of another length, or with anything but a–z in it, is a programming error and throws.
*/
export function packWords(texts: Iterable<string>): Words {
	const sorted = [...new Set(texts)].sort();
	const length = sorted[0]?.length ?? 0;
	if (sorted.some(text => text.length !== length)) throw new RangeError('Words of one length only');
	return packLetters(Uint8Array.from(sorted.flatMap(spell).map(letterIndex)), length);
}

/** The word at an index as text. */
export const wordAt = ({letters, length}: Words, index: number): string =>
	String.fromCharCode(...letters.subarray(index * length, (index + 1) * length).map(code => code + codeOfA));

/** The pool of all words. */
export const everyWord = ({count}: Words): Pool => new Uint32Array(count).map((_, index) => index);

/** The first few words of a pool as texts, alphabetically first. */
export const firstWords = (words: Words, pool: Pool, count: number): string[] =>
	Array.from(pool.subarray(0, count), index => wordAt(words, index));

/** How many words come before a text. */
function countBefore(words: Words, text: string): number {
	let low = 0;
	let high = words.count;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (wordAt(words, middle) < text) low = middle + 1;
		else high = middle;
	}

	return low;
}

/** The index of a word, or `undefined` where it is not among them. */
export function findWord(words: Words, text: string): number | undefined {
	const index = countBefore(words, text);
	return index < words.count && wordAt(words, index) === text ? index : undefined;
}

/** The words with one more of their length among them, where it is not there yet; another length is a programming error and throws. */
export function withWord(words: Words, text: string): Words {
	if (words.count > 0 && text.length !== words.length) throw new RangeError('Words of one length only');
	if (findWord(words, text) !== undefined) return words;
	const at = countBefore(words, text) * text.length;
	const letters = new Uint8Array(words.letters.length + text.length);
	letters.set(words.letters.subarray(0, at));
	letters.set(spell(text).map(letterIndex), at);
	letters.set(words.letters.subarray(at), at + text.length);
	return packLetters(letters, text.length);
}
