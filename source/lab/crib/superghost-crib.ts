import {findTreeCribs, type Crib, type Cribs} from '../../engine/ghost/coach/crib.js';
import {moverWins, winningMoves} from '../../engine/ghost/rules/outlook.js';
import {ghost} from '../../engine/ghost/variants/ghost.js';
import {superghost, type SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {root} from '../../engine/ghost/variants/variant.js';
import type {BookData} from '../../engine/ghost/variants/variants.js';
import {costOf, findGraph, wordCosts, type AndOrGraph, type Selection} from './and-or-graph.js';
import {newCoverage} from './coverage.js';
import {hitLocally} from './hit-locally.js';
import {findHittingSet, type Effort} from './hitting-search.js';
import {lowerBound, type SetToHit} from './hitting-sets.js';
import {selectByHitting} from './sets-to-hit.js';

/** How many words of sets the proof of a player's crib may look at before it is given up. */
const mostLooks = 2e5;

/** How many steps a local search takes for the sets that are known. */
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
