import {
	coach as coachTwo,
	coachParty,
	nodeOf,
	type BookData,
	type Coaching,
	type GhostGame,
	type PartyCoaching,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {openedBook} from '../opened-book.js';

export function coach({
	book,
	fragment,
	order,
}: {readonly book: Held<BookData>} & Pick<GhostGame, 'fragment' | 'order'>): Coaching | PartyCoaching {
	const opened = openedBook(book);
	const node = nodeOf(opened, fragment);
	return order.length === 2 ? coachTwo(opened, node) : coachParty({book: opened, node, order});
}
