import type {Book, SuperghostBook} from '../../engine/ghost/rules/book.js';
import {proveSelection} from './prove-crib.js';
import {improveSelection} from './improve-crib.js';
import {findTreeCribs, type Crib, type Cribs} from '../../engine/ghost/coach/crib.js';
import {findFirstSelection} from './sets-to-hit.js';
import {completes, movesFrom, winningMoves} from '../../engine/ghost/rules/moves.js';
import {moverWins} from '../../engine/ghost/trie/solution.js';
import {root, type Node} from '../../engine/ghost/trie/trie.js';
import {costOf, findTreeCosts, findGraph, type Selection, type AndOrGraph} from './and-or-graph.js';

/** How far a search for cribs goes. */
export type Limits = {
	/** More vertices than so many are not looked at (40,000); hundreds of thousands of words make some ten thousand. */
	readonly vertices: number;
	/** How many words of sets the proofs of a crib may look at in all before they are given up (10 million). */
	readonly looks: number;
};

const defaults: Limits = {vertices: 40_000, looks: 1e7};

/** How many rounds a search has that no proof follows: so many at most, and so many vertices and words in all. */
const mostRounds = 400;
const searchEffort = 4e8;

/** What was found below a limit, if anything; `exact` says that nothing costs less. */
type Found = {readonly selection: Selection | undefined; readonly exact: boolean};

/** Looks for a selection that costs less than the limit, with a share of the effort. */
function findSelection(graph: AndOrGraph, limit: number, looks: number, share: number): Found {
	const {sets, selection} = findFirstSelection(graph);
	const below = (found: Selection) => (costOf(graph, found) < limit ? found : undefined);
	const most = Math.min(limit, costOf(graph, selection));
	const proof = proveSelection(graph, sets, most, {left: looks * share});
	if (proof) return {selection: proof.cheapest ?? below(selection), exact: graph.isComplete};
	const roundEffort = graph.children.length * selection.length;
	const rounds = Math.min(mostRounds, Math.ceil((searchEffort * share) / roundEffort));
	return {selection: below(improveSelection(graph, selection, rounds)), exact: false};
}

const textsOf = ({words}: AndOrGraph, selection: Selection): string[] =>
	selection.map(word => words[word]?.text ?? '').sort();

/** The crib of one opening after the other; the cheapest is the first player's. */
function findFirst(book: SuperghostBook, treeCosts: Float64Array, {vertices, looks}: Limits): Crib {
	let crib: Crib = {words: [], exact: true};
	let least = Infinity;
	const treeCostOf = (node: Node) => treeCosts[node]!;
	const openings = winningMoves(book, root).map(({node}) => node);
	for (const node of openings.sort((a, b) => treeCostOf(a) - treeCostOf(b))) {
		const graph = findGraph(book, [node], treeCosts, vertices);
		const {selection, exact} = findSelection(graph, least, looks, 1 / openings.length);
		crib = {words: selection ? textsOf(graph, selection) : crib.words, exact: exact && crib.exact};
		if (selection) least = costOf(graph, selection);
	}

	return crib;
}

/** One crib against all openings that let the second player win. */
function findSecond(book: SuperghostBook, treeCosts: Float64Array, {vertices, looks}: Limits): Crib {
	const openings = movesFrom(book, root).map(({node}) => node);
	const won = openings.filter(node => !completes(book, node) && moverWins(book.solution, node));
	const graph = findGraph(book, won, treeCosts, vertices);
	const {selection = [], exact} = findSelection(graph, Infinity, looks, 1);
	return {words: textsOf(graph, selection), exact};
}

/**
The cribs of Superghost: the best that are found, and whether they are proved to be.

One word can help behind many fragments there, so that costs do not add up as in Ghost, and the number of selections to look through can grow beyond all bounds. So a search is followed by a proof, which may come to an end or not.
*/
export function findSuperghostCribs(book: SuperghostBook, limits: Partial<Limits> = {}): Cribs {
	const treeCosts = findTreeCosts(book);
	const all = {...defaults, ...limits};
	return {first: findFirst(book, treeCosts, all), second: findSecond(book, treeCosts, all)};
}

/** The cribs of a book: Ghost's are always exact. */
export const findCribs = (book: Book): Cribs =>
	book.variant === 'ghost' ? findTreeCribs(book) : findSuperghostCribs(book);
