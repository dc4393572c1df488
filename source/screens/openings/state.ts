import {isPlayable, type Openings} from '../../engine/index.js';
import type {OpeningsSettings} from '../../settings/ghost.js';
import {noWordText} from '../../text/ghost.js';
import type {Scrolled} from '../scrolling.js';
import {bookOf, loadedOf, type Session} from '../session.js';

export type OpeningsState = Scrolled & {
	readonly key: OpeningsSettings;
	readonly report?: Openings | undefined;
	/** The share of the book that is made, from 0 to 1. */
	readonly made: number;
};

/** Why there is nothing to tell, in a sentence. */
export function openingsFault(session: Session, key: OpeningsSettings): string | undefined {
	const loaded = loadedOf(session, key);
	if (loaded?.ok === false) return loaded.sentence;
	const book = bookOf(session, key);
	return book && !isPlayable(book) ? noWordText(key.minLength) : undefined;
}
