import type {WordList} from '../../../words/word-list.js';
import {createRecordSort} from '../../../words/sort-records.js';
import {longestWord} from '../../../words/words.js';

/** The longest ending, and the shortest stem before it. */
const longestEnding = 5;
const shortestStem = 3;

/** Endings of fewer stems make no rules. */
export const fewestStems = 3;

/** Words divided into stem and ending in every way; endings that few stems have are left out. */
export type Stems = {
	/** A word that begins with each stem. */
	readonly words: Uint32Array;
	readonly lengths: Uint8Array;
	/** Where the endings of each stem start in `endings`, and where the last ones end. */
	readonly starts: Uint32Array;
	/** Places in `codes`. */
	readonly endings: Uint32Array;
	/** The endings in order: each letter a digit, none of them 0. */
	readonly codes: Uint32Array;
	readonly base: number;
};

/** The words of a list spelled backward, in order. */
export function reverseWords({letters, starts}: WordList): WordList {
	const count = starts.length - 1;
	const records = new Uint8Array(letters.length + count);
	const places = new Uint32Array(count);
	let end = 0;
	for (let word = 0; word < count; word++) {
		places[word] = end;
		records[end++] = starts[word + 1]! - starts[word]!;
		for (let at = starts[word + 1]! - 1; at >= starts[word]!; at--) records[end++] = letters[at]!;
	}

	createRecordSort()(records, places, count, 0);
	const reversed = {letters: new Uint8Array(letters.length), starts: new Uint32Array(count + 1)};
	for (let word = 0; word < count; word++) {
		const from = places[word]! + 1;
		const length = records[from - 1]!;
		reversed.letters.set(records.subarray(from, from + length), reversed.starts[word]);
		reversed.starts[word + 1] = reversed.starts[word]! + length;
	}

	return reversed;
}

/** How many letters a word shares with the one before it. */
function sharedWithLast({letters, starts}: WordList, word: number): number {
	if (word === 0) return 0;
	const last = starts[word - 1]!;
	const start = starts[word]!;
	const most = Math.min(start - last, starts[word + 1]! - start);
	let shared = 0;
	while (shared < most && letters[last + shared] === letters[start + shared]) shared++;
	return shared;
}

/** The distinct numbers of a list that occur at least so often, in order; the list is sorted. */
function distinct(numbers: Uint32Array, times: number): Uint32Array {
	numbers.sort();
	let kept = 0;
	for (let at = 0, next = 0; at < numbers.length; at = next) {
		while (next < numbers.length && numbers[next] === numbers[at]) next++;
		if (next - at >= times) numbers[kept++] = numbers[at]!;
	}

	return numbers.slice(0, kept);
}

/** The place of a number in a list in order, or -1. */
function placeOf(numbers: Uint32Array, wanted: number): number {
	let low = 0;
	let high = numbers.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (numbers[middle]! < wanted) low = middle + 1;
		else high = middle;
	}

	return numbers[low] === wanted ? low : -1;
}

/** Divides the words of a list that is in order: words with the same stem stand together. */
export function divideWords(list: WordList, letterCount: number): Stems {
	const {letters, starts} = list;
	const count = starts.length - 1;
	const base = letterCount + 1;
	const most = count * (longestEnding + 1);
	const stemOf = new Uint32Array(most);
	const codeOf = new Uint32Array(most);
	const words: number[] = [];
	const lengths: number[] = [];
	/** The stem of each length that the word begins with. */
	const open = new Uint32Array(longestWord + 1);
	let size = 0;
	for (let word = 0; word < count; word++) {
		const start = starts[word]!;
		const length = starts[word + 1]! - start;
		const first = Math.max(shortestStem, length - longestEnding);
		for (let stem = Math.max(shortestStem, sharedWithLast(list, word) + 1); stem <= length; stem++) {
			open[stem] = words.length;
			words.push(word);
			lengths.push(stem);
		}

		for (let stem = length, code = 0, digit = 1; stem >= first; stem--) {
			stemOf[size] = open[stem]!;
			codeOf[size++] = code;
			code += (letters[start + stem - 1]! + 1) * digit;
			digit *= base;
		}
	}

	const codes = distinct(codeOf.slice(0, size), fewestStems);
	const ends = new Uint32Array(words.length + 1);
	for (let at = 0; at < size; at++) {
		const ending = placeOf(codes, codeOf[at]!);
		codeOf[at] = ending < 0 ? codes.length : ending;
		if (ending >= 0) ends[stemOf[at]! + 1]!++;
	}

	for (let stem = 0; stem < words.length; stem++) ends[stem + 1]! += ends[stem]!;
	const endings = new Uint32Array(ends[words.length]!);
	const next = ends.slice();
	for (let at = 0; at < size; at++)
		if (codeOf[at]! < codes.length) endings[next[stemOf[at]!]!++] = codeOf[at]!;
	return {
		words: Uint32Array.from(words),
		lengths: Uint8Array.from(lengths),
		starts: ends,
		endings,
		codes,
		base,
	};
}
