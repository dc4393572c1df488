import fc from 'fast-check';
import {expect, test} from 'vitest';
import {compareWords} from '../../../source/engine/words/word-list.js';
import {dictionaryOf, someWords, wordsIn} from '../helpers.js';

const someList = someWords.map(list => dictionaryOf(list.join('\n')));

test('words are compared as their texts are', () => {
	fc.assert(
		fc.property(someList, someList, (a, b) => {
			for (const [wordA, textA] of wordsIn(a).entries())
				for (const [wordB, textB] of wordsIn(b).entries())
					expect(Math.sign(compareWords(a, wordA, b, wordB))).toBe(
						textA < textB ? -1 : textA > textB ? 1 : 0,
					);
		}),
		{numRuns: 30},
	);
});
