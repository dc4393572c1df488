import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {parseDictionary, wordsOfLength} from '../../../source/engine/words/dictionary.js';
import {everyWord} from '../../../source/engine/words/words.js';
import {dictionaryOf, someWord, texts, wordsIn} from '../helpers.js';

/** What a text holds, by plain string operations. */
function naiveParse(text: string) {
	const entries = text
		.replace(/^\uFEFF/, '')
		.split(text.includes('\n') ? '\n' : '\r')
		.map(line => line.replaceAll(/^[ \t\v\f\r\u00A0]+|[ \t\v\f\r\u00A0]+$/g, ''))
		.filter(entry => entry !== '');
	const words = entries.filter(entry => /^[A-Za-z]{1,50}$/.test(entry)).map(entry => entry.toLowerCase());
	return {
		words: [...new Set(words)].sort(),
		entries: entries.length,
		skipped: entries.length - words.length,
	};
}

const piece = fc.oneof(
	{weight: 6, arbitrary: someWord(1, 3)},
	{weight: 4, arbitrary: fc.constantFrom('\n', '\r\n')},
	fc.constantFrom('A', 'bB', 'z', 'a'.repeat(24), ' ', '\t', '\u00A0', '\r', '\v', '\f'),
	fc.constantFrom('-', "'", '1', 'é', '\u212A', '\uFEFF', '\u2028', '😀', '\u001B[2J', '{', '@'),
);

const someText = fc
	.tuple(fc.constantFrom('', '\uFEFF'), fc.array(piece, {maxLength: 60}))
	.map(([mark, pieces]) => mark + pieces.join(''));

describe('a text', () => {
	test('holds the words that plain strings find in it', () => {
		fc.assert(
			fc.property(someText, text => {
				const {words, entries, skipped} = naiveParse(text);
				const parsed = parseDictionary(text);
				if (words.length === 0) {
					expect(parsed).toEqual({ok: false, reason: entries === 0 ? 'empty' : 'no-words'});
				} else {
					const dictionary = dictionaryOf(text);
					expect(wordsIn(dictionary)).toEqual(words);
					expect(dictionary).toMatchObject({count: words.length, skipped});
					expect(dictionary.letters).toHaveLength(words.join('').length);
				}
			}),
			{numRuns: 500},
		);
	});

	test('may hold its words in any order, many times', () => {
		fc.assert(
			fc.property(fc.array(someWord(1, 4), {minLength: 1, maxLength: 80}), list => {
				expect(dictionaryOf(list.join('\n'))).toEqual(dictionaryOf([...new Set(list)].sort().join('\n')));
			}),
		);
	});

	test.each([
		['LF', 'beta\nally\n', ['ally', 'beta'], 0],
		['CRLF', 'ally\r\nbeta\r\n', ['ally', 'beta'], 0],
		['CR', 'ally\rbeta\r', ['ally', 'beta'], 0],
		['no last line end', 'ally\nbeta', ['ally', 'beta'], 0],
		['a byte-order mark', '\uFEFFally\nbeta', ['ally', 'beta'], 0],
		['blanks and blank lines', '\n  ally\t\n \n\n beta \r\n', ['ally', 'beta'], 0],
		['upper case', 'ALLY\nBeta\nally', ['ally', 'beta'], 0],
		['upper case out of order', 'zeta\nally\nBeta', ['ally', 'beta', 'zeta'], 0],
		['one word twice', 'ally\nally\nbeta\nally', ['ally', 'beta'], 0],
		['odd characters', "ally\nand/or\ncan't\nna\u00EFve\nbe ta\n7\nbeta", ['ally', 'beta'], 5],
		['a word of 50 letters', `ally\n${'b'.repeat(50)}`, ['ally', 'b'.repeat(50)], 0],
		['a word of 51 letters', `ally\n${'b'.repeat(51)}`, ['ally'], 1],
		['words behind shorter ones', 'ant\nan\na\nants', ['a', 'an', 'ant', 'ants'], 0],
	])('%s', (_, text, words, skipped) => {
		expect(wordsIn(dictionaryOf(text))).toEqual(words);
		expect(dictionaryOf(text).skipped).toBe(skipped);
	});

	test.each([
		['', 'empty'],
		['\uFEFF', 'empty'],
		[' \n\r\n\t\n', 'empty'],
		['42\n-\n', 'no-words'],
		['c'.repeat(51), 'no-words'],
		['ally\0', 'not-text'],
		['\0', 'not-text'],
	])('%j is no dictionary: %s', (text, reason) => {
		expect(parseDictionary(text)).toEqual({ok: false, reason});
	});
});

test('words are counted by length, with gaps', () => {
	expect(dictionaryOf('i\nlike\ncheese\nbut\nnot\nwhey').lengths).toEqual([
		{length: 1, count: 1},
		{length: 3, count: 2},
		{length: 4, count: 2},
		{length: 6, count: 1},
	]);
});

test('the words of one length are those of the text', () => {
	const list = fc.array(someWord(1, 5), {minLength: 1, maxLength: 40});
	fc.assert(
		fc.property(list, fc.integer({min: 0, max: 6}), (all, length) => {
			const words = wordsOfLength(dictionaryOf(all.join('\n')), length);
			const expected = [...new Set(all)].filter(text => text.length === length).sort();
			expect(texts(words, everyWord(words))).toEqual(expected);
			expect(words).toMatchObject({length, count: expected.length});
		}),
	);
});
