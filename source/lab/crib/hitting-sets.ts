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

/** Drops the sets that contain another: whatever hits that hits them. */
export function dropSupersets(sets: SetsToHit): SetsToHit {
	const sorted = sets.toSorted((a, b) => a.length - b.length);
	const places = placesByWord(sorted);
	const dropped = new Set<number>();
	for (const [place, set] of sorted.entries()) {
		if (dropped.has(place)) continue;
		const rarest = set.map(word => places.get(word) ?? []).reduce((a, b) => (b.length < a.length ? b : a));
		for (const later of rarest)
			if (later > place && !dropped.has(later) && isSubset(set, sorted[later] ?? [])) dropped.add(later);
	}

	return sorted.filter((_, place) => !dropped.has(place));
}

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

export function separate(sets: SetsToHit): SetsToHit[] {
	const leaders = Array.from(sets.keys());
	const leaderOf = (place: number): number => {
		let at = place;
		for (let next = leaders[at] ?? at; next !== at; next = leaders[at] ?? at) at = next;
		leaders[place] = at;
		return at;
	};

	const firstPlaces = new Map<number, number>();
	for (const [place, set] of sets.entries()) {
		for (const word of set) {
			const first = firstPlaces.get(word);
			if (first === undefined) firstPlaces.set(word, place);
			else leaders[leaderOf(first)] = leaderOf(place);
		}
	}

	const parts = new Map<number, SetToHit[]>();
	for (const [place, set] of sets.entries()) {
		const leader = leaderOf(place);
		const part = parts.get(leader);
		if (part) part.push(set);
		else parts.set(leader, [set]);
	}

	return [...parts.values()];
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
