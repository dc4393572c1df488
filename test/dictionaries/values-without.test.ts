import fc from 'fast-check';
import {expect, test} from 'vitest';
import {writeValues} from '../../scripts/data/write-answers.js';
import {readValues, valueWithout} from '../../source/dictionaries/proved-answers.js';
import {createAlphabet, languages, type Letter} from '../../source/engine/index.js';
import {minimax} from '../engine/hangman/solver/minimax.js';
import {realLists, tightLists} from '../engine/hangman/word-lists.js';

/** All sets of so many of the letters. */
const choose = (letters: readonly Letter[], size: number): readonly (readonly Letter[])[] =>
	size === 0
		? [[]]
		: letters.flatMap((letter, at) => choose(letters.slice(at + 1), size - 1).map(rest => [letter, ...rest]));

const without = (texts: readonly string[], letters: readonly Letter[]) =>
	texts.filter(text => !letters.some(letter => text.includes(letter)));

test('the values of words without some letters are read as they were written', () => {
	fc.assert(
		fc.property(fc.oneof(realLists(7), tightLists), fc.integer({min: 0, max: 2}), (texts, most) => {
			const {en} = languages;
			const found = new Map<string, number>();
			const valueOf = (letters: readonly Letter[]) => minimax(without(texts, letters), found);
			const value = valueOf([]);
			const written = writeValues(en, value, most, left =>
				valueOf(en.letters.filter((_, index) => ((left >>> index) & 1) === 1)),
			);
			const values = readValues(en, value, written);
			for (let size = 0; size <= most; size++)
				for (const letters of choose(en.letters, size))
					expect(valueWithout(en, values, letters)).toBe(valueOf(letters));
			expect(valueWithout(en, values, en.letters.slice(0, most + 1))).toBeUndefined();
		}),
		{numRuns: 8},
	);
});

test('a value is asked for with the least that is known of the words with one letter more', () => {
	const alphabet = createAlphabet('en', 'abc');
	const truth = new Map([
		[0b001, 3],
		[0b010, 5],
		[0b100, 4],
		[0b011, 1],
		[0b101, 3],
		[0b110, 0],
	]);
	const asked: (readonly [number, number])[] = [];
	const written = writeValues(alphabet, 5, 2, (left, atMost) => {
		asked.push([left, atMost]);
		return truth.get(left) ?? NaN;
	});
	expect(asked).toEqual([
		[0b001, 5],
		[0b010, 5],
		[0b100, 5],
		[0b011, 3],
		[0b101, 3],
		[0b110, 4],
	]);
	// 110 0 10 | 110 0 11 110: two below, none, one; two, none, four.
	expect(Array.from(Buffer.from(written.drops, 'base64'), byte => byte.toString(2).padStart(8, '0'))).toEqual(
		['11001011', '00111100'],
	);
	expect([...readValues(alphabet, 5, written)]).toEqual([[0, 5], ...truth]);
});

test('the last of 32 letters is a letter like others', () => {
	const alphabet = createAlphabet('en', 'abcdefghijklmnopqrstuvwxyz012345');
	const written = writeValues(alphabet, 2, 2, left => (left >>> 31 === 1 ? 1 : 2));
	const values = readValues(alphabet, 2, written);
	expect(['5', 'a', '4'].map(letter => valueWithout(alphabet, values, [letter]))).toEqual([1, 2, 2]);
	expect(valueWithout(alphabet, values, ['5', 'a'])).toBe(1);
	expect(valueWithout(alphabet, values, ['a', '4'])).toBe(2);
});

test('what lies above the value of words it is a part of is refused', () => {
	expect(() => writeValues(languages.en, 2, 1, () => 3)).toThrow(RangeError);
});
