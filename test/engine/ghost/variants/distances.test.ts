import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {lastWordOf} from '../../../../source/engine/ghost/coach/coach.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords, lasts, rulesOf, wins} from '../brute.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';
import {variantNames} from '../../../../source/engine/ghost/variants/variants.js';

describe.each(variantNames)('in %s', variant => {
	test('who wins from every fragment, and how soon, is what plain recursion over the rules says', () => {
		fc.assert(
			fc.property(fewWords(8), ({list, minLength}) => {
				const book = makeBook(variant, dictionaryOf(list.join('\n')), minLength);
				const rules = rulesOf(list, minLength, variant);
				const seen = new Set<string>();
				const visit = (fragment: string): void => {
					if (seen.has(fragment)) return;
					seen.add(fragment);
					expect([fragment, book.distance(fragment)]).toEqual([fragment, lasts(rules, fragment)]);
					expect(book.moverWins(fragment)).toBe(wins(rules, fragment));
					expect(book.isWord(fragment)).toBe(rules.isWord(fragment));
					// What a bot says when it is challenged.
					if (fragment !== '') expect(rules.has(book.wordFrom(fragment), fragment), fragment).toBe(true);
					if (book.isWord(fragment)) return;
					const moves = book.movesFrom(fragment);
					expect(moves.map(move => move.fragment).sort()).toEqual(rules.next(fragment).sort());
					for (const move of moves) visit(move.fragment);
				};

				visit('');
			}),
			{numRuns: Number(process.env.FUZZ_RUNS ?? 24)},
		);
	});

	test('the best line lasts as long as it should, and ends with a word', () => {
		fc.assert(
			fc.property(fewWords(8), ({list}) => {
				const book = makeBook(variant, dictionaryOf(list.join('\n')), 1);
				const word = lastWordOf(book, '');
				expect(list).toContain(word);
				expect(word).toHaveLength(book.distance('') ?? NaN);
			}),
		);
	});
});

describe('how many letters the game lasts', () => {
	test.each([
		['and antler cow', 'ghost', 6, 'antler'],
		['ab abcd', 'ghost', 2, 'ab'],
		['abc', 'ghost', 3, 'abc'],
		['abcd abcef', 'ghost', 5, 'abcef'],
		['abc bd', 'superghost', 2, 'bd'],
		['shore shoreline', 'ghost', 5, 'shore'],
		['shore shoreline', 'superghost', 9, 'shoreline'],
	] as const)('%s in %s: %i, %s', (list, variant, letters, word) => {
		const book = bookOf(list, 1, variant);
		expect([book.distance(''), lastWordOf(book, '')]).toEqual([letters, word]);
	});

	test('where no word counts, the one letter that loses', () => {
		expect(bookOf('ant', 4).distance('')).toBe(1);
		expect(bookOf('ant', 4, 'superghost').distance('')).toBe(1);
		expect(lastWordOf(bookOf('ant', 4), '')).toBe('');
	});
});
