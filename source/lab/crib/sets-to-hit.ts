import {newCoverage, type Coverage} from './coverage.js';
import type {SetToHit, SetsToHit} from './hitting-sets.js';
import type {AndOrGraph, Selection} from './and-or-graph.js';

/**
Few words of which at least one must be learned in any case.

An OR vertex that is not won needs one of its children, so the words of all children count; at an AND vertex all children must be won, so the one with the fewest words is taken.
*/
function findSetToHit({isOr, children, wordsAtLeaf}: AndOrGraph, {missing}: Coverage): SetToHit {
	const sizes = new Float64Array(children.length);
	const hardest = new Uint32Array(children.length);
	for (let vertex = children.length - 1; vertex >= 0; vertex--) {
		if (missing(vertex) === 0) continue;
		const following = children[vertex] ?? [];
		let sum = following.length === 0 ? (wordsAtLeaf[vertex]?.length ?? 0) : 0;
		let least = Infinity;
		for (const next of following) {
			const size = sizes[next]!;
			sum += size;
			if (missing(next) === 0 || size >= least) continue;
			least = size;
			hardest[vertex] = next;
		}

		sizes[vertex] = isOr[vertex] || following.length === 0 ? sum : least;
	}

	const words = new Set<number>();
	const seen = new Set<number>();
	const visit = (vertex: number) => {
		if (seen.has(vertex)) return;
		seen.add(vertex);
		const following = children[vertex] ?? [];
		for (const word of wordsAtLeaf[vertex] ?? []) words.add(word);
		if (isOr[vertex]) following.forEach(visit);
		else if (following.length > 0) visit(hardest[vertex]!);
	};

	visit(0);
	return [...words].sort((a, b) => a - b);
}

/** Sets to hit that share no word with each other or with the words known; afterwards no word is known. */
export function findSetsToHit(graph: AndOrGraph, coverage: Coverage): SetToHit[] {
	const sets: SetToHit[] = [];
	while (!coverage.isEnough()) {
		const set = findSetToHit(graph, coverage);
		for (const word of set) coverage.learn(word);
		sets.push(set);
	}

	for (const word of [...coverage.known]) coverage.forget(word);
	return sets;
}

/**
A selection that is enough: words that hit all sets, chosen by `hit`; while they are not enough, new sets are added. `undefined` where `hit` finds none.

The cheapest words that hit some sets cost no more than the cheapest selection. So if `hit` gives the cheapest, the first that are enough are the cheapest of all.
*/
export function selectByHitting<Found extends Selection | undefined>(
	graph: AndOrGraph,
	sets: SetToHit[],
	hit: (sets: SetsToHit) => Found,
): Found {
	const coverage = newCoverage(graph);
	for (;;) {
		const words = hit(sets);
		if (words === undefined) return words;
		for (const word of words) coverage.learn(word);
		if (coverage.isEnough()) return words;
		sets.push(...findSetsToHit(graph, coverage));
	}
}
