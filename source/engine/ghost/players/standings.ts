import {oncePer} from '../../once-per.js';
import type {GhostGame} from '../rules/game.js';
import {moverWins, winningMoves} from '../rules/outlook.js';
import type {Book, Move, Node, View} from '../variants/variant.js';

/**
How a player stands in a round.

`safe`: it can avoid losing whatever all the others play, even against it together. `lost`: it loses whatever it plays if each of the others looks after itself. `depends`: on what the others play.

Who looks after itself plays a letter after which it can't lose while all do so; where it has none, one after which it may still not lose; of such letters any. Were a player lost only where all the others against it can make it lose, that would be the opposite of safe, and nothing would ever depend; yet the others seldom agree on whom to sink. Of two players one is safe and the other lost.

`unsafe`: too many words are in reach to find whether it is lost or depends.
*/
export const standings = ['safe', 'depends', 'unsafe', 'lost'] as const;

export type Standing = (typeof standings)[number];

/** Players, a bit each, from the one to move on in the order of the turns. */
type Players = number;

/** What is found once for a fragment: who is safe, who may lose if each looks after itself, and who then does by the order of turns. */
type Found = {readonly safe: Players; readonly losers: Players; readonly loser: number};

/** What is found in one number, never 0. */
const pack = ({safe, losers, loser}: Found): number => safe | (losers << 6) | (loser << 12);
const unpack = (packed: number): Found => ({
	safe: packed & 63,
	losers: (packed >> 6) & 63,
	loser: packed >> 12,
});

const viewOf = ({safe, losers, loser}: Found): View => ({
	isSafe: player => ((safe >> player) & 1) === 1,
	isLost: player => losers === 1 << player,
	loser: () => loser,
});

/** Solves rounds of so many players; whose turn it is doesn't matter, as each position is seen by whoever is to move. */
function createSolver(book: Book, players: number): (node: Node) => View {
	const all = (1 << players) - 1;
	const mover = 1;
	const before = players - 1;
	const known = new Uint16Array(book.countFragments() ?? 0);
	// Whoever completed a word has lost.
	const ended: Found = {safe: all & ~(1 << before), losers: 1 << before, loser: before};
	/** Players as they are seen by the one before. */
	const turned = (seen: Players): Players => ((seen << 1) | (seen >> before)) & all;

	function lookAhead(node: Node): Found {
		let [some, every, harmless, hopeful, loser] = [0, all, 0, 0, players];
		for (const move of book.movesFrom(node)) {
			const next = find(move.node);
			const safe = turned(next.safe);
			const losers = turned(next.losers);
			const falls = (next.loser + 1) % players;
			some |= safe;
			every &= safe;
			if ((losers & mover) === 0) harmless |= losers;
			else if (losers !== mover) hopeful |= losers;
			if (falls > 0) loser = Math.min(loser, falls);
		}

		return {
			safe: (every & ~mover) | (some & mover),
			losers: harmless || hopeful || mover,
			loser: loser % players,
		};
	}

	function find(node: Node): Found {
		if (book.isWord(node)) return ended;
		const packed = known[node]!;
		if (packed !== 0) return unpack(packed);
		const found = lookAhead(node);
		known[node] = pack(found);
		return found;
	}

	return node =>
		book.viewOf === undefined || book.isWord(node) ? viewOf(find(node)) : book.viewOf(node, players);
}

const solversOf = oncePer((book: Book) => {
	const solvers = new Map<number, (node: Node) => View>();
	return (players: number) => {
		const solver = solvers.get(players) ?? createSolver(book, players);
		solvers.set(players, solver);
		return solver;
	};
});

function standingIn({isSafe, isLost}: View, player: number): Standing {
	if (isSafe(player)) return 'safe';
	const lost = isLost(player);
	return lost === undefined ? 'unsafe' : lost ? 'lost' : 'depends';
}

/** How each of so many players stands, from the one to move on. */
export function standingsAt(book: Book, node: Node, players: number): readonly Standing[] {
	if (players === 2) return moverWins(book, node) ? ['safe', 'lost'] : ['lost', 'safe'];
	const view = solversOf(book)(players)(node);
	return Array.from({length: players}, (_, player) => standingIn(view, player));
}

/** The same as seen by whoever was to move so many turns before. */
export function standingsAfter(
	book: Book,
	{node}: Pick<Move, 'node'>,
	players: number,
	turns = 1,
): readonly Standing[] {
	const seen = standingsAt(book, node, players);
	return seen.map((_, player) => seen.at((player - turns) % players) ?? 'depends');
}

type Round = Pick<GhostGame, 'book' | 'node' | 'order'>;

/** The moves after which whoever is to move can't lose the round, whatever the others play. Of two players these are the moves that win. */
export function safeMoves({book, node, order}: Round): readonly Move[] {
	if (order.length === 2) return winningMoves(book, node);
	const viewOf = solversOf(book)(order.length);
	return book.movesFrom(node).filter(move => viewOf(move.node).isSafe(order.length - 1));
}

/** The moves of which a number is smallest. */
function leastBy(moves: readonly Move[], measure: (move: Move) => number): readonly Move[] {
	const measured = moves.map(move => ({move, size: measure(move)}));
	const least = Math.min(...measured.map(({size}) => size));
	return measured.filter(({size}) => size === least).map(({move}) => move);
}

/** The best moves of whoever is to move: the safe ones; where there is none, those after which another loses if each looks after itself, and best the next player; else those with which that may still be. */
export function bestMoves(round: Round): readonly Move[] {
	const safe = safeMoves(round);
	if (safe.length > 0) return safe;
	const {book, node, order} = round;
	const moves = book.movesFrom(node);
	if (order.length === 2) return moves;
	const viewOf = solversOf(book)(order.length);
	const last = order.length - 1;
	return leastBy(moves, move => {
		const view = viewOf(move.node);
		const loser = view.loser();
		// Whoever moved is the last player as the next one sees it.
		return loser === last && view.isLost(last) === true ? order.length : loser;
	});
}
