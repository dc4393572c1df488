import {readFile} from 'node:fs/promises';
import fc from 'fast-check';

/** Words of one length over few letters, so that they have much to do with each other. */
export const wordLists = (most: number) =>
	fc
		.record({
			length: fc.integer({min: 1, max: 5}),
			letters: fc.constantFrom('ab', 'abc', 'abcde', 'abcdefghij'),
		})
		.chain(({length, letters}) =>
			fc.uniqueArray(
				fc.string({unit: fc.constantFrom(...Array.from(letters)), minLength: length, maxLength: length}),
				{minLength: 1, maxLength: most},
			),
		);

/** A word with other letters in one place or two: such words force many misses. */
export const tightLists = fc
	.record({
		stem: fc.constantFrom('bat', 'bill', 'eye'),
		first: fc.integer({min: 0, max: 2}),
		second: fc.integer({min: 0, max: 2}),
	})
	.chain(({stem, first, second}) =>
		fc
			.uniqueArray(
				fc.tuple(fc.constantFrom(...Array.from('abcdefghil')), fc.constantFrom(...Array.from('abetl'))),
				{minLength: 1, maxLength: 9},
			)
			.map(pairs => [
				...new Set(pairs.map(([one, two]) => Array.from(stem).with(first, one).with(second, two).join(''))),
			]),
	);

/** The words of the small dictionary. */
export const smallWords = (
	await readFile(new URL('../../../dictionaries/en/small.txt', import.meta.url), 'utf8')
)
	.split('\n')
	.filter(word => word !== '');

/** Every so many-th of the words that people know, of one length. */
export const everySo = (step: number, length: number): string[] =>
	smallWords.filter(word => word.length === length).filter((_, at) => at % step === 0);

const realWords = [3, 4, 5].map(length =>
	fc.constantFrom(...smallWords.filter(word => word.length === length)),
);

/** A few words that people know, of one length. */
export const realLists = (most: number) =>
	fc.oneof(...realWords.map(word => fc.uniqueArray(word, {minLength: 1, maxLength: most})));
