import type {LoadedDictionary} from '../dictionary-files.js';
import type {Book, Dictionary, Variant} from '../engine/index.js';

/** What has been loaded and made so far, so that no screen waits for it twice. */
export type Shelf = {
	readonly dictionaries: ReadonlyMap<string, LoadedDictionary>;
	readonly books: ReadonlyMap<string, Book>;
};

export const emptyShelf: Shelf = {dictionaries: new Map(), books: new Map()};

/** What a book is made of. */
export type BookTitle = {readonly source: string; readonly minLength: number; readonly variant: Variant};

export const bookKey = ({source, minLength, variant}: BookTitle): string =>
	`${variant} ${minLength} ${source}`;

/** The dictionary of a source, once it is loaded and sound. */
export function dictionaryOf({dictionaries}: Shelf, source: string): Dictionary | undefined {
	const loaded = dictionaries.get(source);
	return loaded?.ok ? loaded.dictionary : undefined;
}

export const bookOf = ({books}: Shelf, title: BookTitle): Book | undefined => books.get(bookKey(title));

/** A file that could not be read may be mended meanwhile, so only the newest failure is kept. */
export function shelveDictionary(shelf: Shelf, source: string, loaded: LoadedDictionary): Shelf {
	const sound = [...shelf.dictionaries].filter(([, {ok}]) => ok);
	return {...shelf, dictionaries: new Map([...sound, [source, loaded]])};
}

export const shelveBook = (shelf: Shelf, title: BookTitle, book: Book): Shelf => ({
	...shelf,
	books: new Map([...shelf.books, [bookKey(title), book]]),
});
