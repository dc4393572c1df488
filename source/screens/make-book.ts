import type {Dictionary, SharedBook} from '../engine/index.js';
import {bookFor} from '../games/ghost/kind.js';
import type {OpeningsSettings} from '../settings/ghost.js';
import {bookName} from '../settings/words.js';
import type {Job, Update} from './screen.js';
import {bookOf, keepBooks, type Session} from './session.js';

export function makeBook<State extends {readonly made: number}>(
	session: Session,
	settings: OpeningsSettings,
	dictionary: Dictionary,
	done?: Update<State>,
): Job<State> | undefined {
	if (bookOf(session, settings)) return undefined;
	return {
		key: `book ${bookName(settings)}`,
		async run({workers, signal, send, keep}) {
			const books = new Map<string, SharedBook>();
			const onProgress = (made: number) => send(state => ({state: {...state, made}}));
			await bookFor(settings, dictionary, {workers, signal, books, onProgress});
			keep(now => keepBooks(now, books));
			return done;
		},
	};
}
