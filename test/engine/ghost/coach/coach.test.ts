import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coach, lastWordOf} from '../../../../source/engine/ghost/coach/coach.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords, lasts, reachable, rulesOf, wins} from '../brute.js';
import {makeBook} from '../../../../source/engine/ghost/variants/books.js';
import {type VariantName, variantNames} from '../../../../source/engine/ghost/variants/variants.js';

const coachAt = (list: string, fragment: string, variant: VariantName = 'ghost') => {
	const book = bookOf(list, 1, variant);
	return coach(book, fragment);
};

describe('before the first letter of AND, ANTLER and COW', () => {
	const {canWin, advice} = coachAt('and antler cow', '');

	test('who begins can win', () => {
		expect(canWin).toBe(true);
	});

	test.each([
		['a', 'wins', 6, 'and', true],
		['c', 'loses', 3, 'cow', false],
	])('%s %s after %i letters', (letter, effect, letters, shortest, isBest) => {
		expect(advice.find(each => each.letter === letter)).toMatchObject({
			...{letter, place: '', effect, letters, shortest, isBest},
		});
	});
});

test('a letter that completes a word is told', () => {
	const {canWin, advice} = coachAt('and antler cow', 'an');
	expect(canWin).toBe(true);
	expect(advice.map(({letter, effect, letters}) => [letter, effect, letters])).toEqual([
		['d', 'completes', 1],
		['t', 'wins', 4],
	]);
	expect(advice[0]).toMatchObject({count: 1, shortest: 'and'});
	const [only] = coachAt('ab abcd', 'a', 'superghost').advice;
	expect(only).toMatchObject({effect: 'completes', count: 1, shortest: 'ab'});
});

test('where all letters lose, the one that makes the game last longest is best', () => {
	const {canWin, advice} = coachAt('xa xbcd xefghi', 'x');
	expect(canWin).toBe(false);
	expect(advice.map(({letter, effect, letters, isBest}) => [letter, effect, letters, isBest])).toEqual([
		['a', 'completes', 1, false],
		['b', 'loses', 3, false],
		['e', 'loses', 5, true],
	]);
});

test('in Superghost the end is told, and a letter that makes the same at both ends is told once', () => {
	const {advice} = coachAt('aab ba', 'a', 'superghost');
	expect(advice.map(({letter, place}) => place + letter)).toEqual(['<b', 'a', 'b']);
});

test('where no word counts there is nothing to advise', () => {
	expect(coach(bookOf('ant', 4), '')).toEqual({fragment: '', players: 2, canWin: false, advice: []});
});

test.each(variantNames)('in %s behind a fragment may be a word of 50 letters, and must be one', variant => {
	const word = 'ab'.repeat(25);
	const book = bookOf(word, 1, variant);
	expect(book.shortestFrom('')).toBe(word);
	expect(() => bookOf('ant', 4, variant).shortestFrom('')).toThrow();
});

describe.each(variantNames)('on any few words, in %s,', variant => {
	const someBook = fewWords(8).map(({list, minLength}) => ({
		rules: rulesOf(list, minLength, variant),
		book: makeBook(variant, dictionaryOf(list.join('\n')), minLength),
	}));

	test('the coach says what the rules come to', () => {
		fc.assert(
			fc.property(someBook, ({rules, book}) => {
				const seen = new Set<string>();
				const visit = (fragment: string): void => {
					if (seen.has(fragment)) return;
					seen.add(fragment);
					const {canWin, advice} = coach(book, fragment);
					expect(canWin).toBe(wins(rules, fragment));
					expect(advice.map(move => move.fragment).sort()).toEqual(rules.next(fragment).sort());
					const most = Math.max(...advice.map(each => each.letters ?? NaN));
					for (const each of advice) {
						const next = each.fragment;
						const isWon = !wins(rules, next);
						expect(each.effect).toBe(rules.isWord(next) ? 'completes' : isWon ? 'wins' : 'loses');
						expect(each.letters).toBe(1 + lasts(rules, next));
						const end = lastWordOf(book, next);
						expect(end).toHaveLength(fragment.length + (each.letters ?? NaN));
						expect(reachable(rules, next)).toContain(rules.fragmentOf(end ?? ''));
						expect(each.isBest).toBe(canWin ? isWon : each.letters === most);
						if (!rules.isWord(next)) visit(next);
					}
				};

				visit('');
			}),
			{numRuns: 25},
		);
	});

	test('what is behind a fragment is what play can come to', () => {
		fc.assert(
			fc.property(someBook, ({rules, book}) => {
				const seen = new Set<string>();
				const visit = (fragment: string): void => {
					if (seen.has(fragment)) return;
					seen.add(fragment);
					const ends = reachable(rules, fragment);
					const words = rules.words.filter(word => ends.includes(rules.fragmentOf(word)));

					const lying = words.filter(word => rules.has(word, fragment));
					const fewest = Math.min(...lying.map(word => word.length));
					const shortest = lying.filter(word => word.length === fewest).sort()[0];
					expect(book.shortestFrom(fragment)).toBe(shortest);
					expect(book.wordFrom(fragment)).toBe(variant === 'ghost' ? lying.sort()[0] : shortest);
					const holding = rules.words.filter(word => rules.has(word, fragment));
					const counted = variant === 'ghost' || rules.isWord(fragment) ? words : holding;
					expect(book.countWords(fragment)).toBe(counted.length);
					if (!book.isWord(fragment)) for (const move of book.movesFrom(fragment)) visit(move.fragment);
				};

				if (rules.words.length > 0) visit('');
			}),
			{numRuns: 25},
		);
	});
});
