import {newCoverage} from './coverage.js';
import {findSetsToHit} from './sets-to-hit.js';
import type {SetToHit} from './hitting-sets.js';
import {findHittingSet, type Effort} from './hitting-search.js';
import {wordCosts, type Selection, type AndOrGraph} from './and-or-graph.js';

/** The cheapest selection that is enough, or none where it costs as much as the limit or more. */
export type CribProof = {readonly cheapest: Selection | undefined};

/**
The cheapest selection that is enough and costs less than `limit`; `undefined` if the effort runs out before it is proved which that is.

It begins with some sets and gathers more. The cheapest words that hit all of them cost no more than the cheapest that are enough. So as soon as they are enough they are the answer, and until then they lead to new sets.
*/
export function proveSelection(
	graph: AndOrGraph,
	known: readonly SetToHit[],
	limit: number,
	effort: Effort,
): CribProof | undefined {
	const coverage = newCoverage(graph);
	const sets = [...known];
	for (;;) {
		const hit = findHittingSet(sets, wordCosts(graph), limit, effort);
		if (effort.left < 0) return undefined;
		if (hit === undefined) return {cheapest: undefined};
		for (const word of hit.words) coverage.learn(word);
		if (coverage.isEnough()) return {cheapest: hit.words};
		sets.push(...findSetsToHit(graph, coverage));
	}
}
