import {languages, spell, type Bounds, type Dictionary, type Letter} from '../engine/index.js';
import {defaultDictionary, isBundled} from './bundled.js';
import {standardLanguage, type Source} from './source.js';
import {bundledTable} from './bundled-tables.js';

type Entry = {readonly length: number; readonly words: number};

type BoundsEntry = Entry & Bounds;

type Books<Found extends Entry> = Readonly<Record<string, {readonly results: readonly Found[]}>>;

type EvilEntry = BoundsEntry & {readonly letters: string};

/** The misses of the best guesser are added up over all words. */
type FairEntry = BoundsEntry & {readonly guesses: number};

/** The books of one kind: English dictionaries by their names, and the one list of each other language by its code. */
type Library<Found extends Entry> = {readonly dictionaries: Books<Found>; readonly languages: Books<Found>};

const perfectBooks = (): Library<BoundsEntry> => bundledTable('par.json');

const evilBooks = (): Library<EvilEntry> => bundledTable('evil.json');

const fairBooks = (): Library<FairEntry> => bundledTable('fair.json');

function bookOf<Found extends Entry>(
	{dictionaries, languages}: Library<Found>,
	{dictionary, language}: Source,
): readonly Found[] | undefined {
	const isEnglish = language === standardLanguage;
	if (!isEnglish && !isBundled(dictionary)) return undefined;
	const [books, name] = isEnglish ? [dictionaries, dictionary] : [languages, language];
	return Object.hasOwn(books, name) ? books[name]?.results : undefined;
}

/** The proofs are about the dictionaries as they are bundled (a test holds them to their digests); where there are not as many words as then, nothing is known. */
const entryIn = <Found extends Entry>(
	library: Library<Found>,
	source: Source,
	length: number,
	words: number,
): Found | undefined =>
	bookOf(library, source)?.find(result => result.length === length && result.words === words);

/** What is proved beforehand about all words of a length of a bundled dictionary: the misses that perfect play forces. */
export function provedPar(source: Source, length: number, words: number): Bounds | undefined {
	const entry = entryIn(perfectBooks(), source, length, words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost};
}

export type ProvedEvilPar = Bounds & {readonly letters: readonly Letter[]};

/** The same for `evil`: the fewest misses that beat it. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
export function provedEvilPar(source: Source, length: number, words: number): ProvedEvilPar | undefined {
	const entry = entryIn(evilBooks(), source, length, words);
	if (entry === undefined) return undefined;
	const letters = spell(languages[source.language], entry.letters);
	return {atLeast: entry.atLeast, atMost: entry.atMost, letters};
}

/** The mean misses of a fair game, between what no guesser can beat and what a strategy reaches. */
function provedFairMean(source: Source, length: number, words: number): Bounds | undefined {
	const entry = entryIn(fairBooks(), source, length, words);
	return entry && {atLeast: entry.atLeast / words, atMost: entry.atMost / words};
}

export const provedBeforehand = (source: Source, length: number, words: number) => ({
	perfect: provedPar(source, length, words),
	evil: provedEvilPar(source, length, words),
	fair: provedFairMean(source, length, words),
});

/** What is typical of words of a length: the most misses that perfect play may need, the most that `evil` may, and the wrong guesses that win three of four fair games. */
export type Typical = {readonly perfect: number; readonly evil: number; readonly fair: number};

/** The entry of a length; where nothing is known of it, that of the nearest length in the usual list of the language, or in that of English. */
function typicalIn<Found extends Entry>(
	library: Library<Found>,
	source: Source,
	length: number,
	words: number,
): Found {
	const known = entryIn(library, source, length, words);
	if (known) return known;
	const usual = [source.language, standardLanguage]
		.map(language => bookOf(library, {dictionary: defaultDictionary, language}))
		.find(book => book !== undefined);
	const distance = (entry: Entry) => Math.abs(entry.length - length);
	if (usual === undefined) throw new Error('There are no proofs about the default dictionary');
	return usual.reduce((nearest, entry) => (distance(entry) < distance(nearest) ? entry : nearest));
}

/** What is typical of the words of a length: known of lists that come with the game, borrowed from the usual one for others. */
export function typicalOf(source: Source, {lengths}: Dictionary, length: number): Typical {
	const words = lengths.find(entry => entry.length === length)?.count ?? 0;
	return {
		perfect: typicalIn(perfectBooks(), source, length, words).atMost,
		evil: typicalIn(evilBooks(), source, length, words).atMost,
		fair: typicalIn(fairBooks(), source, length, words).guesses,
	};
}
