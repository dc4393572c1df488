import type {Book, Move} from '../variants/variant.js';

/** The effect of a move with perfect play of two players; `open` if that takes too long to find. Completing a word loses at once. */
export type Effect = 'wins' | 'open' | 'loses' | 'completes';

/** The effect of a move as seen two letters ahead: it leaves the next player no safe letter, or nothing is known, or it completes a word and loses now. */
export type PartyEffect = 'corners' | 'open' | 'loses-now';

/** Whether any word counts. */
export const isPlayable = ({movesFrom}: Book): boolean => movesFrom('').length > 0;

/** Returns what leaving a fragment leads to. */
export function effectOf(book: Book, fragment: string): Effect {
	if (book.isWord(fragment)) return 'completes';
	const isLost = book.moverWins(fragment);
	return isLost === undefined ? 'open' : isLost ? 'loses' : 'wins';
}

/** The same for a game of three or more. */
export function partyEffectOf(book: Book, fragment: string): PartyEffect {
	if (book.isWord(fragment)) return 'loses-now';
	return book.hasSafeMove(fragment) ? 'open' : 'corners';
}

/** Returns the moves that win. */
export const winningMoves = (book: Book, fragment: string): Move[] =>
	book.movesFrom(fragment).filter(move => book.moverWins(move.fragment) === false);

/** Returns the moves after which the player is safe: of two players the moves that win, of more those that don't lose at once. */
export const safeMoves = (book: Book, fragment: string, players: number): Move[] =>
	players === 2
		? winningMoves(book, fragment)
		: book.movesFrom(fragment).filter(move => !book.isWord(move.fragment));

/** Whether the player to move has a safe move; undefined if that takes too long to find. */
export const isSafe = (book: Book, fragment: string, players: number): boolean | undefined =>
	players === 2 ? book.moverWins(fragment) : book.hasSafeMove(fragment);

/** The effects of moves that a player prefers to others, the best first. */
const preferred: readonly string[] = ['wins', 'corners', 'open'];

/** Returns the best moves: of two players those that win; of more those that leave the next player no safe letter; or else those of which nothing is known; or else all. */
export function bestMoves(book: Book, fragment: string, players: number): readonly Move[] {
	const moves = book.movesFrom(fragment);
	const effects = moves.map(move => (players === 2 ? effectOf : partyEffectOf)(book, move.fragment));
	const best = preferred.find(effect => effects.some(each => each === effect));
	return best === undefined ? moves : moves.filter((_, at) => effects[at] === best);
}
