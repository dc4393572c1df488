import fc from 'fast-check';

/** Sets of words below nine, and what each of these costs. */
export const someSets = fc.array(fc.uniqueArray(fc.nat({max: 8}), {minLength: 1, maxLength: 4}), {
	maxLength: 10,
});

export const someCosts = fc.array(fc.integer({min: 1, max: 5}), {minLength: 9, maxLength: 9});

/** What hitting all sets costs at least, by trying all words. */
export const cheapestCost = (sets: readonly (readonly number[])[], costs: readonly number[]): number =>
	Array.from({length: 1 << 9}, (_, set) => costs.map((_cost, word) => word).filter(word => (set >> word) & 1))
		.filter(words => sets.every(set => set.some(word => words.includes(word))))
		.map(words => words.reduce((sum, word) => sum + (costs[word] ?? 0), 0))
		.reduce((a, b) => Math.min(a, b));
