import {
	lowerBound,
	dropDominated,
	placesByWord,
	type CostOf,
	type SetToHit,
	type SetsToHit,
} from './hitting-sets.js';
import {draw, seedRandom} from '../../engine/random.js';

/** The work left, in words of sets read; a search counts it down and gives up below 0. */
export type Effort = {left: number};

type HittingSet = {readonly words: readonly number[]; readonly cost: number};

const noWords: HittingSet = {words: [], cost: 0};

type Reduced = HittingSet & {readonly sets: SetsToHit};

/** The words that are needed in any case, and the sets that remain, as hard to hit as before. */
function reduce(sets: SetsToHit, costOf: CostOf): Reduced {
	const words: number[] = [];
	let left = sets;
	do {
		const forced = new Set(left.filter(set => set.length === 1).flat());
		words.push(...forced);
		const open = left.filter(set => !set.some(word => forced.has(word)));
		left = dropDominated(open, costOf);
	} while (left.some(set => set.length === 1));

	return {words, cost: words.reduce((sum, word) => sum + costOf(word), 0), sets: left};
}

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

Words that cannot matter are dropped, and the rest is branched on.
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
	const hit = left.length === 0 ? noWords : branch(left, costOf, limit - cost, effort);
	return hit && {words: [...words, ...hit.words], cost: cost + hit.cost};
}

/**
Few words of which every set has one: a local search from some words on, by weights of the sets.

A step takes a word out and puts another in; sets that are then left without any weigh more from now on. Once every set has one, the words are kept and one of them is taken out for good. The same sets give the same words.
*/
export function hitLocally(
	sets: SetsToHit,
	costOf: CostOf,
	start: readonly number[],
	steps: number,
): readonly number[] {
	const places = placesByWord(sets);
	const size = Math.max(-1, ...places.keys(), ...start) + 1;
	const taken = new Set<number>();
	const hits = new Uint32Array(sets.length);
	const weights = new Uint32Array(sets.length).fill(1);
	/** For each word what the sets weigh that no other word hits. */
	const worth = new Uint32Array(size);
	for (const [word, {length}] of places) worth[word] = length;
	const changed = new Uint32Array(size);
	/** 1 for words that were taken out before another word of their sets changed: to put one in would only undo that. */
	const isBarred = new Uint8Array(size);
	let random = seedRandom('cribs');
	let step = 0;

	function change(word: number, by: 1 | -1): void {
		if (by === 1) taken.add(word);
		else taken.delete(word);
		changed[word] = step;
		for (const place of places.get(word) ?? []) {
			const others = Math.min(hits[place]!, hits[place]! + by);
			hits[place]! += by;
			for (const other of sets[place] ?? []) {
				isBarred[other] = 0;
				if (other !== word && (others === 0 || (others === 1 && taken.has(other))))
					worth[other]! -= by * weights[place]!;
			}
		}

		isBarred[word] = by === 1 ? 0 : 1;
	}

	/** Above 0 where a word is worth more than another, or as much and costs less. */
	const compare = (a: number, b: number): number => worth[a]! - worth[b]! || costOf(b) - costOf(a);

	/** The best word, or with the sign turned the worst; of those the one that changed longest ago. */
	function pick(among: Iterable<number>, sign: 1 | -1, but?: number): number | undefined {
		let found: number | undefined;
		for (const word of among) {
			if (word === but) continue;
			const by = found === undefined ? 1 : sign * compare(word, found) || changed[found]! - changed[word]!;
			if (by > 0) found = word;
		}

		return found;
	}

	/** Takes out the worst word, if there is one that was not put in just now. */
	function takeOut(justNow?: number): void {
		const word = pick(taken, -1, justNow);
		if (word !== undefined) change(word, -1);
	}

	function putIn(): number | undefined {
		const open: number[] = [];
		for (let place = 0; place < sets.length; place++) if (hits[place] === 0) open.push(place);
		const [at, rest] = draw(random, open.length);
		random = rest;
		const set = sets[open[at]!]!;
		const word =
			pick(
				set.filter(each => isBarred[each] === 0),
				1,
			) ?? set[0]!;
		change(word, 1);
		return word;
	}

	for (const word of start) change(word, 1);
	while (hits.includes(0)) putIn();
	let best: readonly number[] = [...taken];
	let last: number | undefined;
	for (step = 1; step <= steps && taken.size > 0; step++) {
		if (!hits.includes(0)) {
			best = [...taken];
			takeOut();
			continue;
		}

		takeOut(last);
		last = putIn();
		for (let place = 0; place < sets.length; place++) {
			if (hits[place] !== 0) continue;
			weights[place]!++;
			for (const word of sets[place]!) worth[word]!++;
		}
	}

	return best;
}
