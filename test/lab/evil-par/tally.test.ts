import fc from 'fast-check';
import {expect, test} from 'vitest';
import {layOutForEvil} from '../../../source/lab/evil-par/layout.js';
import {createTallies} from '../../../source/lab/evil-par/tally.js';
import {packWords} from '../../../source/engine/words/words.js';
import {letterAt} from '../../engine/english.js';
import {mask, wordsOfOneLength} from '../../engine/helpers.js';
import {wordLists} from '../../engine/hangman/word-lists.js';

/** What a word shows of each of its letters. */
const patternsOf = (text: string) => [...new Set(text)].map(letter => mask(text, letter));

const lists = fc.oneof(wordLists(12), wordsOfOneLength).map(list => list.toSorted());

test('a mark is a letter in its places, in the order of letters and patterns', () => {
	fc.assert(
		fc.property(lists, list => {
			const words = packWords(list);
			const {marks, distinct, letterOf, times, first, letterCount} = layOutForEvil(words);
			const byMark = new Map<number, string>();
			for (const [word, text] of list.entries()) {
				const own = marks.subarray(word * words.length, word * words.length + (distinct[word] ?? 0));
				for (const mark of own) {
					const letter = letterAt(letterOf[mark] ?? -1);
					const pattern = mask(text, letter);
					expect(byMark.get(mark) ?? pattern).toBe(pattern);
					byMark.set(mark, pattern);
					expect(times[mark]).toBe(pattern.split(letter).length - 1);
					expect([first[letterOf[mark] ?? -1], first[(letterOf[mark] ?? -1) + 1]]).toEqual([
						letterOf.indexOf(letterOf[mark] ?? -1),
						letterOf.lastIndexOf(letterOf[mark] ?? -1) + 1,
					]);
				}

				expect(Array.from(own, mark => byMark.get(mark)).sort()).toEqual(patternsOf(text).sort());
			}

			const order = Array.from(letterOf, (letter, mark) => `${letterAt(letter)} ${byMark.get(mark)}`);
			expect(order).toEqual([...new Set(order)].sort());
			expect(letterAt(letterCount - 1)).toBe([...new Set(list.join(''))].sort().at(-1));
		}),
	);
});

test('words that are added and taken are counted, alone and in pairs', () => {
	fc.assert(
		fc.property(lists, fc.nat(), fc.boolean(), (list, some, hasPairs) => {
			const layout = layOutForEvil(packWords(list));
			const {letterOf, letterCount, marks, distinct, words, keysA} = layout;
			const {create, add, take, copy, clear} = createTallies(layout, hasPairs);
			const tally = create();
			const isIn = (word: number) => ((some >>> (word % 31)) & 1) === 1;
			for (const word of list.keys()) add(tally, word);
			for (const word of list.keys()) if (!isIn(word)) take(tally, word);
			const pool = [...list.keys()].filter(isIn);
			const marksOf = (word: number) => [
				...marks.subarray(word * words.length, word * words.length + (distinct[word] ?? 0)),
			];
			for (const [mark, letter] of letterOf.entries()) {
				const holders = pool.filter(word => marksOf(word).includes(mark));
				expect(tally.sizes[mark]).toBe(holders.length);
				for (let other = 0; hasPairs && other < letterCount; other++) {
					const has = (word: number) => list[word]?.includes(letterAt(other));
					expect(tally.markPairs[mark * letterCount + other]).toBe(holders.filter(has).length);
					expect(tally.letterPairs[letter * letterCount + other]).toBe(
						pool.filter(word => has(word) && list[word]?.includes(letterAt(letter))).length,
					);
				}

				const key = pool
					.filter(word => list[word]?.includes(letterAt(letter)))
					.reduce((all, word) => all ^ (keysA[word] ?? 0), 0);
				expect(tally.keysA[letter]).toBe(key);
			}

			const other = create();
			copy(tally, other);
			expect(other).toEqual(tally);
			clear(tally);
			expect(tally).toEqual(create());
		}),
	);
});
