import type {Alphabet} from '../alphabet.js';
import {packLetters, type Words} from './words.js';
import type {WordList} from './ordered-words.js';

/** Words of all lengths, packed, in the order of their alphabet, each once. */
export type Dictionary = WordList & {
	/** The true spellings of the words that aren't spelled as they are played, by these: `cote` as cote, coté, côté. */
	readonly spellings: ReadonlyMap<string, readonly string[]>;
	/** How many entries were left out: with anything but letters of the alphabet, or with more than 50 of them. */
	readonly skipped: number;
	readonly alphabet: Alphabet;
	readonly count: number;
	readonly lengths: readonly LengthCount[];
};

export type LengthCount = {readonly length: number; readonly count: number};

/** The true spellings of a word: `cote` may be cote, coté, côte or côté. */
export const spellingsOf = ({spellings}: Dictionary, word: string): readonly string[] =>
	spellings.get(word) ?? [word];

export const trueWord = (dictionary: Dictionary, word: string): string =>
	spellingsOf(dictionary, word)[0] ?? word;

/** The words of each dictionary that were used last. */
const latest = new WeakMap<Dictionary, Words>();

/** The words of one length, packed. The same length again gives the same object, so what was laid out for it is kept. */
export function wordsOfLength(dictionary: Dictionary, length: number): Words {
	const before = latest.get(dictionary);
	if (before?.length === length) return before;
	const words = packLength(dictionary, length);
	latest.set(dictionary, words);
	return words;
}

function packLength({alphabet, letters, starts, count, lengths}: Dictionary, length: number): Words {
	const size = lengths.find(entry => entry.length === length)?.count ?? 0;
	const packed = new Uint8Array(size * length);
	for (let word = 0, next = 0; word < count; word++) {
		const start = starts[word]!;
		if (starts[word + 1]! - start !== length) continue;
		for (let offset = 0; offset < length; offset++) packed[next++] = letters[start + offset]!;
	}

	return packLetters(alphabet, packed, length);
}
