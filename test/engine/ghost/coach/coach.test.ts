import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {coach, lastWordOf} from '../../../../source/engine/ghost/coach/coach.js';
import {bookOf, dictionaryOf} from '../../helpers.js';
import {fewWords, lasts, reachable, rulesOf, wins} from '../brute.js';
import {type VariantName, makeBook, variantNames} from '../../../../source/engine/ghost/variants/variants.js';
import {root} from '../../../../source/engine/ghost/variants/variant.js';

const coachAt = (list: string, fragment: string, variant: VariantName = 'ghost') => {
	const book = bookOf(list, 1, variant);
	return coach(book, book.find(fragment) ?? root);
};

describe('before the first letter of AND, ANTLER and COW', () => {
	const {canWin, advice} = coachAt('and antler cow', '');

	test('who begins can win', () => {
		expect(canWin).toBe(true);
	});

	test.each([
		['a', 'wins', 6, 'and', true],
		['c', 'loses', 3, 'cow', false],
	])('%s %s after %i letters', (letter, effect, lasting, shortest, isBest) => {
		expect(advice.find(each => each.letter === letter)).toMatchObject({
			...{letter, place: '', effect, lasts: lasting, shortest, isBest},
		});
	});
});

test('a letter that completes a word is told', () => {
	const {canWin, advice} = coachAt('and antler cow', 'an');
	expect(canWin).toBe(true);
	expect(advice.map(({letter, effect, lasts: lasting}) => [letter, effect, lasting])).toEqual([
		['d', 'completes', 1],
		['t', 'wins', 4],
	]);
	expect(advice[0]).toMatchObject({count: 1, shortest: 'and', typical: 'and'});
	const [only] = coachAt('ab abcd', 'a', 'superghost').advice;
	expect(only).toMatchObject({effect: 'completes', count: 1, shortest: 'ab', typical: 'ab'});
});

test('where all letters lose, the one that makes the game last longest is best', () => {
	const {canWin, advice} = coachAt('xa xbcd xefghi', 'x');
	expect(canWin).toBe(false);
	expect(advice.map(({letter, effect, lasts: lasting, isBest}) => [letter, effect, lasting, isBest])).toEqual(
		[
			['a', 'completes', 1, false],
			['b', 'loses', 3, false],
			['e', 'loses', 5, true],
		],
	);
});

test('a typical word is one of median length, from the middle of those', () => {
	const [{count, shortest, typical} = {}] = coachAt('abc aefgh aeijk aelmn aeopqrs', '').advice;
	expect([count, shortest, typical]).toEqual([5, 'abc', 'aeijk']);
});

test('in Superghost the end is told, and a letter that makes the same at both ends is told once', () => {
	const {advice} = coachAt('aab ba', 'a', 'superghost');
	expect(advice.map(({letter, place}) => place + letter)).toEqual(['<b', 'a', 'b']);
});

test('in Superghost no word is typical that lies behind shorter ones', () => {
	const {advice} = coachAt('ab bc abcd abce abcf', '', 'superghost');
	expect(advice.find(({letter}) => letter === 'b')).toMatchObject({
		...{count: 5, shortest: 'ab', typical: 'ab'},
	});
	expect(advice.find(({letter}) => letter === 'd')).toMatchObject({
		...{count: 1, shortest: 'abcd', typical: 'abcd'},
	});
	expect(coachAt('abc abcde abcdf abcdg', 'a', 'superghost').advice).toMatchObject([
		{letter: 'b', count: 4, shortest: 'abc', typical: 'abc'},
	]);
});

test('where no word counts there is nothing to advise', () => {
	expect(coach(bookOf('ant', 4), root)).toEqual({canWin: false, advice: []});
});

/** The middle number, the lower of two. */
const medianOf = (numbers: readonly number[]) =>
	numbers.toSorted((a, b) => a - b)[(numbers.length - 1) >>> 1];

test.each(variantNames)('in %s behind a fragment may be a word of 50 letters, and must be one', variant => {
	const word = 'ab'.repeat(25);
	const book = bookOf(word, 1, variant);
	expect(book.samplesOf(root)).toMatchObject({shortest: word, typical: word});
	expect(() => bookOf('ant', 4, variant).samplesOf(root)).toThrow();
});

describe.each(variantNames)('on any few words, in %s,', variant => {
	const someBook = fewWords(8).map(({list, minLength}) => ({
		rules: rulesOf(list, minLength, variant),
		book: makeBook(variant, dictionaryOf(list.join('\n')), minLength),
	}));

	test('the coach says what the rules come to', () => {
		fc.assert(
			fc.property(someBook, ({rules, book}) => {
				const seen = new Set<number>();
				const visit = (node: number): void => {
					if (seen.has(node)) return;
					seen.add(node);
					const fragment = book.fragmentAt(node);
					const {canWin, advice} = coach(book, node);
					expect(canWin).toBe(wins(rules, fragment));
					expect(advice.map(move => book.fragmentAt(move.node)).sort()).toEqual(rules.next(fragment).sort());
					const most = Math.max(...advice.map(each => each.lasts ?? NaN));
					for (const each of advice) {
						const next = book.fragmentAt(each.node);
						const isWon = !wins(rules, next);
						expect(each.effect).toBe(rules.isWord(next) ? 'completes' : isWon ? 'wins' : 'loses');
						expect(each.lasts).toBe(1 + lasts(rules, next));
						const end = lastWordOf(book, each.node);
						expect(end).toHaveLength(fragment.length + (each.lasts ?? NaN));
						expect(reachable(rules, next)).toContain(rules.fragmentOf(end ?? ''));
						expect(each.isBest).toBe(canWin ? isWon : each.lasts === most);
						if (!rules.isWord(next)) visit(each.node);
					}
				};

				visit(root);
			}),
			{numRuns: 25},
		);
	});

	test('what is behind a fragment is what play can come to', () => {
		fc.assert(
			fc.property(someBook, ({rules, book}) => {
				const seen = new Set<number>();
				const visit = (node: number): void => {
					if (seen.has(node)) return;
					seen.add(node);
					const fragment = book.fragmentAt(node);
					const ends = reachable(rules, fragment);
					const words = rules.words.filter(word => ends.includes(rules.fragmentOf(word)));
					const {count, shortest, typical} = book.samplesOf(node);
					const least = Math.min(...words.map(word => word.length));
					expect(shortest).toBe(words.filter(word => word.length === least).sort()[0]);
					expect(words).toContain(typical);
					const isIn = (word: string) => word.includes(fragment);
					const counted = variant === 'ghost' || rules.isWord(fragment) ? words : rules.words.filter(isIn);
					const length = medianOf(counted.map(word => word.length));
					const usual = words.filter(word => word.length === length);
					if (variant === 'superghost') expect(usual.length > 0 ? usual : [shortest]).toContain(typical);
					if (variant === 'ghost') expect(typical).toBe(usual.sort()[usual.length >>> 1]);
					const lying = words.filter(word => rules.has(word, fragment));
					const fewest = Math.min(...lying.map(word => word.length));
					const named = variant === 'ghost' ? lying : lying.filter(word => word.length === fewest);
					expect(book.wordFrom(node)).toBe(named.sort()[0]);
					expect(book.countWords(node)).toBe(count);
					if (variant === 'ghost' || book.isWord(node)) expect(count).toBe(words.length);
					else expect(count).toBeGreaterThanOrEqual(words.length);
					if (!book.isWord(node)) for (const move of book.movesFrom(node)) visit(move.node);
				};

				if (rules.words.length > 0) visit(root);
			}),
			{numRuns: 25},
		);
	});
});
