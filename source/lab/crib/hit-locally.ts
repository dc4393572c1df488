import {draw, seedRandom} from '../../engine/random.js';
import {placesByWord, type CostOf, type SetsToHit} from './hitting-sets.js';

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
	/** The step at which each word changed last. */
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

	/** Puts in the best word of one of the sets that have none. */
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
