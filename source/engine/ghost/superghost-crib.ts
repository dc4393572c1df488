import type {SuperghostBook} from './book.js';
import {proveSelection} from './crib-proof.js';
import {improveSelection} from './crib-search.js';
import type {Crib, Cribs} from './crib.js';
import {sketchSelection} from './cuts.js';
import {completes, movesFrom, winningMoves} from './moves.js';
import {moverWins} from './solver.js';
import {root, type Node} from './trie.js';
import {costOf, findBurdens, findWays, type Selection, type Ways} from './ways.js';

/** More points than so many are not looked at; hundreds of thousands of words make some ten thousand. */
const mostPoints = 40_000;

/** How many words of cuts the proofs of a crib may look at in all before they are given up. */
const proofEffort = 1e7;

/** How many rounds a search has that no proof follows: so many at most, and so many points and words in all. */
const mostRounds = 400;
const searchEffort = 4e8;

/** What was found below a limit, if anything; `exact` says that nothing costs less. */
type Found = {readonly selection: Selection | undefined; readonly exact: boolean};

/** Looks for a selection that costs less than the limit, with a share of the effort. */
function findSelection(ways: Ways, limit: number, share: number): Found {
	const {cuts, selection} = sketchSelection(ways);
	const below = (found: Selection) => (costOf(ways, found) < limit ? found : undefined);
	const most = Math.min(limit, costOf(ways, selection));
	const proof = proveSelection(ways, cuts, most, {left: proofEffort * share});
	if (proof) return {selection: proof.cheapest ?? below(selection), exact: ways.isWhole};
	const roundEffort = ways.nexts.length * selection.length;
	const rounds = Math.min(mostRounds, Math.ceil((searchEffort * share) / roundEffort));
	return {selection: below(improveSelection(ways, selection, rounds)), exact: false};
}

const textsOf = ({words}: Ways, selection: Selection): string[] =>
	selection.map(word => words[word]?.text ?? '').sort();

/** The crib of one opening after the other; the cheapest is the first player's. */
function findFirst(book: SuperghostBook, burdens: Float64Array): Crib {
	let crib: Crib = {words: [], exact: true};
	let least = Infinity;
	const burdenOf = (node: Node) => burdens[node] ?? 0;
	const openings = winningMoves(book, root).map(({node}) => node);
	for (const node of openings.sort((a, b) => burdenOf(a) - burdenOf(b))) {
		const ways = findWays(book, [node], burdens, mostPoints);
		const {selection, exact} = findSelection(ways, least, 1 / openings.length);
		crib = {words: selection ? textsOf(ways, selection) : crib.words, exact: exact && crib.exact};
		if (selection) least = costOf(ways, selection);
	}

	return crib;
}

/** One crib against all openings that let the second player win. */
function findSecond(book: SuperghostBook, burdens: Float64Array): Crib {
	const openings = movesFrom(book, root).map(({node}) => node);
	const won = openings.filter(node => !completes(book, node) && moverWins(book.solution, node));
	const ways = findWays(book, won, burdens, mostPoints);
	const {selection = [], exact} = findSelection(ways, Infinity, 1);
	return {words: textsOf(ways, selection), exact};
}

/**
The cribs of Superghost: the best that are found, and whether they are proved to be.

One word can help behind many fragments there, so that costs do not add up as in Ghost, and the number of selections to look through can grow beyond all bounds. So a search is followed by a proof, which may come to an end or not.
*/
export function findSuperghostCribs(book: SuperghostBook): Cribs {
	const burdens = findBurdens(book);
	return {first: findFirst(book, burdens), second: findSecond(book, burdens)};
}
