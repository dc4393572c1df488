import {
	decide as decideTurn,
	players,
	randomAt,
	stateOf,
	type Action,
	type Book,
	type GhostGame,
	type PlayerName,
	type RandomState,
} from '../../engine/index.js';
import type {Held} from '../held.js';

/** What a player of Ghost does in its turn, and the chance that is left. */
export function decide({
	book,
	game,
	player,
	random,
}: {
	readonly book: Held<Book>;
	readonly game: Omit<GhostGame, 'book'>;
	readonly player: PlayerName;
	readonly random: RandomState;
}): readonly [Action, RandomState] {
	const [action, rest] = decideTurn(players[player], {...game, book: book.data}, randomAt(random));
	return [action, stateOf(rest)];
}
