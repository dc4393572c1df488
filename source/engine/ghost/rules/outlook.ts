import type {Book, Move} from '../variants/book.js';

/**
The effect of a move.

Between two players it is the result of perfect play: the move `wins` or `loses`, or `completes` a word and loses at once. Among more it is seen two letters ahead: the move `corners` the next player, who then has no safe letter, or it completes a word and `loses-now`. Everything else is `open`, and so is a result that takes too long to find.
*/
export type Effect = 'wins' | 'corners' | 'open' | 'loses' | 'completes' | 'loses-now';

/** Whether any word counts. */
export const isPlayable = ({movesFrom}: Book): boolean => movesFrom('').length > 0;

export function effectOf(book: Book, fragment: string, players = 2): Effect {
	if (book.isWord(fragment)) return players === 2 ? 'completes' : 'loses-now';
	if (players > 2) return book.hasSafeMove(fragment) ? 'open' : 'corners';
	const isLost = book.moverWins(fragment);
	return isLost === undefined ? 'open' : isLost ? 'loses' : 'wins';
}

export const winningMoves = (book: Book, fragment: string): Move[] =>
	book.movesFrom(fragment).filter(move => book.moverWins(move.fragment) === false);

/** Whether the player to move has a safe move: one that wins between two, or doesn't lose at once among more; undefined if that takes too long to find. */
export const isSafe = (book: Book, fragment: string, players: number): boolean | undefined =>
	players === 2 ? book.moverWins(fragment) : book.hasSafeMove(fragment);

const preferred: readonly Effect[] = ['wins', 'corners', 'open'];

export function bestMoves(book: Book, fragment: string, players: number): readonly Move[] {
	const moves = book.movesFrom(fragment);
	const effects = moves.map(move => effectOf(book, move.fragment, players));
	const best = preferred.find(effect => effects.includes(effect));
	return best === undefined ? moves : moves.filter((_, at) => effects[at] === best);
}
