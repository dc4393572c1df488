import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createRecordSort} from '../../../source/engine/words/sort-records.js';

/** Words by their letters' numbers, the last letter that an alphabet may have among them; many share their first six letters, or twelve. */
const letter = fc.constantFrom(0, 1, 31);
const stem = fc.constantFrom([], [0], [1, 0, 31, 31, 0, 1], [1, 0, 31, 31, 0, 1, 0, 0, 0, 0, 0, 0]);
const word = fc.tuple(stem, fc.array(letter, {minLength: 1, maxLength: 8})).map(parts => parts.flat());

const compare = (a: readonly number[], b: readonly number[]): number => {
	const at = a.findIndex((letter, place) => letter !== b[place]);
	return at < 0 ? a.length - b.length : (a[at] ?? -1) - (b[at] ?? -1);
};

function expectSorted(list: readonly (readonly number[])[]): void {
	const words = new Map<number, readonly number[]>();
	const records: number[] = [];
	for (const letters of list) {
		words.set(records.length, letters);
		records.push(letters.length, ...letters);
	}

	const places = Uint32Array.from(words.keys());
	createRecordSort()(Uint8Array.from(records), places, list.length, 0);
	expect(Array.from(places, place => words.get(place))).toEqual(list.toSorted(compare));
}

test('records are sorted by their words, few or many', () => {
	fc.assert(fc.property(fc.array(word, {minLength: 1, maxLength: 300, size: 'max'}), expectSorted), {
		numRuns: 20,
	});
});

test('a group ends where the next one begins with what it goes on with', () => {
	const low = Array<number>(6).fill(1);
	const high = Array<number>(6).fill(31);
	const tails = Array.from({length: 40}, (_, number) => [number % 8, number >> 3]);
	expectSorted(
		tails.flatMap(tail => [
			[...low, ...high, ...tail],
			[...high, ...high, ...tail],
		]),
	);
});
