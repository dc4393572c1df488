import fc from 'fast-check';
import {expect, test} from 'vitest';
import {countPool, createCount} from '../../../source/lab/evil-par/count.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {packWords} from '../../../source/engine/words/words.js';
import {letterAt} from '../../engine/english.js';
import {wordsOfOneLength} from '../../engine/helpers.js';
import {wordLists} from '../../engine/hangman/word-lists.js';

const lists = fc.oneof(wordLists(12), wordsOfOneLength).map(list => list.toSorted());

test('the marks of a letter are in the order of its patterns', () => {
	fc.assert(
		fc.property(lists, list => {
			const {columns, marks} = indexOf(packWords(list));
			const {bases, letters} = marks();
			for (const [letter, {places}] of columns().entries()) {
				expect([...places]).toEqual([...places].sort((a, b) => a - b));
				expect([...letters.subarray((bases[letter] ?? 0) + 1, (bases[letter + 1] ?? 0) + 1)]).toEqual(
					[...places].slice(1).map(() => letter),
				);
			}
		}),
	);
});

test('the words of a pool are counted by mark and by letter, whatever was counted before', () => {
	fc.assert(
		fc.property(lists, fc.nat(), (list, some) => {
			const index = indexOf(packWords(list));
			const [marks, keys] = [index.marks(), index.keys()];
			const pool = [...list.keys()].filter(word => ((some >>> (word % 31)) & 1) === 1);
			const count = createCount(index);
			countPool(count, index, Uint32Array.from(list.keys()));
			countPool(count, index, Uint32Array.from(pool));
			const keyOf = (words: readonly number[]) =>
				words.reduce((key, word) => key ^ (keys.keysA[word] ?? 0), 0);
			const marksOf = (word: number) => [...marks.of.subarray(word * marks.width, (word + 1) * marks.width)];
			for (let mark = 1; mark < marks.letters.length; mark++) {
				const holders = pool.filter(word => marksOf(word).includes(mark));
				expect([count.sizes[mark], count.markKeysA[mark]]).toEqual([holders.length, keyOf(holders)]);
			}

			for (const letter of index.columns().keys()) {
				const holders = pool.filter(word => list[word]?.includes(letterAt(letter)));
				const sizes = count.sizes.subarray(
					(marks.bases[letter] ?? 0) + 1,
					(marks.bases[letter + 1] ?? 0) + 1,
				);
				const largest = Math.max(0, ...sizes);
				expect(count.holders[letter]).toBe(largest === pool.length ? 0 : holders.length);
				expect([count.largest[letter], count.keysA[letter]]).toEqual([largest, keyOf(holders)]);
				if (largest > 0)
					expect(count.best[letter]).toBe((marks.bases[letter] ?? 0) + 1 + sizes.indexOf(largest));
			}
		}),
	);
});
