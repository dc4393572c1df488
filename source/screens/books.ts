import type {Source} from '../dictionaries/index.js';
import type {Book, Dictionary, Variant} from '../engine/index.js';
import {standardMinLength} from '../settings/ghost.js';
import {sourceOf} from '../settings/readers.js';
import type {Asked} from '../settings/setting.js';
import {hold} from '../workers/held.js';
import {sourceKey, type House} from './house.js';
import type {Job} from './screen.js';

/** What a book is made of, and so what tells it from others. */
export type BookKey = {readonly source: Source; readonly minLength: number; readonly variant: Variant};

/** A text that tells a book from others. */
export const bookText = ({source, minLength, variant}: BookKey): string =>
	`${variant} ${minLength} ${sourceKey(source)}`;

export const bookOf = ({books}: House, key: BookKey): Book | undefined => books.get(bookText(key));

export const keepBook = (house: House, key: BookKey, book: Book): House => ({
	...house,
	books: new Map([...house.books, [bookText(key), book]]),
});

/** What the book of Ghost is made of that is asked for. */
export const bookKeyOf = (asked: Asked): BookKey => ({
	source: sourceOf(asked),
	minLength: Number(asked.minLength ?? standardMinLength),
	variant: asked.variant === 'superghost' ? 'superghost' : 'ghost',
});

/** Makes a book of Ghost, unless that has been done; tells the share that is made. */
export function makeBook<Message>(
	house: House,
	{key, dictionary}: {readonly key: BookKey; readonly dictionary: Dictionary},
	{made, done}: {readonly made: (share: number) => Message; readonly done: Message},
): readonly Job<Message>[] {
	if (bookOf(house, key)) return [];
	const {minLength, variant} = key;
	return [
		{
			key: `book ${bookText(key)}`,
			async run({workers, signal, send, keep}) {
				const book = await workers.run(
					'open-book',
					{dictionary: hold(dictionary), minLength, variant},
					{signal, onProgress: share => send(made(share))},
				);
				keep(now => keepBook(now, key, book));
				return done;
			},
		},
	];
}
