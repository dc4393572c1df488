import type {Alphabet} from '../../../alphabet.js';
import type {Dictionary} from '../../../words/dictionary.js';
import {longestWord, type Pool} from '../../../words/words.js';

/** The words that count, laid out for searches: plain data. */
export type Rows = {
	readonly alphabet: Alphabet;
	/** The numbers of the letters, word after word of the dictionary. */
	readonly letters: Uint8Array;
	readonly starts: Uint32Array;
	/** The words that count, short ones first and those of a length in the dictionary's order, as in every pool. */
	readonly counting: Pool;
	/** The set of letters that each word has once at least, twice at least and so on, as far as the order of letters is free; else only the first. */
	readonly bags: readonly Uint32Array[];
	/** Whether a word holds a fragment whose letters it has in any order, each as often; or else in theirs. */
	readonly isFree: boolean;
};

export const lengthIn = ({starts}: Pick<Rows, 'starts'>, word: number): number =>
	starts[word + 1]! - starts[word]!;

/** The letters that each word has more often than so many times. */
function layBag({letters, starts, count}: Dictionary, times: number): Uint32Array {
	const bag = new Uint32Array(count);
	const met = new Uint8Array(32);
	for (let word = 0; word < count; word++) {
		met.fill(0);
		for (let at = starts[word]!; at < starts[word + 1]!; at++)
			if (met[letters[at]!]!++ === times) bag[word]! |= 1 << letters[at]!;
	}

	return bag;
}

function layBags(dictionary: Dictionary, isFree: boolean): Uint32Array[] {
	const bags = [layBag(dictionary, 0)];
	if (isFree)
		for (let bag = layBag(dictionary, 1); bag.some(set => set !== 0); bag = layBag(dictionary, bags.length))
			bags.push(bag);
	return bags;
}

/** The words with at least `minLength` letters. */
export function layRows(dictionary: Dictionary, minLength: number, isFree: boolean): Rows {
	const {alphabet, letters, starts, count} = dictionary;
	const nexts = new Uint32Array(longestWord + 2);
	for (let word = 0; word < count; word++) {
		const length = lengthIn(dictionary, word);
		if (length >= minLength) nexts[length + 1]!++;
	}

	for (let length = 1; length < nexts.length; length++) nexts[length]! += nexts[length - 1]!;
	const counting = new Uint32Array(nexts.at(-1) ?? 0);
	for (let word = 0; word < count; word++) {
		const length = lengthIn(dictionary, word);
		if (length >= minLength) counting[nexts[length]!++] = word;
	}

	return {alphabet, letters, starts, counting, bags: layBags(dictionary, isFree), isFree};
}

/** The runs of a pool's words of the same length. */
export function runsOf(
	rows: Rows,
	pool: Pool,
): {readonly length: number; readonly from: number; readonly to: number}[] {
	const runs = [];
	for (let from = 0; from < pool.length;) {
		const length = lengthIn(rows, pool[from]!);
		let [to, end] = [from + 1, pool.length];
		while (to < end) {
			const middle = (to + end) >>> 1;
			if (lengthIn(rows, pool[middle]!) === length) to = middle + 1;
			else end = middle;
		}

		runs.push({length, from, to});
		from = to;
	}

	return runs;
}
