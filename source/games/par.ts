import evil from '../../dictionaries/evil.json' with {type: 'json'};
import par from '../../dictionaries/par.json' with {type: 'json'};
import {isBundled, standardLanguage, type Source} from '../dictionaries/index.js';
import {languages, spell, type Bounds} from '../engine/index.js';
import type {Beforehand, EvilPar} from '../lab/index.js';

type Entry = Bounds & {readonly length: number; readonly words: number};

type Books<Found extends Entry> = Readonly<Record<string, {readonly results: readonly Found[]}>>;

type EvilEntry = Entry & {readonly letters: string};

/** The books of one kind: English dictionaries by their names, and the one list of each other language by its code. */
type Library<Found extends Entry> = {readonly dictionaries: Books<Found>; readonly languages: Books<Found>};

const perfectBooks: Library<Entry> = par;

const evilBooks: Library<EvilEntry> = evil;

/** The proofs are about the dictionaries as they are bundled (a test holds them to their digests); where there are not as many words as then, nothing is known. */
function entryIn<Found extends Entry>(
	{dictionaries, languages}: Library<Found>,
	{dictionary, language}: Source,
	length: number,
	words: number,
): Found | undefined {
	const isEnglish = language === standardLanguage;
	if (!isEnglish && !isBundled(dictionary)) return undefined;
	const [books, name] = isEnglish ? [dictionaries, dictionary] : [languages, language];
	if (!Object.hasOwn(books, name)) return undefined;
	return books[name]?.results.find(result => result.length === length && result.words === words);
}

/** What is proved beforehand about all words of a length of a bundled dictionary: the misses that perfect play forces. */
export function provedPar(source: Source, length: number, words: number): Bounds | undefined {
	const entry = entryIn(perfectBooks, source, length, words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost};
}

/** The same for `evil`: the fewest misses that beat it. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
export function provedEvilPar(source: Source, length: number, words: number): EvilPar | undefined {
	const entry = entryIn(evilBooks, source, length, words);
	if (entry === undefined) return undefined;
	const letters = spell(languages[source.language], entry.letters);
	return {atLeast: entry.atLeast, atMost: entry.atMost, letters};
}

/** All that is proved beforehand about the words of a game. */
export const provedBeforehand = (source: Source, length: number, words: number): Beforehand => ({
	perfect: provedPar(source, length, words),
	evil: provedEvilPar(source, length, words),
});
