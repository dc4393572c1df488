import type {Alphabet} from '../alphabet.js';
import {packLetters, type Words} from './words.js';
import type {WordList} from './word-list.js';

/** Words of all lengths, packed, in the order of their alphabet, each once. */
export type Dictionary = WordList & {
	/** The true spellings of words that aren't spelled as they are played, by the word played: `cote` as cote, coté, côté. */
	readonly spellings: ReadonlyMap<string, readonly string[]>;
	/** The number of entries left out, which have other characters or more than 50 letters. */
	readonly skipped: number;
	readonly alphabet: Alphabet;
	readonly count: number;
	readonly lengths: readonly LengthCount[];
};

export type LengthCount = {readonly length: number; readonly count: number};

/** Returns the true spellings of a word: `cote` may be cote, coté, côte or côté. */
export const spellingsOf = ({spellings}: Dictionary, word: string): readonly string[] =>
	spellings.get(word) ?? [word];

export const trueWord = (dictionary: Dictionary, word: string): string =>
	spellingsOf(dictionary, word)[0] ?? word;

const latest = new WeakMap<Dictionary, Words>();

/** Returns the words of one length, packed. Asked for the same length again it returns the same object, so caches by identity keep working. */
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
