import type {Alphabet} from '../alphabet.js';
import {languages} from '../languages.js';
import type {Dictionary, LengthCount} from './dictionary.js';
import {createWordReader, type DictionaryFault, type Piece} from './reader.js';
import {countWords} from './word-list.js';
import {longestWord} from './words.js';

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
