import {coach as coachAt, type Book, type Coaching, type Node} from '../../engine/index.js';
import type {Held} from '../held.js';

/** What every letter from a fragment on leads to. */
export const coach = ({book, node}: {readonly book: Held<Book>; readonly node: Node}): Coaching =>
	coachAt(book.data, node);
