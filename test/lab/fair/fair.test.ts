import * as fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {packWords, wordAt, type Words} from '../../../source/engine/index.js';
import {createFairSolver} from '../../../source/lab/index.js';

/** The misses of the best guesser, added up over the words, by the definition. */
function fewestMisses(words: readonly string[], known = new Map<string, number>()): number {
	if (words.length < 2) return 0;
	const key = words.join(' ');
	const before = known.get(key);
	if (before !== undefined) return before;
	const totals = Array.from(new Set(words.join('')), letter => {
		const families = new Map<string, string[]>();
		for (const word of words) {
			const pattern = Array.from(word, each => (each === letter ? letter : '-')).join('');
			families.set(pattern, [...(families.get(pattern) ?? []), word]);
		}

		if (families.size === 1) return Infinity;
		const missing = words.filter(word => !word.includes(letter)).length;
		return [...families.values()].reduce((sum, family) => sum + fewestMisses(family, known), missing);
	});
	const fewest = Math.min(...totals);
	known.set(key, fewest);
	return fewest;
}

const textsOf = (words: Words) => Array.from({length: words.count}, (_, index) => wordAt(words, index));

function deepest(words: Words) {
	const solver = createFairSolver(words, 1e6);
	while (!solver.isDone()) solver.deepen();
	return solver.known();
}

describe('the fair game', () => {
	test.each([
		['one word costs nothing', ['abc'], 0],
		['two words that share no letter', ['ab', 'cd'], 1 / 2],
		['words that differ in one place', ['ba', 'ca', 'da', 'fa'], 6 / 4],
		[
			'the nine words of the example that have four letters',
			'ally beta cool deal else flew good hope ibex'.split(' '),
			undefined,
		],
	])('%s', (_, texts, mean) => {
		const exact = mean ?? fewestMisses(texts) / texts.length;
		expect(deepest(packWords(texts))).toEqual({atLeast: exact, atMost: exact});
	});

	test('the bounds hold the value of every small list, at every level', () => {
		const letter = fc.constantFrom(...Array.from('abcdef'));
		const list = fc.uniqueArray(fc.string({unit: letter, minLength: 4, maxLength: 4}), {
			minLength: 13,
			maxLength: 20,
		});
		fc.assert(
			fc.property(list, texts => {
				const words = packWords(texts);
				const exact = fewestMisses(textsOf(words)) / words.count;
				const solver = createFairSolver(words, 1e7);
				let before = solver.known();
				for (let level = 1; level <= 6 && !solver.isDone(); level++) {
					const bounds = solver.deepen();
					expect(bounds.atLeast).toBeGreaterThanOrEqual(before.atLeast);
					expect(bounds.atMost).toBeLessThanOrEqual(before.atMost);
					expect(bounds.atLeast).toBeLessThanOrEqual(exact + 1e-9);
					expect(bounds.atMost).toBeGreaterThanOrEqual(exact - 1e-9);
					before = bounds;
				}
			}),
			{numRuns: 30},
		);
	});
});
