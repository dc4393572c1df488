import {oncePer} from '../../once-per.js';
import type {GhostGame} from '../rules/game.js';
import {moverWins, winningMoves} from '../rules/outlook.js';
import type {Book, Move, Node, Players, View} from '../variants/variant.js';

/**
How a player stands in a round.

`safe`: it can avoid losing whatever all the others play, even against it together. `lost`: it loses whatever it plays if each of the others looks after itself. `depends`: on what the others play.

Who looks after itself plays a letter after which it can't lose while all do so; where it has none, one after which it may still not lose; of such letters any. Were a player lost only where all the others against it can make it lose, that would be the opposite of safe, and nothing would ever depend; yet the others seldom agree on whom to sink. Of two players one is safe and the other lost.
*/
export const standings = ['safe', 'depends', 'lost'] as const;

export type Standing = (typeof standings)[number];

/** A view in one number. */
const pack = ({safe, losers, loser}: View): number => safe | (losers << 6) | (loser << 12);
const unpack = (packed: number): View => ({
	safe: packed & 63,
	losers: (packed >> 6) & 63,
	loser: packed >> 12,
});

/** Solves rounds of so many players; whose turn it is doesn't matter, as each position is seen by whoever is to move. */
function createSolver(book: Book, players: number): (node: Node) => View {
	const all = (1 << players) - 1;
	const mover = 1;
	const before = players - 1;
	const known = new Map<Node, number>();
	/** Players as they are seen by the one before. */
	const turned = (seen: Players): Players => ((seen << 1) | (seen >> before)) & all;

	function lookAhead(node: Node): View {
		// Whoever completed the word has lost.
		if (book.isWord(node)) return {safe: all & ~(1 << before), losers: 1 << before, loser: before};
		if (book.viewOf !== undefined) return book.viewOf(node, players);
		let [some, every, harmless, hopeful, loser] = [0, all, 0, 0, players];
		for (const move of book.movesFrom(node)) {
			const next = viewOf(move.node);
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

	function viewOf(node: Node): View {
		const found = known.get(node);
		if (found !== undefined) return unpack(found);
		const view = lookAhead(node);
		known.set(node, pack(view));
		return view;
	}

	return viewOf;
}

const solversOf = oncePer((book: Book) => {
	const solvers = new Map<number, (node: Node) => View>();
	return (players: number) => {
		const solver = solvers.get(players) ?? createSolver(book, players);
		solvers.set(players, solver);
		return solver;
	};
});

const isIn = (players: Players, player: number): boolean => (players & (1 << player)) !== 0;

const standingIn = ({safe, losers}: View, player: number): Standing =>
	isIn(safe, player) ? 'safe' : losers === 1 << player ? 'lost' : 'depends';

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
	return book.movesFrom(node).filter(move => standingsAfter(book, move, order.length)[0] === 'safe');
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
		const {losers, loser} = viewOf(move.node);
		// Whoever moved is the last player as the next one sees it.
		if (loser !== last) return loser;
		return losers === 1 << last ? order.length : last;
	});
}
