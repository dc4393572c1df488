import {languages, spell, type Bounds, type Dictionary} from '../engine/index.js';
import {defaultDictionary, isBundled, bundledTable} from './bundled.js';
import {defaultLanguage, type Source} from './source.js';

type Entry = Bounds & {readonly length: number; readonly words: number};

type PerfectEntry = Entry & {
	/** The wrong guesses with which `paga` wins 75 of 100 fair games. */
	readonly fair: number;
};

/** The books of one kind: English dictionaries by their names, and the one list of each other language by its code. */
type Library<Found extends Entry> = Readonly<
	Record<'dictionaries' | 'languages', Readonly<Record<string, {readonly results: readonly Found[]}>>>
>;

const perfectBooks = (): Library<PerfectEntry> => bundledTable('par.json');

const evilBooks = (): Library<Entry & {readonly letters: string}> => bundledTable('evil.json');

function bookOf<Found extends Entry>(
	{dictionaries, languages}: Library<Found>,
	{dictionary, language}: Source,
): readonly Found[] {
	if (!isBundled(dictionary)) return [];
	const book = language === defaultLanguage ? dictionaries[dictionary] : languages[language];
	return book?.results ?? [];
}

/** Returns the entry of a length. The proofs are about the bundled lists (a test compares digests): with another count of words there is no entry. */
const entryIn = <Found extends Entry>(
	book: readonly Found[],
	length: number,
	words: number,
): Found | undefined => book.find(entry => entry.length === length && entry.words === words);

export type Beforehand = ReturnType<typeof provedOf>;

/** Returns what is proved of all words of a length; nothing unless a bundled dictionary has a proof. */
export function provedOf(source: Source, length: number, words: number) {
	const perfect = entryIn(bookOf(perfectBooks(), source), length, words);
	const evil = entryIn(bookOf(evilBooks(), source), length, words);
	return {
		/** The misses that perfect play on both sides forces. */
		perfect: perfect && {atLeast: perfect.atLeast, atMost: perfect.atMost},
		/** The fewest misses that beat `evil`, and with which letters. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
		evil: evil && {
			atLeast: evil.atLeast,
			atMost: evil.atMost,
			letters: spell(languages[source.language], evil.letters),
		},
	};
}

/** The entry of a length; where nothing is known of it, that of the nearest length in the default list of the language. */
function typicalIn<Found extends Entry>(
	library: Library<Found>,
	source: Source,
	length: number,
	words: number,
): Found {
	const distance = (entry: Entry) => Math.abs(entry.length - length);
	return (
		entryIn(bookOf(library, source), length, words) ??
		bookOf(library, {...source, dictionary: defaultDictionary}).reduce((nearest, entry) =>
			distance(entry) < distance(nearest) ? entry : nearest,
		)
	);
}

/** Returns the most misses that perfect play may need, the most that `evil` may, and the wrong guesses that win three of four fair games: proved for bundled lists, borrowed from the default list for others. */
export function typicalOf(source: Source, {lengths}: Dictionary, length: number) {
	const words = lengths.find(entry => entry.length === length)?.count ?? 0;
	const {atMost: perfect, fair} = typicalIn(perfectBooks(), source, length, words);
	return {perfect, evil: typicalIn(evilBooks(), source, length, words).atMost, fair};
}
