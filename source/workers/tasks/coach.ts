import {coach as coachAt, openBook, type BookData, type Coaching, type Node} from '../../engine/index.js';
import type {Held} from '../held.js';

/** What every letter from a fragment on leads to. */
export const coach = ({book, node}: {readonly book: Held<BookData>; readonly node: Node}): Coaching =>
	coachAt(openBook(book.data), node);
