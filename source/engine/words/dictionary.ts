import {readEntries} from './entries.js';
import {countWords, mergeLists, type WordList} from './word-list.js';
import {longestWord, packLetters, type Words} from './words.js';

/** Words of all lengths, packed, in alphabetical order, each once. */
export type Dictionary = WordList & {
	/** How many words there are. */
	readonly count: number;
	/** How many entries of the text were left out: other characters than a–z, or more than 50 letters. */
	readonly skipped: number;
	/** How many words there are of each length that has some, shortest first. */
	readonly lengths: readonly LengthCount[];
};

export type LengthCount = {readonly length: number; readonly count: number};

/** `not-text`: it holds a NUL; `empty`: nothing but blanks; `no-words`: entries, but no usable word. */
export type DictionaryFault = 'not-text' | 'empty' | 'no-words';

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

/**
The words of a text, one entry a line.

Line ends may be LF, CRLF or CR, a byte-order mark may stand first; blanks around an entry are trimmed, upper case is lowered, an entry with anything but a–z or of more than 50 letters is skipped and counted, a word that stands there twice counts once.
*/
export function parseDictionary(text: string): ParsedDictionary {
	if (text.includes('\0')) return {ok: false, reason: 'not-text'};
	const {strays, skipped, ...inOrder} = readEntries(text);
	// Nearly every file is in order; the few strays are sorted and merged in.
	const words = strays.length === 0 ? inOrder : mergeLists(inOrder, readEntries(strays.sort().join('\n')));
	const count = countWords(words);
	if (count === 0) return {ok: false, reason: skipped === 0 ? 'empty' : 'no-words'};
	return {ok: true, dictionary: {...words, count, skipped, lengths: countLengths(words.starts)}};
}

/** The words of one length, packed; none where the dictionary has none of that length. */
export function wordsOfLength({letters, starts, count, lengths}: Dictionary, length: number): Words {
	const size = lengths.find(entry => entry.length === length)?.count ?? 0;
	const packed = new Uint8Array(size * length);
	for (let word = 0, next = 0; word < count; word++) {
		const start = starts[word]!;
		if (starts[word + 1]! - start !== length) continue;
		for (let offset = 0; offset < length; offset++) packed[next++] = letters[start + offset]!;
	}

	return packLetters(packed, length);
}
