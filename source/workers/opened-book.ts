import {oncePer, openBook, type BookData, type SharedBook} from '../engine/index.js';
import type {Held} from './held.js';

const opened = oncePer<BookData, SharedBook>(openBook);

/** The book that a request holds. It stays the same from request to request, so that what is worked out for it is kept. */
export const openedBook = ({data}: Held<BookData>): SharedBook => opened(data);
