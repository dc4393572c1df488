import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {bestLine, lastsAtMost, lastWordOf} from '../../../../source/engine/ghost/coach/coach.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords, lasts, rulesOf, wins} from '../brute.js';
import {effectOf, moverWins} from '../../../../source/engine/ghost/rules/outlook.js';
import {makeBook, variantNames} from '../../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../../source/engine/ghost/variants/variant.js';

describe.each(variantNames)('in %s', variant => {
	test('who wins from every fragment, and how soon, is what plain recursion over the rules says', () => {
		fc.assert(
			fc.property(fewWords(8), ({list, minLength}) => {
				const book = makeBook(variant, dictionaryOf(list.join('\n')), minLength);
				const rules = rulesOf(list, minLength, variant);
				const seen = new Set<number>();
				const visit = (node: number): void => {
					if (seen.has(node)) return;
					seen.add(node);
					const fragment = book.fragmentAt(node);
					expect([fragment, book.lasts(node)]).toEqual([fragment, lasts(rules, fragment)]);
					expect(moverWins(book, node)).toBe(wins(rules, fragment));
					expect(book.isWord(node)).toBe(rules.isWord(fragment));
					// What a bot says when it is challenged.
					if (fragment !== '') expect(rules.has(book.wordFrom(node), fragment), fragment).toBe(true);
					if (book.isWord(node)) return;
					const moves = book.movesFrom(node);
					expect(moves.map(move => book.fragmentAt(move.node)).sort()).toEqual(rules.next(fragment).sort());
					for (const move of moves) visit(move.node);
				};

				visit(root);
			}),
			{numRuns: Number(process.env.FUZZ_RUNS ?? 24)},
		);
	});

	test('the best line lasts as long as it should, and ends with a word', () => {
		fc.assert(
			fc.property(fewWords(8), ({list}) => {
				const book = makeBook(variant, dictionaryOf(list.join('\n')), 1);
				const line = bestLine(book, root);
				expect(line).toHaveLength(lastsAtMost(book, root));
				expect(list).toContain(lastWordOf(book, root));
				expect(effectOf(book, line.at(-1) ?? root)).toBe('completes');
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
		expect([book.lasts(root), lastWordOf(book, root)]).toEqual([letters, word]);
	});

	test('where no word counts, the one letter that loses', () => {
		expect(bookOf('ant', 4).lasts(root)).toBe(1);
		expect(bookOf('ant', 4, 'superghost').lasts(root)).toBe(1);
		expect(bestLine(bookOf('ant', 4), root)).toEqual([]);
	});
});
