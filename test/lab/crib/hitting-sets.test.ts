import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	dropDominated,
	lowerBound,
	placesByWord,
	type SetsToHit,
} from '../../../source/lab/crib/hitting-sets.js';
import {cheapestCost, someCosts, someSets} from './cheapest-cost.js';

const isWithin = (part: readonly number[], whole: readonly number[]) =>
	part.every(word => whole.includes(word));

test('each word is in the sets that hold it', () => {
	fc.assert(
		fc.property(someSets, sets => {
			const places = placesByWord(sets);
			expect(new Set(places.keys())).toEqual(new Set(sets.flat()));
			for (const [word, own] of places)
				expect(own).toEqual([...sets.keys()].filter(place => sets[place]?.includes(word)));
		}),
	);
});

test('without words that another one can stand for, it costs as much to hit all sets', () => {
	fc.assert(
		fc.property(someSets, someCosts, (sets, costs) => {
			const costOf = (word: number) => costs[word] ?? 0;
			const left = dropDominated(sets, costOf);
			expect(left).toHaveLength(sets.length);
			for (const [at, set] of left.entries()) expect(isWithin(set, sets[at] ?? [])).toBe(true);
			expect(cheapestCost(left, costs)).toBe(cheapestCost(sets, costs));
			const places = placesByWord(left);
			for (const [word, own] of places)
				for (const [other, others] of places)
					if (other !== word && costOf(other) <= costOf(word)) expect(isWithin(own, others)).toBe(false);
			if (new Set(left.flat()).size === new Set(sets.flat()).size) expect(left).toBe(sets);
		}),
	);
});

test('a bound is no more than it costs to hit all sets', () => {
	fc.assert(
		fc.property(someSets, someCosts, (sets, costs) => {
			const bound = lowerBound(sets, word => costs[word] ?? 0);
			expect(bound).toBeLessThanOrEqual(cheapestCost(sets, costs));
		}),
	);
});

test.each<[SetsToHit, costs: readonly number[], number]>([
	[[], [], 0],
	[
		[
			[0, 1],
			[2, 3],
		],
		[1, 3, 4, 2],
		3,
	],
	[
		[
			[0, 1],
			[1, 2],
		],
		[2, 3, 5],
		3,
	],
	[[[0, 1], [0], [1]], [2, 1], 3],
])('of %j, which cost %j, at least %i', (sets, costs, bound) => {
	expect(lowerBound(sets, word => costs[word] ?? 0)).toBe(bound);
});
