import {root, type Book, type Move, type Node} from '../variants/variant.js';

/** What a move leads to for the player who makes it when both of two players play their best, the best first: completing a word loses at once. */
export const effects = ['wins', 'loses', 'completes'] as const;

export type Effect = (typeof effects)[number];

/** Whether any word counts. */
export const isPlayable = ({movesFrom}: Book): boolean => movesFrom(root).length > 0;

/** Whether whoever is to move at a node wins. */
export const moverWins = (book: Book, node: Node): boolean => book.moverWins(node);

/** The node of a fragment that is known to be alive; any other is a programming error and throws. */
export function nodeOf(book: Book, fragment: string): Node {
	const node = book.find(fragment);
	if (node === undefined) throw new RangeError(`No word holds ${JSON.stringify(fragment)}`);
	return node;
}

export function effectOf(book: Book, node: Node): Effect {
	if (book.isWord(node)) return 'completes';
	return moverWins(book, node) ? 'loses' : 'wins';
}

/** The moves that win. */
export const winningMoves = (book: Book, node: Node): Move[] =>
	book.movesFrom(node).filter(move => !moverWins(book, move.node));
