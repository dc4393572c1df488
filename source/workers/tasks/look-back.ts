import {
	missedWord,
	openBook,
	turningPoint,
	type BookData,
	type GhostGame,
	type TurningPoint,
} from '../../engine/index.js';
import type {Held} from '../held.js';

/** What there is to say about a game of Ghost that is over. */
export type LookBack = {
	/** A word that the fragment could have become. */
	readonly missedWord: string | undefined;
	/** Where its loser threw a won game away. */
	readonly turningPoint: TurningPoint | undefined;
};

/** Looks back on a game of Ghost that is over. */
export function lookBack({
	book,
	game,
}: {
	readonly book: Held<BookData>;
	readonly game: Omit<GhostGame, 'book'>;
}): LookBack {
	const whole = {...game, book: openBook(book.data)};
	return {missedWord: missedWord(whole), turningPoint: turningPoint(whole)};
}
