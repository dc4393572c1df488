import {newCoverage, type Coverage} from './coverage.js';
import {hitCuts, type Cut, type Effort} from './hitting.js';
import {costOf, type Selection, type Ways} from './ways.js';

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
function findCuts(ways: Ways, coverage: Coverage): Cut[] {
	const cuts: Cut[] = [];
	while (!coverage.isEnough()) {
		const cut = findCut(ways, coverage);
		for (const word of cut) coverage.learn(word);
		cuts.push(cut);
	}

	for (const word of [...coverage.known]) coverage.forget(word);
	return cuts;
}

/** The cheapest selection that is enough, or none where it costs as much as the limit or more. */
export type Proof = {readonly cheapest: Selection | undefined};

/**
The cheapest selection that is enough and costs less than `limit`; `undefined` if the effort runs out before it is proved which that is.

Cuts are gathered. The cheapest words that hit all of them cost no more than the cheapest that are enough. So as soon as they are enough they are the answer, and until then they lead to new cuts.
*/
export function proveSelection(ways: Ways, limit: number, effort: Effort): Proof | undefined {
	const coverage = newCoverage(ways);
	const prices = ways.words.map((_, word) => costOf(ways, [word]));
	const priceOf = (word: number) => prices[word] ?? 0;
	const cuts = findCuts(ways, coverage);
	for (;;) {
		const hit = hitCuts(cuts, priceOf, limit, effort);
		if (effort.left < 0) return undefined;
		if (hit === undefined) return {cheapest: undefined};
		for (const word of hit.words) coverage.learn(word);
		if (coverage.isEnough()) return {cheapest: hit.words};
		cuts.push(...findCuts(ways, coverage));
	}
}
