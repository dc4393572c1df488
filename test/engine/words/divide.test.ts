import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letterIndex} from '../../../source/engine/alphabet.js';
import {divide, select} from '../../../source/engine/words/divide.js';
import {indexOf} from '../../../source/engine/words/letter-index.js';
import {everyWord, packWords} from '../../../source/engine/words/words.js';
import {naiveFamilies, someLetter, texts, wordsOfOneLength} from '../helpers.js';
import {mask} from '../../mask.js';

/** Words, a letter, and a part of them that lies in an array with room above for that part. */
const somePart = fc
	.tuple(wordsOfOneLength, someLetter, fc.nat(40), fc.nat(40))
	.map(([list, letter, first, last]) => {
		const words = packWords(list);
		const end = Math.min(last, words.count);
		const start = Math.min(first, end);
		const cells = new Uint32Array(2 * words.count);
		cells.set(everyWord(words));
		const column = indexOf(words).column(letterIndex(words.alphabet, letter));
		return {words, letter, column, cells, start, end, part: list.slice(start, end), top: words.count};
	});

describe('a part of an array of words', () => {
	test('is divided by a letter above it: first the words that lack it, then the families as they are met', () => {
		fc.assert(
			fc.property(somePart, fc.nat(3), ({words, letter, column, cells, start, end, part, top}, slot) => {
				const ends = new Uint32Array(slot + column.places.length);
				const count = divide(column, cells, start, end, cells, top, ends, slot);
				const starts = [top, ...ends.subarray(slot)];
				const families = Array.from({length: count}, (_, at) =>
					texts(words, cells.subarray(starts[at], starts[at + 1])),
				);
				const held = naiveFamilies(part, letter)
					.filter(([pattern]) => pattern.includes(letter))
					.map(([, members]) => members)
					.sort(([a = ''], [b = '']) => part.indexOf(a) - part.indexOf(b));
				expect(families).toEqual([part.filter(text => !text.includes(letter)), ...held]);
				expect(cells.subarray(0, top)).toEqual(everyWord(words));
				expect([...column.counts]).toEqual([...column.places].map(() => 0));
			}),
		);
	});

	test('has the words of each kind selected above it', () => {
		fc.assert(
			fc.property(somePart, ({words, letter, column, cells, start, end, part, top}) => {
				for (const [kind, places] of column.places.entries()) {
					const pattern = places.toString(2).padStart(words.length, '0').replaceAll('1', letter);
					const to = select(column, cells, start, end, kind, top);
					expect(texts(words, cells.subarray(top, to))).toEqual(
						part.filter(text => mask(text, letter) === pattern.replaceAll('0', '-')),
					);
				}
			}),
		);
	});
});
