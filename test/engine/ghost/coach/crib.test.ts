import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {findCribs, type Crib, type Cribs} from '../../../../source/engine/ghost/coach/openings.js';
import type {Book, BookWords} from '../../../../source/engine/ghost/variants/book.js';
import {solveTrie} from '../../../../source/engine/ghost/variants/trie.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';
import {dictionaryOf} from '../../helpers.js';
import {canWinKnowing, fewWords, rulesOf, smallestCrib, startsOf} from '../brute.js';

const cribsIn = (words: BookWords): Cribs => findCribs({...words, ...solveTrie(words)});

const cribsOf = (list: readonly string[], minLength: number): Cribs =>
	cribsIn({dictionary: dictionaryOf(list.join('\n')), minLength});

const sizeOf = ({words}: Crib) => ({words: words.length, letters: words.join('').length});

describe.each<[list: string, first: string, second: string]>([
	['and antler cow', 'antler', 'cow'],
	['cow', '', 'cow'],
	['abcd abce', 'abcd', ''],
	['abcde abcdf abcg', '', 'abcde'],
	['abcx abdx acx', '', 'acx'],
	['ab cde cdf', 'ab', 'cde'],
	['a', '', ''],
])('the cribs on %s', (list, first, second) => {
	test(`are “${first}” and “${second}”`, () => {
		const cribs = cribsOf(list.split(' '), 1);
		expect([cribs.first, cribs.second]).toEqual(
			[first, second].map(words => ({words: words.split(' ').filter(Boolean), exact: true})),
		);
	});
});

describe('on any few words', () => {
	test('the cribs are as small as the smallest of all sets of words that are enough', () => {
		fc.assert(
			fc.property(fewWords(7), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, 'ghost');
				fc.pre(rules.words.length > 0);
				const cribs = cribsOf(list, minLength);
				for (const player of ['first', 'second'] as const)
					expect(sizeOf(cribs[player])).toEqual(smallestCrib(rules, startsOf(rules, player)));
			}),
			{numRuns: 60},
		);
	});

	test('a crib is enough to win from everywhere that it should, and words that count, in order', () => {
		fc.assert(
			fc.property(fewWords(30), ({list, minLength}) => {
				const rules = rulesOf(list, minLength, 'ghost');
				fc.pre(rules.words.length > 0);
				const cribs = cribsOf(list, minLength);
				for (const player of ['first', 'second'] as const) {
					const {words} = cribs[player];
					expect([...words].sort()).toEqual(words);
					for (const word of words) expect(rules.words).toContain(word);
					for (const start of startsOf(rules, player)) expect(canWinKnowing(rules, words, start)).toBe(true);
				}
			}),
			{numRuns: 30},
		);
	});
});

type Count = {games: number; lost: number};

/** Plays out every game in which one player plays any letter toward a known word, and the other any that begins a word. */
function playOut(book: Book, known: readonly string[], start: string): Count {
	const count = {games: 0, lost: 0};
	for (const {fragment} of book.movesFrom(start)) {
		if (!known.some(word => word.startsWith(fragment))) continue;
		if (book.isWord(fragment)) {
			count.games++;
			count.lost++;
			continue;
		}

		for (const reply of book.movesFrom(fragment)) {
			const isOver = book.isWord(reply.fragment);
			const {games, lost} = isOver ? {games: 1, lost: 0} : playOut(book, known, reply.fragment);
			count.games += games;
			count.lost += lost;
		}
	}

	return count;
}

test.each(['small', 'common'])('played mechanically on %s, a crib wins every game', name => {
	const dictionary = dictionaryOf(readFileSync(`dictionaries/en/${name}.txt`, 'utf8'));
	const book = makeBook('ghost', dictionary, 4);
	const {first, second} = cribsIn({dictionary, minLength: 4});
	expect(first.words.length).toBeGreaterThan(0);
	const begun = playOut(book, first.words, '');
	expect(begun.lost).toBe(0);
	expect(begun.games).toBeGreaterThanOrEqual(first.words.length);
	for (const {fragment} of book.movesFrom('')) {
		if (!book.moverWins(fragment)) continue;
		const answered = playOut(book, second.words, fragment);
		expect(answered.lost).toBe(0);
		expect(answered.games).toBeGreaterThan(0);
	}
});
