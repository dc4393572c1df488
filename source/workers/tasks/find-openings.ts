import {findOpenings as find, openBook, type BookData} from '../../engine/index.js';
import {findCribs} from '../../lab/index.js';
import type {Held} from '../held.js';

/** Who wins with which first letters, and the words to know. */
export const findOpenings = ({book}: {readonly book: Held<BookData>}) =>
	find(openBook(book.data), findCribs(book.data));
