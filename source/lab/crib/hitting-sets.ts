/** Words by their numbers, never none, of which at least one is needed. */
export type SetToHit = readonly number[];

export type SetsToHit = readonly SetToHit[];

export type CostOf = (word: number) => number;

export function placesByWord(sets: SetsToHit): Map<number, number[]> {
	const places = new Map<number, number[]>();
	for (const [place, set] of sets.entries()) {
		for (const word of set) {
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

/** Drops the words for which another is in the same sets at least and costs no more. */
export function dropDominated(sets: SetsToHit, costOf: CostOf): SetsToHit {
	const places = placesByWord(sets);
	const dropped = new Set<number>();
	for (const [word, own] of places) {
		const shortest = own.map(place => sets[place] ?? []).reduce((a, b) => (b.length < a.length ? b : a));
		const isDominated = shortest.some(other => {
			const others = places.get(other) ?? [];
			if (other === word || dropped.has(other) || costOf(other) > costOf(word)) return false;
			return isSubset(own, others);
		});
		if (isDominated) dropped.add(word);
	}

	return dropped.size === 0 ? sets : sets.map(set => set.filter(word => !dropped.has(word)));
}

/** A lower bound on the cost of hitting all sets: every set is charged what is left of the cost of its cheapest word. */
export function lowerBound(sets: SetsToHit, costOf: CostOf): number {
	const left = new Map<number, number>();
	let bound = 0;
	for (const set of sets.toSorted((a, b) => a.length - b.length)) {
		const cost = Math.min(...set.map(word => left.get(word) ?? costOf(word)));
		for (const word of set) left.set(word, (left.get(word) ?? costOf(word)) - cost);
		bound += cost;
	}

	return bound;
}
