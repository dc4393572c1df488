import {newCoverage, type Coverage} from './coverage.js';
import {lowerBound, type SetToHit, type SetsToHit} from './hitting-sets.js';
import {costOf, findGraph, wordCosts, type AndOrGraph, type Selection} from './and-or-graph.js';
import {findTreeCribs, type Crib, type Cribs} from '../../engine/ghost/coach/crib.js';
import {moverWins, winningMoves} from '../../engine/ghost/rules/outlook.js';
import {ghost} from '../../engine/ghost/variants/ghost.js';
import {superghost, type SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {root} from '../../engine/ghost/variants/variant.js';
import type {BookData} from '../../engine/ghost/variants/variants.js';
import {hitLocally, findHittingSet, type Effort} from './hitting-search.js';

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

/** How many words of sets the proof of a player's crib may look at before it is given up. */
const mostLooks = 3.6e5;

const steps = 3000;

/** What was found below a limit, if anything; `exact` says that nothing costs less. */
type Found = {readonly selection: Selection | undefined; readonly exact: boolean};

/** Looks for a selection that costs less than the limit, and for a proof that it is the cheapest as long as the effort lasts. */
function findSelection(graph: AndOrGraph, limit: number, effort: Effort): Found {
	const costs = wordCosts(graph);
	const sets: SetToHit[] = [];
	let near: Selection = [];
	const first = selectByHitting(graph, sets, open => {
		if (lowerBound(open, costs) >= limit) return undefined;
		near = hitLocally(open, costs, near, steps);
		return near;
	});
	if (first === undefined) return {selection: undefined, exact: true};
	const most = Math.min(limit, costOf(graph, first));
	const cheaper = selectByHitting(graph, sets, open => findHittingSet(open, costs, most, effort)?.words);
	return {selection: cheaper ?? (most < limit ? first : undefined), exact: effort.left >= 0};
}

const textsOf = ({words}: AndOrGraph, selection: Selection): string[] =>
	selection.map(word => words[word]?.text ?? '').sort();

/** The crib of one opening after the other, the likely cheapest first; the cheapest is the first player's. */
function findFirst(book: SuperghostBook, looks: number): Crib {
	let crib: Crib = {words: [], exact: true};
	let least = Infinity;
	const openings = winningMoves(book, root)
		.map(({node}) => findGraph(book, [node]))
		.map(graph => ({graph, words: newCoverage(graph).missing(0)}))
		.sort((a, b) => a.words - b.words);
	const effort = {left: looks};
	for (const {graph} of openings) {
		const {selection, exact} = findSelection(graph, least, effort);
		crib = {words: selection ? textsOf(graph, selection) : crib.words, exact: exact && crib.exact};
		if (selection) least = costOf(graph, selection);
	}

	return crib;
}

/** One crib against all openings that let the second player win. */
function findSecond(book: SuperghostBook, looks: number): Crib {
	const openings = book.movesFrom(root).map(({node}) => node);
	const won = openings.filter(node => !book.isWord(node) && moverWins(book, node));
	if (won.length === 0) return {words: [], exact: true};
	const graph = findGraph(book, won);
	const {selection = [], exact} = findSelection(graph, Infinity, {left: looks});
	return {words: textsOf(graph, selection), exact};
}

/** The best cribs of Superghost that are found, and whether they are proved to be: a proof takes its time, and is given up after so many looks. */
export const findSuperghostCribs = (book: SuperghostBook, looks = mostLooks): Cribs => ({
	first: findFirst(book, looks),
	second: findSecond(book, looks),
});

/** The cribs of a book. None where fragments may be turned round, or are too many to list all ways to win: a few words would be found by chance at best. */
export function findCribs(data: BookData): Cribs | null {
	if (data.variant === 'ghost') return findTreeCribs(ghost.open(data));
	return data.variant === 'superghost' ? findSuperghostCribs(superghost.open(data)) : null;
}
