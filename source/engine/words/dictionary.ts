import type {Alphabet} from '../alphabet.js';
import {languages} from '../languages.js';
import {countWords} from './word-list.js';
import {longestWord, packLetters, type Words} from './words.js';
import {createWordReader, type DictionaryFault, type Piece, type ReadWords} from './reader.js';

export type {DictionaryFault, Piece} from './reader.js';

/** Words of all lengths, packed, in the order of their alphabet, each once. */
export type Dictionary = ReadWords & {
	readonly alphabet: Alphabet;
	readonly count: number;
	/** The lengths that have words, shortest first. */
	readonly lengths: readonly LengthCount[];
};

export type LengthCount = {readonly length: number; readonly count: number};

export type ParsedDictionary =
	| {readonly ok: true; readonly dictionary: Dictionary}
	| {readonly ok: false; readonly reason: DictionaryFault};

function countLengths(starts: Uint32Array): LengthCount[] {
	const counts = new Uint32Array(longestWord + 1);
	for (let word = 1; word < starts.length; word++) {
		const length = starts[word]! - starts[word - 1]!;
		counts[length]!++;
	}

	return Array.from(counts, (count, length) => ({length, count})).filter(({count}) => count > 0);
}

/** Reads a dictionary from a text that comes in pieces, as `createWordReader` does. */
export type DictionaryReader = {
	/** Takes the next piece of the text; `false` means that the rest is not needed. */
	readonly add: (piece: Piece) => boolean;
	readonly finish: () => ParsedDictionary;
};

export function createDictionaryReader(alphabet: Alphabet = languages.en): DictionaryReader {
	const reader = createWordReader(alphabet);
	return {
		add: reader.add,
		finish() {
			const read = reader.finish();
			if (!read.ok) return read;
			const {words} = read;
			const dictionary = {...words, alphabet, count: countWords(words), lengths: countLengths(words.starts)};
			return {ok: true, dictionary};
		},
	};
}

/**
The words of a text, one entry a line.

Lines may end with LF, CRLF or CR, and a byte-order mark may come first; blanks around an entry are trimmed. An entry is folded to the letters of the alphabet, and its own spelling is kept, too; an entry with anything else or of more than 50 letters is skipped and counted; duplicates count once.
*/
export function parseDictionary(text: string, alphabet: Alphabet = languages.en): ParsedDictionary {
	const reader = createDictionaryReader(alphabet);
	reader.add(text);
	return reader.finish();
}

/** The true spellings of a word: `cote` may be cote, coté, côte or côté. */
export const spellingsOf = ({spellings}: Dictionary, word: string): readonly string[] =>
	spellings.get(word) ?? [word];

/** The first true spelling of a word. */
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
