import {languages, spell, type Bounds, type Dictionary, type Letter} from '../engine/index.js';
import {defaultDictionary, isBundled, bundledTable} from './bundled.js';
import {defaultLanguage, type Source} from './source.js';

type Entry = Bounds & {readonly length: number; readonly words: number};

type Books<Found extends Entry> = Readonly<Record<string, {readonly results: readonly Found[]}>>;

type PerfectEntry = Entry & {
	/** The wrong guesses with which `paga` wins 75 of 100 fair games. */
	readonly fair: number;
};

type EvilEntry = Entry & {readonly letters: string};

/** The books of one kind: English dictionaries by their names, and the one list of each other language by its code. */
type Library<Found extends Entry> = {readonly dictionaries: Books<Found>; readonly languages: Books<Found>};

const perfectBooks = (): Library<PerfectEntry> => bundledTable('par.json');

const evilBooks = (): Library<EvilEntry> => bundledTable('evil.json');

function bookOf<Found extends Entry>(
	{dictionaries, languages}: Library<Found>,
	{dictionary, language}: Source,
): readonly Found[] | undefined {
	const isEnglish = language === defaultLanguage;
	if (!isEnglish && !isBundled(dictionary)) return undefined;
	const [books, name] = isEnglish ? [dictionaries, dictionary] : [languages, language];
	return Object.hasOwn(books, name) ? books[name]?.results : undefined;
}

/** Returns the entry of a length. The proofs are about the bundled lists (a test compares digests): with another count of words there is no entry. */
const entryIn = <Found extends Entry>(
	library: Library<Found>,
	source: Source,
	length: number,
	words: number,
): Found | undefined =>
	bookOf(library, source)?.find(result => result.length === length && result.words === words);

/** Returns the misses that perfect play forces on all words of a length; `undefined` unless a bundled dictionary has a proof. */
export function provedPar(source: Source, length: number, words: number): Bounds | undefined {
	const entry = entryIn(perfectBooks(), source, length, words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost};
}

type ProvedEvilPar = Bounds & {readonly letters: readonly Letter[]};

/** The same for `evil`: the fewest misses that beat it. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
export function provedEvilPar(source: Source, length: number, words: number): ProvedEvilPar | undefined {
	const entry = entryIn(evilBooks(), source, length, words);
	if (entry === undefined) return undefined;
	const {atLeast, atMost} = entry;
	return {atLeast, atMost, letters: spell(languages[source.language], entry.letters)};
}

export type Beforehand = {
	readonly perfect: Bounds | undefined;
	readonly evil?: ProvedEvilPar | undefined;
};

/** The entry of a length; where nothing is known of it, that of the nearest length in the usual list of the language, or in that of English. */
function typicalIn<Found extends Entry>(
	library: Library<Found>,
	source: Source,
	length: number,
	words: number,
): Found {
	const known = entryIn(library, source, length, words);
	if (known) return known;
	const usual = [source.language, defaultLanguage]
		.map(language => bookOf(library, {dictionary: defaultDictionary, language}))
		.find(book => book !== undefined);
	const distance = (entry: Entry) => Math.abs(entry.length - length);
	if (usual === undefined) throw new Error('There are no proofs about the default dictionary');
	return usual.reduce((nearest, entry) => (distance(entry) < distance(nearest) ? entry : nearest));
}

/** Returns the most misses that perfect play may need, the most that `evil` may, and the wrong guesses that win three of four fair games: proved for bundled lists, borrowed from the default list for others. */
export function typicalOf(source: Source, {lengths}: Dictionary, length: number) {
	const words = lengths.find(entry => entry.length === length)?.count ?? 0;
	const {atMost: perfect, fair} = typicalIn(perfectBooks(), source, length, words);
	return {perfect, evil: typicalIn(evilBooks(), source, length, words).atMost, fair};
}
