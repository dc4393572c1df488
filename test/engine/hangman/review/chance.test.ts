import fc from 'fast-check';
import {expect, test} from 'vitest';
import {letterBit, letters, letterSet} from '../../english.js';
import {
	everyWord,
	isMiss,
	leastChance,
	packWords,
	splitPool,
	type LetterSet,
	type Pool,
	type Words,
} from '../../../../source/engine/index.js';

/** How many words of a pool the best of all ways of guessing finds. */
function mostFound(words: Words, pool: Pool, guessed: LetterSet, remaining: number): number {
	if (remaining === 0) return 0;
	if (pool.length === 1) return 1;
	const open = letters.filter(letter => (guessed & letterBit(letter)) === 0);
	const results = open.flatMap(letter => {
		const families = splitPool(words, pool, letter);
		if (families.length === 1 && families.every(isMiss)) return [];
		return families
			.map(({places, pool: kept}) =>
				mostFound(words, kept, guessed | letterBit(letter), places === 0 ? remaining - 1 : remaining),
			)
			.reduce((sum, found) => sum + found, 0);
	});
	return Math.max(...results);
}

const somewords = fc
	.uniqueArray(fc.string({unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 3, maxLength: 3}), {
		minLength: 1,
		maxLength: 7,
	})
	.map(list => packWords(list));

test('a chance is never more than that of the best play', () => {
	fc.assert(
		fc.property(somewords, fc.integer({min: 1, max: 3}), (words, remaining) => {
			const chance = leastChance(words, everyWord(words), 0, remaining);
			expect(chance).toBeGreaterThan(0);
			expect(chance * words.count).toBeLessThanOrEqual(
				mostFound(words, everyWord(words), 0, remaining) + 1e-9,
			);
		}),
		{numRuns: 30},
	);
});

test.each([
	[['abc'], 1, 1],
	[['bat', 'cat'], 1, 1 / 2],
	[['bat', 'cat'], 2, 1],
	[['bat', 'cat', 'hat', 'mat'], 2, 2 / 4],
])('%j with %i left: %f', (list, remaining, chance) => {
	const words = packWords(list);
	expect(leastChance(words, everyWord(words), 0, remaining)).toBe(chance);
});

test('words that no letter tells apart any more have none', () => {
	const words = packWords(['bat', 'cat']);
	expect(() => leastChance(words, everyWord(words), letterSet('bc'), 1)).toThrow(RangeError);
});
