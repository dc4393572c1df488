import {newCoverage} from './coverage.js';
import {findCuts} from './cuts.js';
import type {Cut} from './cut-sets.js';
import {hitCuts, type Effort} from './hitting.js';
import {priceOf, type Selection, type Ways} from './ways.js';

/** The cheapest selection that is enough, or none where it costs as much as the limit or more. */
export type Proof = {readonly cheapest: Selection | undefined};

/**
The cheapest selection that is enough and costs less than `limit`; `undefined` if the effort runs out before it is proved which that is.

It begins with some cuts and gathers more. The cheapest words that hit all of them cost no more than the cheapest that are enough. So as soon as they are enough they are the answer, and until then they lead to new cuts.
*/
export function proveSelection(
	ways: Ways,
	known: readonly Cut[],
	limit: number,
	effort: Effort,
): Proof | undefined {
	const coverage = newCoverage(ways);
	const cuts = [...known];
	for (;;) {
		const hit = hitCuts(cuts, priceOf(ways), limit, effort);
		if (effort.left < 0) return undefined;
		if (hit === undefined) return {cheapest: undefined};
		for (const word of hit.words) coverage.learn(word);
		if (coverage.isEnough()) return {cheapest: hit.words};
		cuts.push(...findCuts(ways, coverage));
	}
}
