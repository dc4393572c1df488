/** Words by their numbers, of which at least one is needed; never none. */
export type Cut = readonly number[];

/** How much may still be done, in looks at a word of a cut; it runs down while a search goes on, and a search that finds it below 0 gives up. */
export type Effort = {left: number};

type Hit = {readonly words: readonly number[]; readonly cost: number};

type Cuts = readonly Cut[];

type CostOf = (word: number) => number;

/** For each word the cuts that it is in, by their places. */
function placesByWord(cuts: Cuts): Map<number, number[]> {
	const places = new Map<number, number[]>();
	for (const [place, cut] of cuts.entries()) {
		for (const word of cut) {
			const known = places.get(word);
			if (known) known.push(place);
			else places.set(word, [place]);
		}
	}

	return places;
}

const isSubset = (small: readonly number[], large: readonly number[]): boolean => {
	if (small.length > large.length) return false;
	const members = new Set(large);
	return small.every(member => members.has(member));
};

/** The cuts without those that have another one in them: whatever hits that, hits them. */
function dropSupersets(cuts: Cuts): Cuts {
	const sorted = cuts.toSorted((a, b) => a.length - b.length);
	const places = placesByWord(sorted);
	const dropped = new Set<number>();
	for (const [place, cut] of sorted.entries()) {
		if (dropped.has(place)) continue;
		const rarest = cut.map(word => places.get(word) ?? []).reduce((a, b) => (b.length < a.length ? b : a));
		for (const later of rarest)
			if (later > place && !dropped.has(later) && isSubset(cut, sorted[later] ?? [])) dropped.add(later);
	}

	return sorted.filter((_, place) => !dropped.has(place));
}

/** The cuts without the words for which another one does as well everywhere and costs no more. */
function dropDominated(cuts: Cuts, costOf: CostOf): Cuts {
	const places = placesByWord(cuts);
	const dropped = new Set<number>();
	for (const [word, own] of places) {
		const shortest = own.map(place => cuts[place] ?? []).reduce((a, b) => (b.length < a.length ? b : a));
		const isDominated = shortest.some(other => {
			const others = places.get(other) ?? [];
			if (other === word || dropped.has(other) || costOf(other) > costOf(word)) return false;
			return isSubset(own, others);
		});
		if (isDominated) dropped.add(word);
	}

	return dropped.size === 0 ? cuts : cuts.map(cut => cut.filter(word => !dropped.has(word)));
}

/** The cuts in parts that share no word. */
function separate(cuts: Cuts): Cuts[] {
	const leaders = Array.from(cuts.keys());
	const leaderOf = (place: number): number => {
		let at = place;
		for (let next = leaders[at] ?? at; next !== at; next = leaders[at] ?? at) at = next;
		leaders[place] = at;
		return at;
	};

	const firstPlaces = new Map<number, number>();
	for (const [place, cut] of cuts.entries()) {
		for (const word of cut) {
			const first = firstPlaces.get(word);
			if (first === undefined) firstPlaces.set(word, place);
			else leaders[leaderOf(first)] = leaderOf(place);
		}
	}

	const parts = new Map<number, Cut[]>();
	for (const [place, cut] of cuts.entries()) {
		const leader = leaderOf(place);
		const part = parts.get(leader);
		if (part) part.push(cut);
		else parts.set(leader, [cut]);
	}

	return [...parts.values()];
}

/** What hitting all cuts costs at least: every cut takes what is left of the price of its cheapest word. */
function boundOf(cuts: Cuts, costOf: CostOf): number {
	const left = new Map<number, number>();
	let bound = 0;
	for (const cut of cuts.toSorted((a, b) => a.length - b.length)) {
		const price = Math.min(...cut.map(word => left.get(word) ?? costOf(word)));
		for (const word of cut) left.set(word, (left.get(word) ?? costOf(word)) - price);
		bound += price;
	}

	return bound;
}

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
