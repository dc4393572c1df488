import {drawTree as draw, nodeOf, type BookData, type Tree} from '../../engine/index.js';
import type {Held} from '../held.js';
import {openedBook} from '../opened-book.js';

export const drawTree = ({
	book,
	fragment,
	rows,
	players,
}: {
	readonly book: Held<BookData>;
	readonly fragment: string;
	readonly rows: number;
	readonly players: number;
}): Tree => draw(openedBook(book), nodeOf(openedBook(book), fragment), rows, players);
