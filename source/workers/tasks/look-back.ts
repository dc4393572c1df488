import {
	missedWord,
	replayRound,
	turningPoint,
	type BookData,
	standingAt,
	type TurnStanding,
	type PlayedRound,
	type TurningPoint,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {openedBook} from '../opened-book.js';

export type LookBack = {
	/** A word that the fragment could have become. */
	readonly missedWord: string | undefined;
	/** Where its loser threw a won game away. */
	readonly turningPoint: TurningPoint | undefined;
	/** What each turn did to its player. */
	readonly standings: readonly TurnStanding[];
};

export function lookBack({
	book,
	round,
}: {
	readonly book: Held<BookData>;
	readonly round: PlayedRound;
}): LookBack {
	const game = replayRound(openedBook(book), round);
	return {
		missedWord: missedWord(game),
		turningPoint: turningPoint(game),
		standings: game.turns.map(turn => standingAt(game, turn)),
	};
}
