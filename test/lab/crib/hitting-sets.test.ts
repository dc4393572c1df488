import fc from 'fast-check';
import {expect, test} from 'vitest';
import {
	dropDominated,
	dropSupersets,
	lowerBound,
	placesByWord,
	separate,
	type SetsToHit,
} from '../../../source/lab/crib/hitting-sets.js';
import {cheapestCost, someCosts, someSets} from './cheapest-cost.js';

const isWithin = (part: readonly number[], whole: readonly number[]) =>
	part.every(word => whole.includes(word));

/** In an order that tells whether they are the same sets, each as often. */
const inOrder = (sets: SetsToHit) => sets.map(set => set.toSorted((a, b) => a - b).join()).sort();

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

test('of sets that hold others the smallest stay, each once, in order of their sizes', () => {
	fc.assert(
		fc.property(someSets, sets => {
			const kept = dropSupersets(sets);
			const smallest = sets.filter(set => !sets.some(other => isWithin(other, set) && !isWithin(set, other)));
			expect(inOrder(kept)).toEqual([...new Set(inOrder(smallest))]);
			expect(kept).toEqual(kept.toSorted((a, b) => a.length - b.length));
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

test('parts share no word, and none can be parted further', () => {
	fc.assert(
		fc.property(someSets, sets => {
			const parts = separate(sets);
			expect(inOrder(parts.flat())).toEqual(inOrder(sets));
			for (const [at, part] of parts.entries()) {
				const words = new Set(part.flat());
				for (const other of parts.slice(at + 1))
					expect(other.flat().some(word => words.has(word))).toBe(false);
				// From the first set on, all of a part is reached.
				const reached = new Set(part[0]);
				for (let before = -1; before < reached.size;) {
					before = reached.size;
					for (const set of part)
						if (set.some(word => reached.has(word))) for (const word of set) reached.add(word);
				}

				expect(reached).toEqual(words);
			}
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
