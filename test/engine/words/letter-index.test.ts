import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {languages} from '../../../source/engine/alphabet.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {packLetters, packWords} from '../../../source/engine/words/words.js';
import {letterAt, letterIndex, spell} from '../english.js';
import {someLetter, wordsOfOneLength} from '../helpers.js';
import {mask} from '../../mask.js';

describe('the column of a letter', () => {
	test('gives words the same kind where they show the same, numbered in the order of patterns', () => {
		fc.assert(
			fc.property(wordsOfOneLength, someLetter, (list, letter) => {
				const {kinds, places, counts} = indexOf(packWords(list)).column(letterIndex(letter));
				const shown = list.map(text => mask(text, letter));
				const none = '-'.repeat(list[0]?.length ?? 0);
				const patterns = [...new Set([none, ...shown])].sort();
				expect([...kinds]).toEqual(shown.map(pattern => patterns.indexOf(pattern)));
				const digits = patterns.map(pattern => pattern.replaceAll('-', '0').replaceAll(letter, '1'));
				expect([...places]).toEqual(digits.map(text => parseInt(text, 2)));
				expect([...counts]).toEqual([...places].map(() => 0));
			}),
		);
	});

	test('has more kinds than fit 16 bits', () => {
		// All words of 17 letters a and b that end with a.
		const count = 2 ** 16;
		const letters = new Uint8Array(17 * count).map((_, at) =>
			(Math.floor(at / 17) >>> (at % 17)) & 1 && at % 17 < 16 ? 1 : 0,
		);
		const {kinds} = indexOf(packLetters(languages.en, letters, 17)).column(letterIndex('a'));
		expect(new Set(kinds).size).toBe(count);
		expect(
			Array.from(kinds)
				.sort((a, b) => a - b)
				.at(-1),
		).toBe(count);
	});
});

test('a word has a mark for each of its letters, which says which, how often, and of what kind', () => {
	fc.assert(
		fc.property(wordsOfOneLength, list => {
			const index = indexOf(packWords(list));
			const {width, of, letters, times, bases} = index.marks();
			for (const [word, text] of list.entries()) {
				const held = [...new Set(spell(text))].sort();
				const marks = of.subarray(word * width, (word + 1) * width);
				expect(marks.findLastIndex(mark => mark !== 0)).toBe(held.length - 1);
				const told = Array.from(marks.subarray(0, held.length), mark => {
					const letter = letters[mark] ?? -1;
					return [letterAt(letter), times[mark], mark - (bases[letter] ?? 0)];
				});
				expect(told).toEqual(
					held.map(letter => [
						letter,
						text.split(letter).length - 1,
						index.column(letterIndex(letter)).kinds[word],
					]),
				);
			}

			expect(width).toBe(Math.min(26, list[0]?.length ?? 0));
			// Nobody's, and then the marks of each letter behind those of the one before.
			const kinds = Array.from(bases.subarray(0, -1), (_, letter) =>
				Array.from(index.column(letter).places.subarray(1), () => letter),
			);
			expect([...letters].slice(1)).toEqual(kinds.flat());
		}),
	);
});
