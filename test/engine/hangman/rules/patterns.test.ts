import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letterSet, letterBit, spell} from '../../english.js';
import {countPlaces} from '../../../../source/engine/words/letter-index.js';
import {hiddenPattern, isRevealed, reveal} from '../../../../source/engine/hangman/rules/families.js';
import {matchPattern} from '../../../../source/engine/hangman/rules/position.js';
import {packWords} from '../../../../source/engine/words/words.js';
import {fewLetters, texts, wordsOfOneLength} from '../../helpers.js';
import {mask} from '../../../mask.js';

const nine = 'ally beta cool deal else flew good hope ibex';
const six = 'broth curry dough cones cakes pesto';

test.each([
	['----', 'e', 0b0100, '-e--'],
	['-e--', 'a', 0b0010, '-ea-'],
	['-ea-', 'z', 0, '-ea-'],
	['-', 'i', 1, 'i'],
	['c----', 'r', 0b00110, 'c-rr-'],
] as const)('%s with %s at %i shows %s', (pattern, letter, places, expected) => {
	expect(reveal(pattern, letter, places)).toBe(expected);
});

test('every place of the longest word can be shown', () => {
	expect(reveal(hiddenPattern(50), 'a', 2 ** 50 - 1)).toBe('a'.repeat(50));
	expect(reveal(hiddenPattern(50), 'a', 2 ** 49 + 1)).toBe(`a${'-'.repeat(48)}a`);
	expect(countPlaces(2 ** 50 - 1)).toBe(50);
	expect(countPlaces(2 ** 49 + 1)).toBe(2);
});

test('places are counted', () => {
	expect([0, 1, 0b0110, 0b1111].map(countPlaces)).toEqual([0, 1, 2, 4]);
});

test('a pattern is revealed when nothing is hidden', () => {
	expect(['-', 'b--', 'be-', 'bee'].map(isRevealed)).toEqual([false, false, false, true]);
	expect(hiddenPattern(3)).toBe('---');
});

test('a list of letters is a set', () => {
	expect(letterSet(['c', 'a', 'c'])).toBe(letterBit('a') | letterBit('c'));
	expect(letterSet([])).toBe(0);
});

describe('the words that fit', () => {
	const fit = (list: string, pattern: string, guessed = '') => {
		const words = packWords(list.split(' '));
		return texts(words, matchPattern(words, pattern, letterSet(spell(guessed)))).join(' ');
	};

	test.each([
		[nine, '----', nine],
		[nine, '-e--', 'beta deal'],
		[nine, '-ood', 'good'],
		[nine, 'e--e', 'else'],
		[nine, '-l--', 'ally else flew'],
		[nine, '-z--', ''],
		[six, '-o---', 'cones dough'],
		['cheese chosen', '-----e', 'cheese'],
		['bed bee', 'be-', 'bed bee'],
	])('of %s, %s by what is revealed alone: %s', (list, pattern, expected) => {
		expect(fit(list, pattern)).toBe(expected);
	});

	test.each([
		[nine, '----', 'e', 'ally cool good'],
		[nine, '-e--', 'e', 'beta deal'],
		[nine, '-l--', 'l', 'else flew'],
		[six, '-----', 'e', 'broth curry dough'],
		['cheese chosen bottle', '-----e', 'e', 'bottle'],
		['bed bee', 'be-', 'be', 'bed'],
	])('of %s, %s with %s guessed: %s', (list, pattern, guessed, expected) => {
		expect(fit(list, pattern, guessed)).toBe(expected);
	});

	test('are those that would show the same', () => {
		fc.assert(
			fc.property(wordsOfOneLength, fc.nat(), fc.subarray(fewLetters), (list, at, guessed) => {
				const words = packWords(list);
				const pattern = mask(list[at % list.length] ?? '', guessed);
				const agreeing = list.filter(text =>
					Array.from(pattern).every((shown, place) => shown === '-' || shown === text[place]),
				);
				expect(texts(words, matchPattern(words, pattern))).toEqual(agreeing);
				expect(texts(words, matchPattern(words, pattern, letterSet(guessed)))).toEqual(
					list.filter(text => mask(text, guessed) === pattern),
				);
			}),
		);
	});
});
