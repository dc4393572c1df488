import type {WordList} from './ordered-words.js';

/** The bits of a word's length in the byte before it. */
const lengthMask = 63;

/** Marks a word with spellings of its own, in the byte with its length. */
const spelledBit = 128;

/** The words that begin with the same two letters, one after another: length, letters. */
type Bucket = {
	records: Uint8Array;
	end: number;
	count: number;
};

/**
Collects words in any order, and gives them in alphabetical order, each once.

One bucket for each first two letters keeps each part small enough to be sorted in a processor's cache, with little more memory than the letters need.
*/
export class WordBuckets {
	readonly #rowLength: number;
	readonly #buckets: (Bucket | undefined)[] = [];
	/** How many words were added, duplicates included. */
	count = 0;

	constructor(alphabetSize: number) {
		this.#rowLength = alphabetSize + 1;
	}

	add(letters: Uint8Array, length: number, isSpelled: boolean): void {
		const row = letters[0]! * this.#rowLength + (length > 1 ? letters[1]! + 1 : 0);
		const bucket = (this.#buckets[row] ??= {records: new Uint8Array(64), end: 0, count: 0});
		const {end} = bucket;
		if (end + length >= bucket.records.length) {
			const larger = new Uint8Array(Math.max(end + length + 1, Math.ceil(bucket.records.length * 1.5)));
			larger.set(bucket.records.subarray(0, end));
			bucket.records = larger;
		}

		const {records} = bucket;
		records[end] = length | (isSpelled ? spelledBit : 0);
		for (let at = 0; at < length; at++) records[end + 1 + at] = letters[at]!;
		bucket.end = end + 1 + length;
		bucket.count++;
		this.count++;
	}

	/** Gives all words and empties the buckets; `onBoth` is called for each that came both with and without spellings of its own. */
	finish(onBoth?: (letters: Uint8Array) => void): WordList {
		let size = 0;
		for (const bucket of this.#buckets) size += bucket === undefined ? 0 : bucket.end - bucket.count;
		const letters = new Uint8Array(size);
		const starts = new Uint32Array(this.count + 1);
		let count = 0;
		let end = 0;
		const take = (records: Uint8Array, record: number) => {
			const length = records[record]! & lengthMask;
			for (let at = 1; at <= length; at++) letters[end++] = records[record + at]!;
			starts[++count] = end;
		};

		for (const [row, bucket] of this.#buckets.entries()) {
			if (bucket === undefined) continue;
			const {records} = bucket;
			const places = sortedPlaces(bucket);
			for (let index = 0, heads = 0; index < bucket.count; index++) {
				const record = places[index]!;
				const isKnown = index > 0 && compareRecords(records, places[index - 1]!, record) === 0;
				const isSpelled = (records[record]! & spelledBit) !== 0;
				heads = (isKnown ? heads : 0) | (isSpelled ? 1 : 2);
				if (!isKnown) take(records, record);
				else if (heads === 3) onBoth?.(letters.subarray(starts[count - 1], end));
			}

			this.#buckets[row] = undefined;
		}

		if (count === this.count) return {letters, starts};
		return {letters: letters.slice(0, end), starts: starts.slice(0, count + 1)};
	}
}

function compareRecords(records: Uint8Array, a: number, b: number): number {
	const endA = a + 1 + (records[a]! & lengthMask);
	const endB = b + 1 + (records[b]! & lengthMask);
	let atA = a + 1;
	let atB = b + 1;
	for (; atA < endA && atB < endB; atA++, atB++) {
		const difference = records[atA]! - records[atB]!;
		if (difference !== 0) return difference;
	}

	return endA - atA - (endB - atB);
}

/** How many letters of at most 32, or ends of words, fit a key of 32 bits. */
const keyLetters = 6;
const digits = 33;

/** The letters of a record from the third on, as many as a key holds, padded with zeros. */
function keyOf(records: Uint8Array, record: number): number {
	const end = record + 1 + (records[record]! & lengthMask);
	let key = 0;
	for (let at = record + 3; at < record + 3 + keyLetters; at++)
		key = key * digits + (at < end ? records[at]! + 1 : 0);
	return key;
}

/** Which half of a number of 64 bits stands first in memory: 0, the low one, on nearly all machines. */
const low = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1 ? 0 : 1;

/** The places of records in the order of their words: sorted as numbers, the key above the place, and then by comparing those with the same key. */
function sortedPlaces({records, count}: Bucket): Uint32Array {
	const numbers = new BigUint64Array(count);
	const halves = new Uint32Array(numbers.buffer);
	for (let index = 0, record = 0; index < count; index++, record += 1 + (records[record]! & lengthMask)) {
		halves[2 * index + low] = record;
		halves[2 * index + 1 - low] = keyOf(records, record);
	}

	numbers.sort();
	const places = new Uint32Array(count);
	for (let start = 0, end = 0; start < count; start = end) {
		const key = halves[2 * start + 1 - low];
		for (; end < count && halves[2 * end + 1 - low] === key; end++) places[end] = halves[2 * end + low]!;
		if (end > start + 1) places.subarray(start, end).sort((a, b) => compareRecords(records, a, b));
	}

	return places;
}
