import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSolver} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords, type Pool} from '../../../../source/engine/words/words.js';
import {letters} from '../../english.js';
import {naiveFamilies, texts} from '../../helpers.js';
import {everySo, realLists, tightLists, wordLists} from '../word-lists.js';
import {minimax} from './minimax.js';

/** The misses at worst of whoever asks for the letter that leaves the fewest words at worst, misses counted half as many again. */
function play(list: readonly string[]): number {
	if (list.length <= 1) return 0;
	const scored = letters.flatMap(letter => {
		const families = naiveFamilies(list, letter);
		if (families.length === 1) return [];
		const sizes = families.map(([pattern, {length}]) => (pattern.includes(letter) ? length : length * 1.5));
		const misses = families.some(([pattern]) => !pattern.includes(letter));
		return [{letter, families, score: misses ? Math.max(...sizes) : 0}];
	});
	const [best] = scored.toSorted((a, b) => a.score - b.score);
	const costs = best?.families.map(
		([pattern, members]) => (pattern.includes(best.letter) ? 0 : 1) + play(members),
	);
	return Math.max(...(costs ?? []));
}

test('the upper bound of a new solver is what asking for the letter that leaves the fewest words misses, never less than the value', () => {
	fc.assert(
		fc.property(fc.oneof(wordLists(30), tightLists, realLists(30)), fc.nat(), (list, cut) => {
			const words = packWords(list);
			const boundOf = (pool: Pool) => createSolver(words, 6).bounds(pool).atMost;
			const pool = everyWord(words).slice(cut % words.count);
			expect(boundOf(pool)).toBe(play(texts(words, pool)));
			expect(boundOf(everyWord(words))).toBe(play(list));
			if (list.length <= 9) expect(boundOf(everyWord(words))).toBeGreaterThanOrEqual(minimax(list));
		}),
		{
			numRuns: 30,
			examples: [
				[everySo(150, 8), 0],
				[everySo(10, 3), 1],
			],
		},
	);
});
