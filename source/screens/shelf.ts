import type {LoadedDictionary} from '../dictionary-files.js';
import type {Dictionary} from '../engine/index.js';
import type {GhostBook} from '../setup/ghost.js';

/** What has been loaded and made so far, so that no screen waits for it twice. */
export type Shelf = {
	readonly dictionaries: ReadonlyMap<string, LoadedDictionary>;
	readonly books: ReadonlyMap<string, GhostBook>;
};

export const emptyShelf: Shelf = {dictionaries: new Map(), books: new Map()};

const bookKey = (source: string, minLength: number) => `${minLength} ${source}`;

/** The dictionary of a source, once it is loaded and sound. */
export function dictionaryOf({dictionaries}: Shelf, source: string): Dictionary | undefined {
	const loaded = dictionaries.get(source);
	return loaded?.ok ? loaded.dictionary : undefined;
}

export const bookOf = ({books}: Shelf, source: string, minLength: number): GhostBook | undefined =>
	books.get(bookKey(source, minLength));

/** A file that could not be read may be mended meanwhile, so only the newest failure is kept. */
export function shelveDictionary(shelf: Shelf, source: string, loaded: LoadedDictionary): Shelf {
	const sound = [...shelf.dictionaries].filter(([, {ok}]) => ok);
	return {...shelf, dictionaries: new Map([...sound, [source, loaded]])};
}

export const shelveBook = (shelf: Shelf, source: string, minLength: number, book: GhostBook): Shelf => ({
	...shelf,
	books: new Map([...shelf.books, [bookKey(source, minLength), book]]),
});
