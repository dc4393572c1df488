import {newCoverage, type Coverage} from './coverage.js';
import type {SetToHit} from './hitting-sets.js';
import {hitGreedily} from './hitting-search.js';
import {wordCosts, type Selection, type AndOrGraph} from './and-or-graph.js';

/**
Words of which at least one must be learned, whatever else is: the fewest that can be found so.

An OR vertex that is not won needs one of its children, so what any of them needs counts; at an AND vertex the child that needs the fewest words is taken, for all must be won.
*/
function findSetToHit({isOr, children, roots, wordsAtLeaf}: AndOrGraph, {missing}: Coverage): SetToHit {
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

	let smallest = -1;
	for (let vertex = 0; vertex < roots; vertex++)
		if (missing(vertex) > 0 && (smallest < 0 || sizes[vertex]! < sizes[smallest]!)) smallest = vertex;
	visit(smallest);
	return [...words].sort((a, b) => a - b);
}

/** Sets to hit that share no words with each other or with the words known, as many as are found; afterwards no word is known. */
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

/** Sets to hit, and words that hit all of them and are enough. */
export type FirstSelection = {readonly sets: readonly SetToHit[]; readonly selection: Selection};

/** A first selection that is enough: words are taken that hit most sets, and while they are not enough, they lead to new sets. */
export function findFirstSelection(graph: AndOrGraph): FirstSelection {
	const coverage = newCoverage(graph);
	const sets = findSetsToHit(graph, coverage);
	for (;;) {
		const selection = hitGreedily(sets, wordCosts(graph));
		for (const word of selection) coverage.learn(word);
		if (coverage.isEnough()) return {sets, selection};
		sets.push(...findSetsToHit(graph, coverage));
	}
}
