import type {WordList} from './word-list.js';
import {createRecordSort, lengthMask} from './sort-records.js';

/** Marks a word with spellings of its own, in the byte with its length. */
const spelledBit = 128;

/** The words that begin with the same two letters, one after another: length, letters. */
type Bucket = {
	records: Uint8Array;
	end: number;
	last: number;
	count: number;
	/** Whether each word comes after the one before it. */
	isOrdered: boolean;
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
		const bucket = (this.#buckets[row] ??= {
			records: new Uint8Array(64),
			end: 0,
			last: -1,
			count: 0,
			isOrdered: true,
		});
		const head = length | (isSpelled ? spelledBit : 0);
		const order = compareWithLast(bucket, letters, length);
		if (order === 0 && bucket.records[bucket.last] === head) return;
		if (order >= 0) bucket.isOrdered = false;
		const {end} = bucket;
		if (end + length >= bucket.records.length) {
			const larger = new Uint8Array(Math.max(end + length + 1, Math.ceil(bucket.records.length * 1.5)));
			larger.set(bucket.records.subarray(0, end));
			bucket.records = larger;
		}

		const {records} = bucket;
		records[end] = head;
		for (let at = 0; at < length; at++) records[end + 1 + at] = letters[at]!;
		bucket.last = end;
		bucket.end = end + 1 + length;
		bucket.count++;
		this.count++;
	}

	/** Gives all words and empties the buckets; `onBoth` is called for each that came both with and without spellings of its own. */
	finish(onBoth: (letters: Uint8Array) => void): WordList {
		let size = 0;
		for (const bucket of this.#buckets) size += bucket === undefined ? 0 : bucket.end - bucket.count;
		const letters = new Uint8Array(size);
		const starts = new Uint32Array(this.count + 1);
		const sort = createRecordSort();
		let places = new Uint32Array(0);
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
			if (places.length < bucket.count) places = new Uint32Array(bucket.count);
			for (let index = 0, record = 0; record < bucket.end; record += 1 + (records[record]! & lengthMask))
				places[index++] = record;
			if (!bucket.isOrdered) sort(records, places, bucket.count, 2);
			for (let index = 0, heads = 0; index < bucket.count; index++) {
				const record = places[index]!;
				const isKnown = index > 0 && isSame(records, places[index - 1]!, record);
				const isSpelled = (records[record]! & spelledBit) !== 0;
				heads = (isKnown ? heads : 0) | (isSpelled ? 1 : 2);
				if (!isKnown) take(records, record);
				else if (heads === 3) onBoth(letters.subarray(starts[count - 1], end));
			}

			this.#buckets[row] = undefined;
		}

		if (count === this.count) return {letters, starts};
		return {letters: letters.slice(0, end), starts: starts.slice(0, count + 1)};
	}
}

/** Compares a bucket's last word with another; negative where it has none. */
function compareWithLast({records, last, end}: Bucket, letters: Uint8Array, length: number): number {
	let before = last + 1;
	let at = 0;
	for (; before < end && at < length; before++, at++) {
		const difference = records[before]! - letters[at]!;
		if (difference !== 0) return difference;
	}

	return end - before - (length - at);
}

function isSame(records: Uint8Array, a: number, b: number): boolean {
	const length = records[a]! & lengthMask;
	if ((records[b]! & lengthMask) !== length) return false;
	for (let at = 1; at <= length; at++) if (records[a + at] !== records[b + at]) return false;
	return true;
}
