import type {SuperghostBook} from './book.js';
import {proveSelection} from './crib-proof.js';
import {searchSelection} from './crib-search.js';
import type {Crib, Cribs} from './crib.js';
import {completes, movesFrom, winningMoves} from './moves.js';
import {moverWins} from './solver.js';
import {root, type Node} from './trie.js';
import {costOf, findBurdens, findWays, type Selection, type Ways} from './ways.js';

/** More points than so many are not looked at; hundreds of thousands of words make some ten thousand. */
const mostPoints = 40_000;

/** How many words of cuts a proof may look at before it is given up. */
const proofEffort = 1e7;

/** How many rounds a search has when a proof is to follow, and how many when there is none: so many at most, and so many points and words in all. */
const fewRounds = 20;
const manyRounds = 400;
const searchEffort = 4e8;

/** What was found below a limit, if anything; `exact` says that nothing costs less. */
type Found = {readonly selection: Selection | undefined; readonly exact: boolean};

function findSelection(ways: Ways, limit: number): Found {
	const below = (selection: Selection) => (costOf(ways, selection) < limit ? selection : undefined);
	const quick = searchSelection(ways, fewRounds);
	const proof = proveSelection(ways, Math.min(limit, costOf(ways, quick)), {left: proofEffort});
	if (proof) return {selection: proof.cheapest ?? below(quick), exact: ways.isWhole};
	const rounds = Math.ceil(searchEffort / (ways.nexts.length * quick.length));
	return {selection: below(searchSelection(ways, Math.min(rounds, manyRounds))), exact: false};
}

const textsOf = ({words}: Ways, selection: Selection): string[] =>
	selection.map(word => words[word]?.text ?? '').sort();

/** The crib of one opening after the other; the cheapest is the first player's. */
function findFirst(book: SuperghostBook, burdens: Float64Array): Crib {
	let crib: Crib = {words: [], exact: true};
	let least = Infinity;
	const burdenOf = (node: Node) => burdens[node] ?? 0;
	for (const {node} of winningMoves(book, root).sort((a, b) => burdenOf(a.node) - burdenOf(b.node))) {
		const ways = findWays(book, [node], burdens, mostPoints);
		const {selection, exact} = findSelection(ways, least);
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
	const {selection = [], exact} = findSelection(ways, Infinity);
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
