import {findOpenings as find, openBook, type BookData} from '../../engine/index.js';
import {findCribs} from '../../lab/index.js';
import type {Held} from '../held.js';

export const findOpenings = ({book}: {readonly book: Held<BookData>}) =>
	find(openBook(book.data), findCribs(book.data));
