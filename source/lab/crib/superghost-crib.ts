import {findTreeCribs, type Crib, type Cribs} from '../../engine/ghost/coach/crib.js';
import {moverWins, winningMoves} from '../../engine/ghost/rules/outlook.js';
import {ghost} from '../../engine/ghost/variants/ghost.js';
import {superghost, type SuperghostBook} from '../../engine/ghost/variants/superghost.js';
import {root} from '../../engine/ghost/variants/variant.js';
import type {BookData} from '../../engine/ghost/variants/variants.js';
import {costOf, findGraph, wordCosts, type AndOrGraph, type Selection} from './and-or-graph.js';
import {newCoverage} from './coverage.js';
import {findHittingSet, hitGreedily} from './hitting-search.js';
import type {SetToHit} from './hitting-sets.js';
import {improveSelection} from './improve-crib.js';
import {selectByHitting} from './sets-to-hit.js';

/** How many words of sets the proofs of a crib may look at in all before they are given up. */
const mostLooks = 4e6;

/** How many rounds a search has that no proof follows: so many at most, and so many vertices and words in all. */
const mostRounds = 400;
const searchEffort = 4e8;

/** What was found below a limit, if anything; `exact` says that nothing costs less. */
type Found = {readonly selection: Selection | undefined; readonly exact: boolean};

/** Looks for a selection that costs less than the limit, with a share of the effort. */
function findSelection(graph: AndOrGraph, limit: number, looks: number, share: number): Found {
	const costs = wordCosts(graph);
	const below = (found: Selection) => (costOf(graph, found) < limit ? found : undefined);
	const sets: SetToHit[] = [];
	const first = selectByHitting(graph, sets, open => hitGreedily(open, costs));
	const most = Math.min(limit, costOf(graph, first));
	const effort = {left: looks * share};
	const cheapest = selectByHitting(graph, sets, open => findHittingSet(open, costs, most, effort)?.words);
	if (effort.left >= 0) return {selection: cheapest ?? below(first), exact: true};
	const roundEffort = graph.children.length * first.length;
	const rounds = Math.min(mostRounds, Math.ceil((searchEffort * share) / roundEffort));
	return {selection: below(improveSelection(graph, first, rounds)), exact: false};
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
	for (const {graph} of openings) {
		const {selection, exact} = findSelection(graph, least, looks, 1 / openings.length);
		crib = {words: selection ? textsOf(graph, selection) : crib.words, exact: exact && crib.exact};
		if (selection) least = costOf(graph, selection);
	}

	return crib;
}

/** One crib against all openings that let the second player win. */
function findSecond(book: SuperghostBook, looks: number): Crib {
	const openings = book.movesFrom(root).map(({node}) => node);
	const won = openings.filter(node => !book.isWord(node) && moverWins(book, node));
	const graph = findGraph(book, won);
	const {selection = [], exact} = findSelection(graph, Infinity, looks, 1);
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
