import {findOpenings as find, type Book} from '../../engine/index.js';
import {findCribs} from '../../lab/index.js';
import type {Held} from '../held.js';

/** Who wins with which first letters, and the words to know. */
export const findOpenings = ({book}: {readonly book: Held<Book>}) => find(book.data, findCribs(book.data));
