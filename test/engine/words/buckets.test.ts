import fc from 'fast-check';
import {expect, test} from 'vitest';
import {WordBuckets} from '../../../source/engine/words/buckets.js';
import {letterAt, letterIndex, spell} from '../english.js';
import {someWord, wordsIn} from '../helpers.js';

const add = (buckets: WordBuckets, text: string, isSpelled: boolean) => {
	buckets.add(Uint8Array.from([...spell(text), 'z', 'z'], letterIndex), text.length, isSpelled);
};

/** Many share their first eight letters, or fourteen, and go on with each other's beginnings. */
const stem = fc.constantFrom('zz', 'zzbabbab', 'zzbabbababbaba');
const tail = fc.string({unit: fc.constantFrom('a', 'b', 'z'), minLength: 1, maxLength: 8});
const word = fc.oneof(
	{weight: 5, arbitrary: someWord(1, 4)},
	{weight: 5, arbitrary: fc.tuple(stem, tail).map(parts => parts.join(''))},
	someWord(50, 50),
);

test('words in any order come out in order, each once, and those that are spelled in two ways are told', () => {
	fc.assert(
		fc.property(fc.array(fc.tuple(word, fc.boolean()), {maxLength: 200, size: 'max'}), list => {
			const buckets = new WordBuckets(26);
			for (const [text, isSpelled] of list) add(buckets, text, isSpelled);
			const spelled = new Set(list.filter(([, isSpelled]) => isSpelled).map(([text]) => text));
			const plain = new Set(list.filter(([, isSpelled]) => !isSpelled).map(([text]) => text));
			const told = new Set<string>();
			const words = buckets.finish(letters => told.add(Array.from(letters, letterAt).join('')));
			expect(wordsIn(words)).toEqual([...new Set([...spelled, ...plain])].sort());
			expect([...told].sort()).toEqual([...spelled].filter(text => plain.has(text)).sort());
		}),
		{numRuns: 50},
	);
});
