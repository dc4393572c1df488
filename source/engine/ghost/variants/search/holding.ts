import {letterIndex, type Alphabet} from '../../../alphabet.js';
import {lengthOf, longestWord, longWords, type Dictionary, type Pool} from '../../../words/words.js';

/** The words that count, laid out for searches: plain data. */
export type Rows = {
	/** The words that count, short ones first and those of a length in the dictionary's order, as in every pool. */
	readonly counting: Pool;
	/** The multiset of each word's letters, as sets: those that it has at least once, at least twice and so on. None where letters have an order. */
	readonly multisets: readonly Uint32Array[];
	/** Whether a word holds a fragment whose letters it has in any order, or only in the fragment's. */
	readonly isFree: boolean;
};

/** Returns for each word the letters that it has more than so many times. */
function lettersMoreThan({letters, starts, count}: Dictionary, times: number): Uint32Array {
	const sets = new Uint32Array(count);
	const met = new Uint8Array(32);
	for (let word = 0; word < count; word++) {
		met.fill(0);
		for (let at = starts[word]!; at < starts[word + 1]!; at++)
			if (met[letters[at]!]!++ === times) sets[word]! |= 1 << letters[at]!;
	}

	return sets;
}

function multisetsOf(dictionary: Dictionary): Uint32Array[] {
	const multisets: Uint32Array[] = [];
	for (;;) {
		const sets = lettersMoreThan(dictionary, multisets.length);
		if (multisets.length > 0 && sets.every(set => set === 0)) return multisets;
		multisets.push(sets);
	}
}

function longWordsByLength(dictionary: Dictionary, minLength: number): Pool {
	const words = longWords(dictionary, minLength);
	const nexts = new Uint32Array(longestWord + 2);
	for (const word of words) nexts[lengthOf(dictionary, word) + 1]!++;
	for (let length = 1; length < nexts.length; length++) nexts[length]! += nexts[length - 1]!;
	const sorted = new Uint32Array(words.length);
	for (const word of words) sorted[nexts[lengthOf(dictionary, word)]!++] = word;
	return sorted;
}

export function layRows(dictionary: Dictionary, minLength: number, isFree: boolean): Rows {
	const multisets = isFree ? multisetsOf(dictionary) : [];
	return {counting: longWordsByLength(dictionary, minLength), multisets, isFree};
}

/** The meaning of a word holding a fragment. A gap is a place for a letter, and its set has the letters that fit. */
export type Holding = {
	readonly isIn: (fragment: string) => (word: number) => boolean;
	/** Returns a function that writes the sets of a word that holds a fragment, from `base` on; each longer fragment comes once. */
	readonly readerOf: (fragment: string) => (word: number, sets: Uint32Array, base: number) => void;
};

function numbersOf(alphabet: Alphabet, fragment: string): Uint8Array {
	const numbers = new Uint8Array(fragment.length);
	for (let place = 0; place < fragment.length; place++)
		numbers[place] = letterIndex(alphabet, fragment[place]!);
	return numbers;
}

/** Returns the multiset of a fragment's letters, as sets: those that it has at least once, at least twice and so on; the last is empty. */
function multisetOf(alphabet: Alphabet, fragment: string): number[] {
	const sets = [0];
	for (const letter of numbersOf(alphabet, fragment)) {
		const times = sets.findIndex(set => ((set >>> letter) & 1) === 0);
		sets[times]! |= 1 << letter;
		if (times === sets.length - 1) sets.push(0);
	}

	return sets;
}

/** In any order: a fragment is its letters, sorted as texts are, and has one gap. */
function inAnyOrder({alphabet}: Dictionary, {multisets}: Rows): Holding {
	return {
		isIn(fragment) {
			const wanted = multisetOf(alphabet, fragment);
			return word => wanted.every((set, times) => (set & ~(multisets[times]?.[word] ?? 0)) === 0);
		},
		readerOf(fragment) {
			const held = multisetOf(alphabet, fragment);
			const most = Math.min(held.length, multisets.length);
			return (word, sets, base) => {
				let set = 0;
				for (let times = 0; times < most; times++) set |= multisets[times]![word]! & ~held[times]!;
				sets[base] = set;
			};
		},
	};
}

function readerInOrder({letters, starts}: Dictionary, numbers: Uint8Array): ReturnType<Holding['readerOf']> {
	const size = numbers.length;
	/** The earliest end in the word of each beginning of the fragment. */
	const firsts = new Uint8Array(longestWord + 1);
	return (word, sets, base) => {
		const start = starts[word]!;
		let at = start;
		for (let place = 0; place < size; place++) {
			const wanted = numbers[place]!;
			while (letters[at] !== wanted) at++;
			firsts[place + 1] = ++at - start;
		}

		let last = starts[word + 1]!;
		for (let gap = size; gap >= 0; gap--) {
			let like = 0;
			if (gap < size) {
				const wanted = numbers[gap]!;
				do last--;
				while (letters[last] !== wanted);
				// A letter goes behind its like, never before it.
				like = 1 << wanted;
			}

			let set = 0;
			for (let place = start + firsts[gap]!; place < last; place++) set |= 1 << letters[place]!;
			sets[base + gap] = set & ~like;
		}
	};
}

/** In their order: a letter goes before the fragment, between two of its letters or behind it. */
function inOrder(dictionary: Dictionary): Holding {
	const {alphabet, letters, starts} = dictionary;
	return {
		isIn(fragment) {
			const wanted = numbersOf(alphabet, fragment);
			return word => {
				const end = starts[word + 1]!;
				let met = 0;
				for (let at = starts[word]!; at < end && met < wanted.length; at++)
					if (letters[at] === wanted[met]) met++;
				return met === wanted.length;
			};
		},
		readerOf: fragment => readerInOrder(dictionary, numbersOf(alphabet, fragment)),
	};
}

export const holdingOf = (dictionary: Dictionary, rows: Rows): Holding =>
	rows.isFree ? inAnyOrder(dictionary, rows) : inOrder(dictionary);
