import {
	lowerBound,
	dropDominated,
	dropSupersets,
	placesByWord,
	separate,
	type CostOf,
	type SetToHit,
	type SetsToHit,
} from './hitting-sets.js';

/** The work left, in words of sets read; a search counts it down and gives up below 0. */
export type Effort = {left: number};

type HittingSet = {readonly words: readonly number[]; readonly cost: number};

type Reduced = HittingSet & {readonly sets: SetsToHit};

/** The words that are needed in any case, and the sets that remain, as hard to hit as before. */
function reduce(sets: SetsToHit, costOf: CostOf): Reduced {
	const words: number[] = [];
	let left = sets;
	do {
		const forced = new Set(left.filter(set => set.length === 1).flat());
		words.push(...forced);
		const open = left.filter(set => !set.some(word => forced.has(word)));
		left = dropDominated(dropSupersets(open), costOf);
	} while (left.some(set => set.length === 1));

	return {words, cost: words.reduce((sum, word) => sum + costOf(word), 0), sets: left};
}

/** Hits each part by itself; the bounds of the others show early when the whole is too expensive. */
function hitParts(
	parts: readonly SetsToHit[],
	costOf: CostOf,
	limit: number,
	effort: Effort,
): HittingSet | undefined {
	const words: number[] = [];
	let cost = 0;
	let bound = parts.reduce((sum, part) => sum + lowerBound(part, costOf), 0);
	for (const part of parts.toSorted((a, b) => a.length - b.length)) {
		bound -= lowerBound(part, costOf);
		const hit = findHittingSet(part, costOf, limit - cost - bound, effort);
		if (hit === undefined) return undefined;
		words.push(...hit.words);
		cost += hit.cost;
	}

	return {words, cost};
}

/** Tries the words of a short set one after another; a word tried is excluded from then on. */
function branch(sets: SetsToHit, costOf: CostOf, limit: number, effort: Effort): HittingSet | undefined {
	const places = placesByWord(sets);
	const usesOf = (word: number) => places.get(word)?.length ?? 0;
	const weigh = (set: SetToHit) => set.reduce((sum, word) => sum + usesOf(word), 0);
	const fewest = sets.reduce((least, set) => Math.min(least, set.length), Infinity);
	const short = sets.filter(set => set.length === fewest);
	const set = short.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
	const out = new Set<number>();
	let best: HittingSet | undefined;
	for (const word of set.toSorted((a, b) => usesOf(b) - usesOf(a) || costOf(a) - costOf(b))) {
		const left = sets
			.filter(other => !other.includes(word))
			.map(other => other.filter(member => !out.has(member)));
		const cost = costOf(word);
		const hit = findHittingSet(left, costOf, (best?.cost ?? limit) - cost, effort);
		if (hit) best = {words: [word, ...hit.words], cost: hit.cost + cost};
		out.add(word);
	}

	return best;
}

/**
The cheapest words of which every set has one, if they cost less than `limit`; `undefined` if none do, or if the effort runs out.

Words and sets that cannot matter are dropped, parts that share no word are solved separately, and the rest is branched on.
*/
export function findHittingSet(
	sets: SetsToHit,
	costOf: CostOf,
	limit: number,
	effort: Effort,
): HittingSet | undefined {
	for (const set of sets) effort.left -= set.length;
	if (effort.left < 0 || limit <= 0 || sets.some(set => set.length === 0)) return undefined;
	const {words, cost, sets: left} = reduce(sets, costOf);
	if (cost + lowerBound(left, costOf) >= limit) return undefined;
	const parts = separate(left);
	const hit =
		parts.length === 1
			? branch(left, costOf, limit - cost, effort)
			: hitParts(parts, costOf, limit - cost, effort);
	return hit && {words: [...words, ...hit.words], cost: cost + hit.cost};
}
