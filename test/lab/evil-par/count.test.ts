import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countPool, createCount, layOutForEvil} from '../../../source/lab/evil-par/count.js';
import {packWords} from '../../../source/engine/words/words.js';
import {letterAt} from '../../engine/english.js';
import {wordsOfOneLength} from '../../engine/helpers.js';
import {wordLists} from '../../engine/hangman/word-lists.js';

const lists = fc.oneof(wordLists(12), wordsOfOneLength).map(list => list.toSorted());

test('the marks of a letter are in the order of its patterns', () => {
	fc.assert(
		fc.property(lists, list => {
			const {first, columns, marks} = layOutForEvil(packWords(list));
			for (const [letter, {places}] of columns.entries()) {
				expect((first[letter + 1] ?? 0) - (first[letter] ?? 0)).toBe(places.length - 1);
				expect([...places]).toEqual([...places].sort((a, b) => a - b));
				for (let mark = first[letter] ?? 0; mark < (first[letter + 1] ?? 0); mark++)
					expect(marks.letters[mark]).toBe(letter);
			}
		}),
	);
});

test('the words of a pool are counted by mark and by letter, whatever was counted before', () => {
	fc.assert(
		fc.property(lists, fc.nat(), (list, some) => {
			const layout = layOutForEvil(packWords(list));
			const {marks, keys} = layout;
			const pool = [...list.keys()].filter(word => ((some >>> (word % 31)) & 1) === 1);
			const count = createCount(layout);
			countPool(count, layout, Uint32Array.from(list.keys()));
			countPool(count, layout, Uint32Array.from(pool));
			const keyOf = (words: readonly number[]) =>
				words.reduce((key, word) => key ^ (keys.keysA[word] ?? 0), 0);
			const marksOf = (word: number) => [...marks.of.subarray(word * marks.width, (word + 1) * marks.width)];
			for (let mark = 1; mark < marks.letters.length; mark++) {
				const holders = pool.filter(word => marksOf(word).includes(mark));
				expect([count.sizes[mark], count.markKeysA[mark]]).toEqual([holders.length, keyOf(holders)]);
			}

			for (const letter of layout.columns.keys()) {
				const holders = pool.filter(word => list[word]?.includes(letterAt(letter)));
				const sizes = count.sizes.subarray(layout.first[letter], layout.first[letter + 1]);
				const largest = Math.max(0, ...sizes);
				expect(count.holders[letter]).toBe(largest === pool.length ? 0 : holders.length);
				expect([count.largest[letter], count.keysA[letter]]).toEqual([largest, keyOf(holders)]);
				expect(((count.absent >>> letter) & 1) === 1).toBe(holders.length === 0);
				if (largest > 0)
					expect(count.best[letter]).toBe((layout.first[letter] ?? 0) + sizes.indexOf(largest));
			}
		}),
	);
});
