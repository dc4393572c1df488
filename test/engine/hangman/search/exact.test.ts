import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {ExactSearch, smallPool} from '../../../../source/engine/hangman/search/exact.js';
import {indexOf} from '../../../../source/engine/words/letter-index.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {letterIndex} from '../../english.js';
import {everySo, wordLists} from '../word-lists.js';
import {fewestMisses, missesAfter} from './fewest-misses.js';
import {guessesIn} from './naive-scores.js';

describe('exact', () => {
	test('finds what trying every letter finds', () => {
		fc.assert(
			fc.property(wordLists(7), list => {
				const words = packWords(list);
				const exact = new ExactSearch(indexOf(words).marks());
				exact.take(everyWord(words), 0, words.count);
				expect(exact.misses()).toBe(fewestMisses(list));
				for (const letter of guessesIn(list))
					expect(exact.missesAfter(letterIndex(letter))).toBe(missesAfter(list, letter));
			}),
			{numRuns: 120},
		);
	});

	test.each([
		// [words, misses]
		[['deal', 'tear', 'monk'], 2],
		[['doable', 'double'], 1],
		[['cool', 'good'], 1],
		[['bills', 'fills', 'gills', 'hills', 'mills'], 10],
		[['and', 'cow'], 1],
		[['ab', 'ba'], 0],
		[['amp', 'bud', 'die', 'fen', 'gym', 'irk', 'lot', 'nut', 'pit'], 14],
		[['all', 'foe', 'him', 'ken', 'mop', 'pap', 'rip', 'sue', 'war'], 12],
	])('%j costs %i misses in all', (list, misses) => {
		const words = packWords(list);
		const exact = new ExactSearch(indexOf(words).marks());
		exact.take(everyWord(words), 0, words.count);
		expect(exact.misses()).toBe(misses);
		const known = new Map<string, number>();
		expect(fewestMisses(list, known)).toBe(misses);
		for (const letter of guessesIn(list))
			expect(exact.missesAfter(letterIndex(letter))).toBe(missesAfter(list, letter, known));
	});

	test.each([3, 4, 6])('takes one pool of %i letters after another, each as if it were the first', length => {
		const list = everySo(9, length);
		const words = packWords(list);
		const exact = new ExactSearch(indexOf(words).marks());
		for (let from = 0; from < 60; from += 7) {
			const end = from + (from % smallPool) + 1;
			const alone = new ExactSearch(indexOf(words).marks());
			for (const each of [exact, alone]) each.take(everyWord(words), from, end);
			expect(exact.misses()).toBe(alone.misses());
			for (const letter of guessesIn(list.slice(from, end)))
				expect(exact.missesAfter(letterIndex(letter))).toBe(alone.missesAfter(letterIndex(letter)));
		}
	});
});
