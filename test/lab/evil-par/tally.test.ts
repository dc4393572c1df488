import fc from 'fast-check';
import {expect, test} from 'vitest';
import {layOutForEvil} from '../../../source/lab/evil-par/layout.js';
import {createTallies} from '../../../source/lab/evil-par/tally.js';
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

test('words that are added and taken are counted, alone and in pairs', () => {
	fc.assert(
		fc.property(lists, fc.nat(), fc.boolean(), (list, some, hasPairs) => {
			const layout = layOutForEvil(packWords(list));
			const {columns, marks, keys} = layout;
			const letterCount = columns.length;
			const {create, add, take, copy, clear} = createTallies(layout, hasPairs);
			const tally = create();
			const isIn = (word: number) => ((some >>> (word % 31)) & 1) === 1;
			for (const word of list.keys()) add(tally, word);
			for (const word of list.keys()) if (!isIn(word)) take(tally, word);
			const pool = [...list.keys()].filter(isIn);
			const marksOf = (word: number) => [...marks.of.subarray(word * marks.width, (word + 1) * marks.width)];
			for (const [mark, letter] of marks.letters.entries()) {
				if (mark === 0) continue;
				const holders = pool.filter(word => marksOf(word).includes(mark));
				expect(tally.sizes[mark]).toBe(holders.length);
				for (let other = 0; hasPairs && other < letterCount; other++) {
					const has = (word: number) => list[word]?.includes(letterAt(other));
					expect(tally.markPairs[mark * letterCount + other]).toBe(holders.filter(has).length);
					expect(tally.letterPairs[letter * letterCount + other]).toBe(
						pool.filter(word => has(word) && list[word]?.includes(letterAt(letter))).length,
					);
				}

				const key = holders.reduce((all, word) => all ^ (keys.keysA[word] ?? 0), 0);
				expect(tally.keysA[mark]).toBe(key);
			}

			const other = create();
			copy(tally, other);
			expect(other).toEqual(tally);
			clear(tally);
			expect(tally).toEqual(create());
		}),
	);
});
