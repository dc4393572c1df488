/** Words by their numbers, of which at least one is needed; never none. */
export type Cut = readonly number[];

export type Cuts = readonly Cut[];

export type CostOf = (word: number) => number;

/** For each word the cuts that it is in, by their places. */
export function placesByWord(cuts: Cuts): Map<number, number[]> {
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
export function dropSupersets(cuts: Cuts): Cuts {
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
export function dropDominated(cuts: Cuts, costOf: CostOf): Cuts {
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
export function separate(cuts: Cuts): Cuts[] {
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
export function boundOf(cuts: Cuts, costOf: CostOf): number {
	const left = new Map<number, number>();
	let bound = 0;
	for (const cut of cuts.toSorted((a, b) => a.length - b.length)) {
		const price = Math.min(...cut.map(word => left.get(word) ?? costOf(word)));
		for (const word of cut) left.set(word, (left.get(word) ?? costOf(word)) - price);
		bound += price;
	}

	return bound;
}
