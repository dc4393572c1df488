import {isSpelled, letterAt, letterIndex, spell, type Alphabet, type LetterSet} from '../alphabet.js';
import {languages} from '../languages.js';

/** Longer entries are not words: 50 letters is the most for which a family's places fit a number exactly. */
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

/** Packs the words in `letters`, `length` numbers for each, which are in order and distinct. */
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

const numbersOf = (alphabet: Alphabet, text: string): number[] =>
	spell(alphabet, text).map(letter => letterIndex(alphabet, letter));

/**
The given words of one length, packed: sorted, each once; of the English alphabet by default.

Words of different lengths or of more than 50 letters, or with anything but letters, throw.
*/
export function packWords(texts: Iterable<string>, alphabet: Alphabet = languages.en): Words {
	const words = [...new Set(texts)].map(text => numbersOf(alphabet, text));
	const length = words[0]?.length ?? 0;
	if (words.some(letters => letters.length !== length)) throw new RangeError('Words of one length only');
	if (length > longestWord) throw new RangeError(`Words of up to ${longestWord} letters only`);
	return packLetters(alphabet, Uint8Array.from(words.sort(compareLetters).flat()), length);
}

function compareLetters(a: ArrayLike<number>, b: ArrayLike<number>): number {
	for (let place = 0; place < a.length; place++) {
		const difference = (a[place] ?? 0) - (b[place] ?? 0);
		if (difference !== 0) return difference;
	}

	return 0;
}

export function wordAt({alphabet, letters, length}: Words, index: number): string {
	let text = '';
	for (let at = index * length, end = at + length; at < end; at++) text += letterAt(alphabet, letters[at]!);
	return text;
}

export const everyWord = ({count}: Words): Pool => new Uint32Array(count).map((_, index) => index);

export function pickWords({alphabet, letters, length}: Words, pool: Pool): Words {
	const picked = new Uint8Array(pool.length * length);
	for (const [at, word] of pool.entries())
		picked.set(letters.subarray(word * length, (word + 1) * length), at * length);
	return packLetters(alphabet, picked, length);
}

export const firstWords = (words: Words, pool: Pool, count: number): string[] =>
	Array.from(pool.subarray(0, count), index => wordAt(words, index));

function countBefore({letters, length, count}: Words, wanted: readonly number[]): number {
	let low = 0;
	let high = count;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (compareLetters(letters.subarray(middle * length, (middle + 1) * length), wanted) < 0)
			low = middle + 1;
		else high = middle;
	}

	return low;
}

export function findWord(words: Words, text: string): number | undefined {
	if (!isSpelled(words.alphabet, text)) return undefined;
	const index = countBefore(words, numbersOf(words.alphabet, text));
	return index < words.count && wordAt(words, index) === text ? index : undefined;
}
