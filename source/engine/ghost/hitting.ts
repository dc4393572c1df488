import {
	boundOf,
	dropDominated,
	dropSupersets,
	placesByWord,
	separate,
	type CostOf,
	type Cut,
	type Cuts,
} from './cut-sets.js';

/** How much may still be done, in looks at a word of a cut; it runs down while a search goes on, and a search that finds it below 0 gives up. */
export type Effort = {left: number};

type Hit = {readonly words: readonly number[]; readonly cost: number};

type Reduced = Hit & {readonly cuts: Cuts};

/** What must be in any case, and the cuts that this leaves; the others are as hard to hit as before. */
function reduce(cuts: Cuts, costOf: CostOf): Reduced {
	const words: number[] = [];
	let left = cuts;
	do {
		const forced = new Set(left.filter(cut => cut.length === 1).flat());
		words.push(...forced);
		const open = left.filter(cut => !cut.some(word => forced.has(word)));
		left = dropDominated(dropSupersets(open), costOf);
	} while (left.some(cut => cut.length === 1));

	return {words, cost: words.reduce((sum, word) => sum + costOf(word), 0), cuts: left};
}

/** Each part on its own; the others' bounds say early when it all gets too expensive. */
function hitParts(parts: readonly Cuts[], costOf: CostOf, limit: number, effort: Effort): Hit | undefined {
	const words: number[] = [];
	let cost = 0;
	let bound = parts.reduce((sum, part) => sum + boundOf(part, costOf), 0);
	for (const part of parts.toSorted((a, b) => a.length - b.length)) {
		bound -= boundOf(part, costOf);
		const hit = hitCuts(part, costOf, limit - cost - bound, effort);
		if (hit === undefined) return undefined;
		words.push(...hit.words);
		cost += hit.cost;
	}

	return {words, cost};
}

/** One word of a short cut after the other is tried; then it is out, for what it is in has been seen. */
function branch(cuts: Cuts, costOf: CostOf, limit: number, effort: Effort): Hit | undefined {
	const places = placesByWord(cuts);
	const usesOf = (word: number) => places.get(word)?.length ?? 0;
	const weigh = (cut: Cut) => cut.reduce((sum, word) => sum + usesOf(word), 0);
	const fewest = cuts.reduce((least, cut) => Math.min(least, cut.length), Infinity);
	const short = cuts.filter(cut => cut.length === fewest);
	const cut = short.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
	const out = new Set<number>();
	let best: Hit | undefined;
	for (const word of cut.toSorted((a, b) => usesOf(b) - usesOf(a) || costOf(a) - costOf(b))) {
		const left = cuts
			.filter(other => !other.includes(word))
			.map(other => other.filter(member => !out.has(member)));
		const cost = costOf(word);
		const hit = hitCuts(left, costOf, (best?.cost ?? limit) - cost, effort);
		if (hit) best = {words: [word, ...hit.words], cost: hit.cost + cost};
		out.add(word);
	}

	return best;
}

/**
The cheapest words of which every cut has one, if they cost less than `limit`; `undefined` if none do, or if the effort runs out.

Words and cuts that cannot matter go first, parts that share no word are looked at apart, and what is left is branched on.
*/
export function hitCuts(cuts: Cuts, costOf: CostOf, limit: number, effort: Effort): Hit | undefined {
	for (const cut of cuts) effort.left -= cut.length;
	if (effort.left < 0 || limit <= 0 || cuts.some(cut => cut.length === 0)) return undefined;
	const {words, cost, cuts: left} = reduce(cuts, costOf);
	if (cost + boundOf(left, costOf) >= limit) return undefined;
	const parts = separate(left);
	const hit =
		parts.length === 1
			? branch(left, costOf, limit - cost, effort)
			: hitParts(parts, costOf, limit - cost, effort);
	return hit && {words: [...words, ...hit.words], cost: cost + hit.cost};
}

/** Words of which every cut has one, each taken because it is in the most cuts that are left, the cheapest of those; none that is not needed stays. */
export function hitGreedily(cuts: Cuts, costOf: CostOf): number[] {
	const places = placesByWord(cuts);
	const hits = new Uint32Array(cuts.length);
	const taken: number[] = [];
	const countOpen = (word: number) => places.get(word)?.filter(place => hits[place] === 0).length ?? 0;
	const change = (word: number, by: 1 | -1) => {
		for (const place of places.get(word) ?? []) hits[place] = (hits[place] ?? 0) + by;
	};

	while (hits.includes(0)) {
		let best = 0;
		let most = 0;
		for (const word of places.keys()) {
			const open = countOpen(word);
			if (open < most || (open === most && costOf(word) >= costOf(best))) continue;
			best = word;
			most = open;
		}

		taken.push(best);
		change(best, 1);
	}

	return taken.filter(word => {
		const isNeeded = places.get(word)?.some(place => hits[place] === 1) ?? false;
		if (!isNeeded) change(word, -1);
		return isNeeded;
	});
}
