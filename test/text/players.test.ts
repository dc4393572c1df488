import {expect, test} from 'vitest';
import type {Expectation, Rank} from '../../source/engine/index.js';
import {reasonFor} from '../../source/text/hangman/suggestion.js';

const rank = (words: number, total: number, expectation?: Expectation): Rank => ({
	...{letter: 'e', words, occurrences: words, chance: words / total},
	...(expectation && {expectation}),
});

test('says of words on no list what they are', () => {
	const letters = [{...rank(0, 1), chance: 0.8312}] as const;
	const [best] = letters;
	expect(reasonFor(best, {words: 1, letters, alike: [{word: 'e', share: 0.2}]})).toBe(
		'in 83% of words like it',
	);
	expect(reasonFor(best, {words: 0, letters, alike: []})).toBe('with a chance of 83%');
});

test.each<[number, [Rank, ...Rank[]], string]>([
	[1, [rank(1, 1)], 'in the only word left'],
	[2, [rank(2, 2)], 'in both words'],
	[1200, [rank(1200, 1200)], 'in all 1,200 words'],
	[41_139, [rank(28_000, 41_139)], 'in 28,000 of 41,139 words'],
	[412, [rank(260, 412, {misses: 1.44, isExact: false})], 'in 260 of 412 words (≈ 1.44 misses on average)'],
	[9, [rank(6, 9, {misses: 5 / 9, isExact: true}), rank(5, 9)], 'in 6 of 9 words (= 0.56 misses on average)'],
])('of %i words', (words, letters, reason) => {
	expect(reasonFor(letters[0], {words, letters})).toBe(reason);
});
