/** How many letters of at most 32, or ends of words, fit a key of 32 bits. */
const keyLetters = 6;
const digits = 33;

/** Groups up to this size are sorted by comparing words. */
const smallGroup = 32;

/** The bits of a word's length in the byte before it; the others are the caller's. */
export const lengthMask = 63;

/** As many letters of a record as a key holds, from `depth` on, padded with zeros. */
function keyOf(records: Uint8Array, record: number, depth: number): number {
	const end = record + 1 + (records[record]! & lengthMask);
	let key = 0;
	let at = record + 1 + depth;
	for (let place = 0; place < keyLetters; place++, at++)
		key = key * digits + (at < end ? records[at]! + 1 : 0);
	return key;
}

function compareRecords(records: Uint8Array, a: number, b: number, depth: number): number {
	const endA = a + 1 + (records[a]! & lengthMask);
	const endB = b + 1 + (records[b]! & lengthMask);
	let atA = a + 1 + depth;
	let atB = b + 1 + depth;
	for (; atA < endA && atB < endB; atA++, atB++) {
		const difference = records[atA]! - records[atB]!;
		if (difference !== 0) return difference;
	}

	return endA - atA - (endB - atB);
}

/**
Sorts the places of words in a list of bytes, in which each word follows its length; the first `depth` letters of all are the same. The calls share their working memory.

A radix sort by the first six letters in four passes of eight bits, then of each group that these leave equal by the next six.
*/
export function createRecordSort() {
	let keys: Uint32Array = new Uint32Array(0);
	let nextKeys: Uint32Array = new Uint32Array(0);
	let nextPlaces: Uint32Array = new Uint32Array(0);
	const starts = new Uint32Array(257);

	return (records: Uint8Array, places: Uint32Array, count: number, depth: number): void => {
		if (keys.length < count) {
			keys = new Uint32Array(places.length);
			nextKeys = new Uint32Array(places.length);
			nextPlaces = new Uint32Array(places.length);
		}

		const sortByKeys = (from: number, to: number) => {
			// An even number of passes ends where it began.
			let [source, sourceKeys, target, targetKeys] = [places, keys, nextPlaces, nextKeys];
			for (let shift = 0; shift < 32; shift += 8) {
				starts.fill(0);
				for (let at = from; at < to; at++) starts[((sourceKeys[at]! >>> shift) & 255) + 1]!++;
				for (let digit = 1; digit < 257; digit++) starts[digit]! += starts[digit - 1]!;
				for (let at = from; at < to; at++) {
					const key = sourceKeys[at]!;
					const place = from + starts[(key >>> shift) & 255]!++;
					target[place] = source[at]!;
					targetKeys[place] = key;
				}

				[source, sourceKeys, target, targetKeys] = [target, targetKeys, source, sourceKeys];
			}
		};

		const sortByComparing = (from: number, to: number, shared: number) => {
			for (let next = from + 1; next < to; next++) {
				const record = places[next]!;
				let at = next;
				for (; at > from && compareRecords(records, places[at - 1]!, record, shared) > 0; at--)
					places[at] = places[at - 1]!;
				places[at] = record;
			}
		};

		const sortGroup = (from: number, to: number, shared: number) => {
			if (to - from <= smallGroup) {
				sortByComparing(from, to, shared);
				return;
			}

			for (let at = from; at < to; at++) keys[at] = keyOf(records, places[at]!, shared);
			sortByKeys(from, to);
			for (let start = from; start < to;) {
				const key = keys[start]!;
				let end = start + 1;
				while (end < to && keys[end] === key) end++;
				// A key that ends in a zero holds the rest of its words: they are equal.
				if (end - start > 1 && key % digits !== 0) sortGroup(start, end, shared + keyLetters);
				start = end;
			}
		};

		sortGroup(0, count, depth);
	};
}
