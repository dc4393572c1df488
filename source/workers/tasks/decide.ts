import {
	chanceAt,
	decide as decideTurn,
	players,
	replayRound,
	type Action,
	type BookData,
	type PlayedRound,
	type PlayerName,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {openedBook} from '../opened-book.js';

/** What a player of Ghost does in its turn; its chance is that of the game's seed after so many moves. */
export function decide({
	book,
	round,
	player,
	seed,
	moves,
}: {
	readonly book: Held<BookData>;
	readonly round: PlayedRound;
	readonly player: PlayerName;
	readonly seed: string;
	readonly moves: number;
}): Action {
	return decideTurn(players[player], replayRound(openedBook(book), round), chanceAt(seed, moves));
}
