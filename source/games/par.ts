import evil from '../../dictionaries/evil.json' with {type: 'json'};
import par from '../../dictionaries/par.json' with {type: 'json'};
import {isLetter, languages, type Beforehand, type Bounds, type EvilPar} from '../engine/index.js';

type Entry = Bounds & {readonly length: number; readonly words: number};

type Books<Found extends Entry> = Readonly<Record<string, {readonly results: readonly Found[]}>>;

const books: Books<Entry> = par.dictionaries;

const evilBooks: Books<Entry & {readonly letters: string}> = evil.dictionaries;

/** The proofs are about the dictionaries as they are bundled (a test holds them to their digests); where there are not as many words as then, nothing is known. */
function entryIn<Found extends Entry>(
	of: Books<Found>,
	dictionary: string,
	length: number,
	words: number,
): Found | undefined {
	if (!Object.hasOwn(of, dictionary)) return undefined;
	return of[dictionary]?.results.find(result => result.length === length && result.words === words);
}

/** What is proved beforehand about all words of a length of a bundled dictionary: the misses that perfect play forces. */
export function provedPar(dictionary: string, length: number, words: number): Bounds | undefined {
	const entry = entryIn(books, dictionary, length, words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost};
}

/** The same for `evil`: the fewest misses that beat it. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
export function provedEvilPar(dictionary: string, length: number, words: number): EvilPar | undefined {
	const entry = entryIn(evilBooks, dictionary, length, words);
	if (entry === undefined) return undefined;
	const letters = Array.from(entry.letters).filter(letter => isLetter(languages.en, letter));
	return {atLeast: entry.atLeast, atMost: entry.atMost, letters};
}

/** All that is proved beforehand about the words of a game. */
export const provedBeforehand = (dictionary: string, length: number, words: number): Beforehand => ({
	perfect: provedPar(dictionary, length, words),
	evil: provedEvilPar(dictionary, length, words),
});
