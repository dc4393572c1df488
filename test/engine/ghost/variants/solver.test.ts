import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import type {Letter} from '../../english.js';
import {bookOf, fewLetters, fragmentsOf, someWords, trieOf} from '../../helpers.js';
import {winningMoves} from '../../../../source/engine/ghost/rules/outlook.js';

/** Whether whoever is to move at a fragment wins, by the rules alone. */
const winsByRules = (words: readonly string[], fragment: string): boolean =>
	words.includes(fragment) ||
	fewLetters.some(letter => {
		const next = fragment + letter;
		return words.some(text => text.startsWith(next)) && !winsByRules(words, next);
	});

/** The letters that win at a fragment. */
function winningLetters(list: string, fragment: string, minLength = 1): Letter[] {
	const book = bookOf(list, minLength);
	return winningMoves(book, fragment).map(({letter}) => letter);
}

const nonsense = 'qqa qqb qz xyxyx xyz';

describe('the letters that win', () => {
	test.each<[list: string, fragment: string, winning: string]>([
		['and antler cow', '', 'a'],
		['and antler cow', 'a', ''],
		['and antler cow', 'an', 't'],
		['and antler cow', 'c', 'o'],
		['and antler cow', 'co', ''],
		['shore shoreline', '', ''],
		['shore shoreline', 'shor', ''],
		[nonsense, '', ''],
		[nonsense, 'q', 'q'],
		[nonsense, 'x', 'y'],
		[nonsense, 'xy', ''],
		[nonsense, 'xyx', 'y'],
		['a', '', ''],
		['ab', '', 'a'],
		['ab b', '', 'a'],
	])('with %s after "%s": "%s"', (list, fragment, winning) => {
		expect(winningLetters(list, fragment).join('')).toBe(winning);
	});

	test('depend on the shortest word that counts', () => {
		expect(winningLetters('ab abcd', '')).toEqual(['a']);
		expect(winningLetters('shore shoreline', 's', 6)).toEqual(['h']);
		expect(winningLetters('shore shoreline', '', 5)).toEqual([]);
	});
});

test('with no word to reach, whoever is to move has lost', () => {
	expect(bookOf('ant', 4).moverWins('')).toBe(false);
});

test('the solution is that of plain recursion over the rules', () => {
	fc.assert(
		fc.property(someWords, list => {
			const book = bookOf(list.join(' '));
			const trie = trieOf(list.join(' '));
			expect(fragmentsOf(trie).map(([fragment]) => book.moverWins(fragment))).toEqual(
				fragmentsOf(trie).map(([fragment]) => winsByRules(list, fragment)),
			);
		}),
		{numRuns: 120},
	);
});
