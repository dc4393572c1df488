import {letterAt, letterIndex, type Alphabet, type Letter} from '../../../alphabet.js';
import {longestWord, type Pool} from '../../../words/words.js';
import type {Rows} from './rows.js';

/** How words hold fragments. A gap is a place for a letter, and a set has the letters for it. */
export type Holding = {
	/** How many gaps a fragment has. */
	readonly gapsIn: (fragment: string) => number;
	readonly extend: (fragment: string, gap: number, letter: Letter) => string;
	/** The fragment that a word is. */
	readonly fragmentOf: (word: number) => string;
	/** Tells whether words hold a fragment. */
	readonly isIn: (fragment: string) => (word: number) => boolean;
	/** Whether a word holds another. */
	readonly isWithin: (part: number, word: number) => boolean;
	/** Writes the sets of a word that holds a fragment, from `base` on; each longer fragment comes once. */
	readonly readerOf: (fragment: string) => (word: number, sets: Uint32Array, base: number) => void;
};

function numbersOf(alphabet: Alphabet, fragment: string): Uint8Array {
	const numbers = new Uint8Array(fragment.length);
	for (let place = 0; place < fragment.length; place++)
		numbers[place] = letterIndex(alphabet, fragment[place]!);
	return numbers;
}

const spellRow = ({alphabet, letters, starts}: Rows, word: number): Letter[] =>
	Array.from(letters.subarray(starts[word], starts[word + 1]), letter => letterAt(alphabet, letter));

/** For each number of times the set of the letters that a fragment has so often. */
function setsByTimes(alphabet: Alphabet, fragment: string): number[] {
	const numbers = numbersOf(alphabet, fragment);
	const sets = [-1];
	for (const letter of numbers) {
		const times = sets.findIndex(set => (set >>> letter) & 1);
		sets[times]! &= ~(1 << letter);
		sets[times + 1] = (sets[times + 1] ?? 0) | (1 << letter);
	}

	return sets;
}

/** In any order: a fragment is its letters, sorted as texts are, and has one gap. */
function freely(rows: Rows): Holding {
	const {alphabet, bags} = rows;
	return {
		gapsIn: () => 1,
		extend(fragment, _, letter) {
			let at = fragment.length;
			while (at > 0 && fragment[at - 1]! > letter) at--;
			return fragment.slice(0, at) + letter + fragment.slice(at);
		},
		fragmentOf: word => spellRow(rows, word).sort().join(''),
		isIn(fragment) {
			const byTimes = setsByTimes(alphabet, fragment);
			const wanted = byTimes.slice(1).map((_, level) => byTimes.slice(level + 1).reduce((a, b) => a | b));
			return word => wanted.every((set, level) => (set & ~(bags[level]?.[word] ?? 0)) === 0);
		},
		isWithin: (part, word) => bags.every(bag => (bag[part]! & ~bag[word]!) === 0),
		readerOf(fragment) {
			const byTimes = setsByTimes(alphabet, fragment);
			const levels = Math.min(byTimes.length, bags.length);
			return (word, sets, base) => {
				let set = 0;
				for (let level = 0; level < levels; level++) set |= bags[level]![word]! & byTimes[level]!;
				sets[base] = set;
			};
		},
	};
}

/** How many letters of a word come up to each letter of a fragment. */
const firsts = new Uint8Array(longestWord + 1);

/** In their order: a letter goes before the fragment, between two of its letters or behind it. */
function inOrder(rows: Rows): Holding {
	const {alphabet, letters, starts, bags} = rows;
	/** Whether a word has a set of letters, and a part of some letters in their order. */
	function holds(word: number, set: number, wanted: Uint8Array, from: number, to: number): boolean {
		if ((set & ~bags[0]![word]!) !== 0) return false;
		const end = starts[word + 1]!;
		let met = from;
		for (let at = starts[word]!; at < end && met < to; at++) if (letters[at] === wanted[met]) met++;
		return met === to;
	}

	return {
		gapsIn: fragment => fragment.length + 1,
		extend: (fragment, gap, letter) => fragment.slice(0, gap) + letter + fragment.slice(gap),
		fragmentOf: word => spellRow(rows, word).join(''),
		isIn(fragment) {
			const wanted = numbersOf(alphabet, fragment);
			const set = wanted.reduce((sum, letter) => sum | (1 << letter), 0);
			return word => holds(word, set, wanted, 0, wanted.length);
		},
		isWithin: (part, word) => holds(word, bags[0]![part]!, letters, starts[part]!, starts[part + 1]!),
		readerOf(fragment) {
			const numbers = numbersOf(alphabet, fragment);
			const size = numbers.length;
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
						// A letter next to its like goes behind it.
						like = 1 << wanted;
					}

					let set = 0;
					for (let place = start + firsts[gap]!; place < last; place++) set |= 1 << letters[place]!;
					sets[base + gap] = set & ~like;
				}
			};
		},
	};
}

export const holdingOf = (rows: Rows): Holding => (rows.isFree ? freely(rows) : inOrder(rows));

/** The words of a pool that hold a fragment. */
export const wordsHolding = ({isIn}: Holding, pool: Pool, fragment: string): Pool =>
	pool.filter(isIn(fragment));
