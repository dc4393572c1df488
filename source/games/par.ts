import par from '../../dictionaries/par.json' with {type: 'json'};
import type {Bounds} from '../engine/index.js';

type Entry = Bounds & {readonly length: number; readonly words: number};

const books: Readonly<Record<string, {readonly results: readonly Entry[]}>> = par.dictionaries;

/**
What is proved beforehand about all words of a length of a bundled dictionary: the misses that perfect play comes to.

The proofs are about the dictionaries as they are bundled (a test holds them to their digests); where there are not as many `words` as then, nothing is known.
*/
export function provedPar(dictionary: string, length: number, words: number): Bounds | undefined {
	if (!Object.hasOwn(books, dictionary)) return undefined;
	const entry = books[dictionary]?.results.find(result => result.length === length && result.words === words);
	return entry && {atLeast: entry.atLeast, atMost: entry.atMost};
}
