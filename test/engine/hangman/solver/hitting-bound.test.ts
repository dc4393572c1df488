import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countSet} from '../../../../source/engine/alphabet.js';
import {HittingBound} from '../../../../source/engine/hangman/solver/hitting-bound.js';
import {packWords} from '../../../../source/engine/words/words.js';
import {everySo} from '../word-lists.js';

/** Sets of a few of eight letters, none empty. */
const wordSets = fc.array(fc.integer({min: 1, max: 255}), {minLength: 1, maxLength: 14});

const subsets = Array.from({length: 256}, (_, set) => set);

const countBits = (set: number): number => set.toString(2).replaceAll('0', '').length;

/** The fewest letters that hit all sets. */
const fewest = (sets: readonly number[]): number =>
	Math.min(...subsets.filter(letters => sets.every(set => (set & letters) !== 0)).map(countBits));

function boundOf(sets: readonly number[], live = 255) {
	const bound = new HittingBound(Uint32Array.from(sets));
	const words = Uint32Array.from(sets, (_, word) => word);
	return {
		unhit: (count: number) => bound.unhit(words, 0, sets.length, live, count),
		work: () => bound.work(),
	};
}

test('what letters are said not to hit, they do not hit', () => {
	fc.assert(
		fc.property(wordSets, fc.integer({min: 1, max: 6}), (sets, count) => {
			const found = boundOf(sets).unhit(count);
			if (found === 0) return;
			const shown = sets.filter(set => (set & ~found) === 0);
			expect(fewest(shown)).toBeGreaterThan(count);
		}),
		{numRuns: 1200},
	);
});

test.each([
	['words without a letter in common', [0b11, 0b1100, 0b11_0000], 2],
	['a triangle, of which no two words do without a letter in common', [0b011, 0b110, 0b101], 1],
	['five in a ring', [0b00011, 0b00110, 0b01100, 0b11000, 0b10001], 2],
])('%s are seen to take one letter more', (_, sets, count) => {
	expect(fewest(sets)).toBe(count + 1);
	expect(boundOf(sets).unhit(count)).not.toBe(0);
	expect(boundOf(sets).unhit(count + 1)).toBe(0);
});

/** Whether so many letters hit all sets: one of the letters of the smallest is among them. */
function canHit(sets: readonly number[], count: number): boolean {
	if (sets.length === 0) return true;
	if (count === 0) return false;
	const smallest = sets.reduce((a, b) => (countSet(b) < countSet(a) ? b : a));
	for (let rest = smallest; rest !== 0; rest &= rest - 1) {
		const letter = rest & -rest;
		const others = sets.filter(set => (set & letter) === 0);
		if (canHit(others, count - 1)) return true;
	}

	return false;
}

test.each([
	// [every so many-th word, of so many letters, hit by so many letters, words looked at]
	[40, 3, 5, 165],
	[20, 3, 6, 482],
	[20, 4, 6, 2010],
	[40, 7, 4, 2791],
	[5, 7, 5, 33_658],
])(
	'to hit every %i-th word of %i letters takes %i letters, and that is seen in %i looks',
	(step, length, least, looks) => {
		const sets = Array.from(packWords(everySo(step, length)).sets);
		expect([canHit(sets, least - 1), canHit(sets, least)]).toEqual([false, true]);
		const bound = boundOf(sets, -1);
		for (let count = 1; count < least; count++) {
			const found = bound.unhit(count);
			expect(found).not.toBe(0);
			// The words that show it show it alone.
			const shown = sets.filter(set => (set & ~found) === 0);
			expect(canHit(shown, count)).toBe(false);
		}

		expect(bound.unhit(least)).toBe(0);
		// Each question reads the words once more.
		expect(bound.work()).toBe(looks + (least - 1) * sets.length);
		// What has been told is not told again.
		expect(bound.work()).toBe(0);
	},
);
