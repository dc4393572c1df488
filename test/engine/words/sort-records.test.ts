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

test('records are sorted by their words, few or many', () => {
	const sort = createRecordSort();
	fc.assert(
		fc.property(fc.array(word, {minLength: 1, maxLength: 300, size: 'max'}), list => {
			const words = new Map<number, readonly number[]>();
			const records: number[] = [];
			for (const letters of list) {
				words.set(records.length, letters);
				records.push(letters.length, ...letters);
			}

			const sorted = sort(Uint8Array.from(records), Uint32Array.from(words.keys()), list.length, 0);
			expect(Array.from(sorted, place => words.get(place))).toEqual(list.toSorted(compare));
		}),
		{numRuns: 20},
	);
});
