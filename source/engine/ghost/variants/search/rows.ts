import {letterIndex, spell, type Alphabet} from '../../../alphabet.js';
import type {Dictionary} from '../../../words/dictionary.js';
import {longestWord, type Pool} from '../../../words/words.js';

/** Words as rows of letters, as they are written or sorted. A word holds a fragment whose letters it has in their order. */
export type Rows = {
	readonly alphabet: Alphabet;
	/** The numbers of the letters, word after word of the dictionary. */
	readonly letters: Uint8Array;
	readonly starts: Uint32Array;
	/** The words that count, short ones first and those of a length in the dictionary's order, as in every pool. */
	readonly counting: Pool;
};

/** The letters of all words, those of each word sorted as texts are. */
function sortEach({alphabet, letters, starts, count}: Dictionary): Uint8Array {
	const inOrder = Uint8Array.from([...alphabet.letters].sort(), letter => letterIndex(alphabet, letter));
	const ranks = inOrder.map((_, letter) => inOrder.indexOf(letter));
	const sorted = letters.map(letter => ranks[letter]!);
	for (let word = 0; word < count; word++) sorted.subarray(starts[word], starts[word + 1]).sort();
	return sorted.map(rank => inOrder[rank]!);
}

/** The words with at least `minLength` letters; the letters of each sorted, or as they are written. */
export function layRows(dictionary: Dictionary, minLength: number, isSorted: boolean): Rows {
	const {alphabet, starts, count} = dictionary;
	const lengthOf = (word: number) => starts[word + 1]! - starts[word]!;
	const nexts = new Uint32Array(longestWord + 2);
	for (let word = 0; word < count; word++) if (lengthOf(word) >= minLength) nexts[lengthOf(word) + 1]!++;
	for (let length = 1; length < nexts.length; length++) nexts[length]! += nexts[length - 1]!;
	const counting = new Uint32Array(nexts.at(-1) ?? 0);
	for (let word = 0; word < count; word++)
		if (lengthOf(word) >= minLength) counting[nexts[lengthOf(word)]!++] = word;
	return {alphabet, letters: isSorted ? sortEach(dictionary) : dictionary.letters, starts, counting};
}

export const lengthIn = ({starts}: Rows, word: number): number => starts[word + 1]! - starts[word]!;

export const numbersOf = (alphabet: Alphabet, fragment: string): Uint8Array =>
	Uint8Array.from(spell(alphabet, fragment), letter => letterIndex(alphabet, letter));

/** Those words of a pool that hold a fragment. */
export function holding({alphabet, letters, starts}: Rows, pool: Pool, fragment: string): Pool {
	const wanted = numbersOf(alphabet, fragment);
	const found = new Uint32Array(pool.length);
	let size = 0;
	for (const word of pool) {
		const end = starts[word + 1]!;
		let met = 0;
		for (let at = starts[word]!; at < end && met < wanted.length; at++)
			if (letters[at] === wanted[met]) met++;
		if (met === wanted.length) found[size++] = word;
	}

	return found.slice(0, size);
}

/** For each gap of a fragment, from the one before it to the one behind it, a set of letters. */
export type Gaps = Uint32Array;

export const newGaps = (fragment: ArrayLike<number>): Gaps => new Uint32Array(fragment.length + 1);

/** How many letters of a word come up to each letter of a fragment. */
const firsts = new Uint8Array(longestWord + 1);

/**
The letters that a word has in each gap of a fragment that it holds, written to `sets` from `base` on.

A letter next to its like is had behind it only, so that each longer fragment comes once.
*/
export function findLetters(
	{letters, starts}: Rows,
	word: number,
	fragment: Uint8Array,
	sets: Uint32Array,
	base: number,
): void {
	const size = fragment.length;
	const start = starts[word]!;
	let at = start;
	for (let place = 0; place < size; place++) {
		const wanted = fragment[place]!;
		while (letters[at] !== wanted) at++;
		firsts[place + 1] = ++at - start;
	}

	let last = starts[word + 1]!;
	for (let gap = size; gap >= 0; gap--) {
		let like = 0;
		if (gap < size) {
			const wanted = fragment[gap]!;
			do last--;
			while (letters[last] !== wanted);
			like = 1 << wanted;
		}

		let set = 0;
		for (let place = start + firsts[gap]!; place < last; place++) set |= 1 << letters[place]!;
		sets[base + gap] = set & ~like;
	}
}

/** Whether all letters of a word stand in another in their order. */
export function isWithin({letters, starts}: Rows, word: number, other: number): boolean {
	const end = starts[word + 1]!;
	let met = starts[word]!;
	for (let at = starts[other]!; at < starts[other + 1]! && met < end; at++)
		if (letters[at] === letters[met]) met++;
	return met === end;
}
