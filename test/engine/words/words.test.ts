import {languages} from '../../../source/engine/alphabet.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letterBit, spell} from '../english.js';
import {
	everyWord,
	findWord,
	firstWords,
	packLetters,
	packWords,
	wordAt,
} from '../../../source/engine/words/words.js';
import {someWord, texts, wordsOfOneLength} from '../helpers.js';

describe('packed words', () => {
	test('come out as they went in, sorted and each once', () => {
		fc.assert(
			fc.property(wordsOfOneLength, list => {
				const words = packWords([...list, ...list].reverse());
				expect(texts(words, everyWord(words))).toEqual(list);
				expect(words).toMatchObject({count: list.length, length: list[0]?.length});
			}),
		);
	});

	test('know the letters of each word', () => {
		fc.assert(
			fc.property(wordsOfOneLength, list => {
				const sets = list.map(text => spell(text).reduce((set, letter) => set | letterBit(letter), 0));
				expect([...packWords(list).sets]).toEqual(sets);
			}),
		);
	});

	test('have one length', () => {
		expect(() => packWords(['be', 'bee'])).toThrow(RangeError);
	});

	test('have up to 50 letters', () => {
		expect(packWords(['b'.repeat(50)]).length).toBe(50);
		expect(() => packWords(['b'.repeat(51)])).toThrow(RangeError);
	});

	test.each(['Be', 'b-', 'b\u00E9'])('hold letters only, not %s', text => {
		expect(() => packWords([text])).toThrow(RangeError);
	});

	test('may be none', () => {
		expect(packWords([])).toMatchObject({count: 0});
		expect(packLetters(languages.en, new Uint8Array(0), 0)).toMatchObject({count: 0});
		expect(packLetters(languages.en, new Uint8Array(0), 5)).toMatchObject({count: 0});
	});
});

test('a word is found at its place, another is not', () => {
	fc.assert(
		fc.property(wordsOfOneLength, someWord(1, 6), (list, other) => {
			const words = packWords(list);
			expect(list.map(text => findWord(words, text))).toEqual(list.map((_, index) => index));
			expect(findWord(words, other)).toBe(list.includes(other) ? list.indexOf(other) : undefined);
		}),
	);
});

test.each(['b-', 'BE', 'bé'])('%s, which is no word, is not found among words as long', text => {
	expect(findWord(packWords(['be', 'go']), text)).toBeUndefined();
});

test('among no words none is found', () => {
	expect(findWord(packWords([]), 'a')).toBeUndefined();
	expect(findWord(packWords([]), '')).toBeUndefined();
});

test('the first few words of a pool are shown', () => {
	const words = packWords(['ally', 'beta', 'cool', 'deal']);
	const pool = Uint32Array.of(1, 2, 3);
	expect(firstWords(words, pool, 2)).toEqual(['beta', 'cool']);
	expect(firstWords(words, pool, 9)).toEqual(['beta', 'cool', 'deal']);
	expect(wordAt(words, 0)).toBe('ally');
});
