import {openBook, type BookData, type SharedBook} from '../engine/index.js';
import type {Held} from './held.js';

const opened = new WeakMap<BookData, SharedBook>();

/** The book that a request holds. It stays the same from request to request, so that what is worked out for it is kept. */
export function openedBook({data}: Held<BookData>): SharedBook {
	const book = opened.get(data) ?? openBook(data);
	opened.set(data, book);
	return book;
}
