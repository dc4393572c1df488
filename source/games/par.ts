import evil from '../../dictionaries/evil.json' with {type: 'json'};
import par from '../../dictionaries/par.json' with {type: 'json'};
import type {Bounds} from '../engine/index.js';

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

/** What is proved beforehand about `evil`. */
export type ProvedEvilPar = Bounds & {
	/** Letters that beat `evil` with `atMost` misses, asked in this order. */
	readonly letters: string;
};

/** The same for `evil`: the fewest misses that beat it. A budget of `atLeast` or less is lost whatever is asked, one of `atMost + 1` is enough. */
export function provedEvilPar(dictionary: string, length: number, words: number): ProvedEvilPar | undefined {
	const entry = entryIn(evilBooks, dictionary, length, words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost, letters: entry.letters};
}
