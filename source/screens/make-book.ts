import {openBook, type Dictionary} from '../engine/index.js';
import {hold} from '../workers/held.js';
import type {Job} from './screen.js';
import {bookOf, bookText, keepBook, type BookKey, type Session} from './session.js';

/** Makes a book of Ghost, unless that has been done; sends the share that is made. */
export function makeBook<Message>(
	session: Session,
	{key, dictionary}: {readonly key: BookKey; readonly dictionary: Dictionary},
	{made, done}: {readonly made: (share: number) => Message; readonly done?: Message},
): readonly Job<Message>[] {
	if (bookOf(session, key)) return [];
	const {minLength, variant} = key;
	return [
		{
			key: `book ${bookText(key)}`,
			async run({workers, signal, send, keep}) {
				const data = await workers.run(
					'open-book',
					{dictionary: hold(dictionary), minLength, variant},
					{signal, onProgress: share => send(made(share))},
				);
				keep(now => keepBook(now, key, openBook(data)));
				return done;
			},
		},
	];
}
