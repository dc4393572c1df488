import fc from 'fast-check';
import {expect, test} from 'vitest';
import {letterIndex, letters, type Letter} from '../english.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {createPoolStack} from '../../../source/engine/words/divide.js';
import {everyWord, packWords} from '../../../source/engine/words/words.js';
import {texts, wordsOfOneLength} from '../helpers.js';

test('the words without a letter, and without the next, lie above each other, as deep as there are letters', () => {
	fc.assert(
		fc.property(
			fc.oneof(wordsOfOneLength, fc.constant([...letters])),
			fc.shuffledSubarray<Letter>([...letters], {minLength: 26}),
			(list, order) => {
				const words = packWords(list);
				const {cells, ends, divide} = createPoolStack(indexOf(words), words.count);
				cells.set(everyWord(words));
				let [start, end, slot] = [0, words.count, 0];
				for (const [at, letter] of order.entries()) {
					const count = divide(start, end, letterIndex(letter), end, slot);
					const lacking = list.filter(text => order.slice(0, at + 1).every(each => !text.includes(each)));
					expect(texts(words, cells.subarray(end, ends[slot]))).toEqual(lacking);
					expect(ends[slot + count - 1]).toBe(2 * end - start);
					[start, end, slot] = [end, ends[slot] ?? 0, slot + count];
				}
			},
		),
		{numRuns: 50, examples: [[['z'], [...letters]]]},
	);
});
