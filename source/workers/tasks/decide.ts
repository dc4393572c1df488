import {
	chanceAt,
	decide as decideTurn,
	openBook,
	players,
	type Action,
	type BookData,
	type GhostGame,
	type PlayerName,
} from '../../engine/index.js';
import type {Held} from '../held.js';

/** What a player of Ghost does in its turn; its chance is that of the game's seed after so many moves. */
export function decide({
	book,
	game,
	player,
	seed,
	moves,
}: {
	readonly book: Held<BookData>;
	readonly game: Omit<GhostGame, 'book'>;
	readonly player: PlayerName;
	readonly seed: string;
	readonly moves: number;
}): Action {
	return decideTurn(players[player], {...game, book: openBook(book.data)}, chanceAt(seed, moves));
}
