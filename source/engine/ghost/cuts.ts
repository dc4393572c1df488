import {newCoverage, type Coverage} from './coverage.js';
import type {Cut} from './cut-sets.js';
import {hitGreedily} from './hitting.js';
import {priceOf, type Selection, type Ways} from './ways.js';

/**
Words of which at least one must be learned, whatever else is: the fewest that can be found so.

A choice that is not won needs one of its letters, so what any of them needs counts; elsewhere the reply that needs the fewest words is taken, for every reply must be answered.
*/
function findCut({isChoice, nexts, starts, wordsAt}: Ways, {lack}: Coverage): Cut {
	const sizes = new Float64Array(nexts.length);
	const hardest = new Uint32Array(nexts.length);
	for (let point = nexts.length - 1; point >= 0; point--) {
		if (lack(point) === 0) continue;
		const following = nexts[point] ?? [];
		let sum = following.length === 0 ? (wordsAt[point]?.length ?? 0) : 0;
		let least = Infinity;
		for (const next of following) {
			const size = sizes[next] ?? 0;
			sum += size;
			if (lack(next) === 0 || size >= least) continue;
			least = size;
			hardest[point] = next;
		}

		sizes[point] = isChoice[point] || following.length === 0 ? sum : least;
	}

	const words = new Set<number>();
	const seen = new Set<number>();
	const visit = (point: number) => {
		if (seen.has(point)) return;
		seen.add(point);
		const following = nexts[point] ?? [];
		for (const word of wordsAt[point] ?? []) words.add(word);
		if (isChoice[point]) following.forEach(visit);
		else if (following.length > 0) visit(hardest[point] ?? point);
	};

	let start = -1;
	for (let point = 0; point < starts; point++)
		if (lack(point) > 0 && (start < 0 || (sizes[point] ?? 0) < (sizes[start] ?? 0))) start = point;
	visit(start);
	return [...words].sort((a, b) => a - b);
}

/** Cuts that share no words with each other or with the words known, as many as are found; afterwards no word is known. */
export function findCuts(ways: Ways, coverage: Coverage): Cut[] {
	const cuts: Cut[] = [];
	while (!coverage.isEnough()) {
		const cut = findCut(ways, coverage);
		for (const word of cut) coverage.learn(word);
		cuts.push(cut);
	}

	for (const word of [...coverage.known]) coverage.forget(word);
	return cuts;
}

/** Cuts, and words that hit all of them and are enough. */
export type Sketch = {readonly cuts: readonly Cut[]; readonly selection: Selection};

/** A first selection that is enough: words are taken that hit most cuts, and while they are not enough, they lead to new cuts. */
export function sketchSelection(ways: Ways): Sketch {
	const coverage = newCoverage(ways);
	const cuts = findCuts(ways, coverage);
	for (;;) {
		const selection = hitGreedily(cuts, priceOf(ways));
		for (const word of selection) coverage.learn(word);
		if (coverage.isEnough()) return {cuts, selection};
		cuts.push(...findCuts(ways, coverage));
	}
}
