import {drawTree as draw, openBook, type BookData, type Node, type Tree} from '../../engine/index.js';
import type {Held} from '../held.js';

/** The tree of what can follow a fragment, in so many rows at most. */
export const drawTree = ({
	book,
	node,
	rows,
}: {
	readonly book: Held<BookData>;
	readonly node: Node;
	readonly rows: number;
}): Tree => draw(openBook(book.data), node, rows);
