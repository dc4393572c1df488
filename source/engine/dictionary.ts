import {longestWord, packLetters, type Words} from './words.js';

/** Words of all lengths, packed, in alphabetical order. */
export type Dictionary = {
	/** The numbers of the letters (0 to 25), word after word. */
	readonly letters: Uint8Array;
	/** Where each word starts in `letters`, and where the last one ends. */
	readonly starts: Uint32Array;
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

const blank = 26;
const other = 27;

/** What each character up to the no-break space means: the number of a letter (in either case), a blank, or anything else. */
const meanings = new Uint8Array(0xa1).fill(other);
for (let letter = 0; letter < 26; letter++) {
	meanings['A'.charCodeAt(0) + letter] = letter;
	meanings['a'.charCodeAt(0) + letter] = letter;
}

for (const character of ' \t\v\f\r\u00A0') meanings[character.charCodeAt(0)] = blank;

const meaningAt = (text: string, at: number): number => meanings[text.charCodeAt(at)] ?? other;

type Packed = Pick<Dictionary, 'letters' | 'starts' | 'count'>;

/** Negative, zero or positive as the first word comes before, is, or comes after the second, each given by its start and end. */
function compare(letters: Uint8Array, startA: number, endA: number, startB: number, endB: number): number {
	const shared = Math.min(endA - startA, endB - startB);
	for (let offset = 0; offset < shared; offset++) {
		const difference = (letters[startA + offset] ?? 0) - (letters[startB + offset] ?? 0);
		if (difference !== 0) return difference;
	}

	return endA - startA - (endB - startB);
}

/** Writes the letters of the entry between two places of the text; gives how many, 0 where all is blank, or -1 where it is no word. */
function readEntry(text: string, from: number, to: number, letters: Uint8Array, end: number): number {
	let first = from;
	let after = to;
	while (first < after && meaningAt(text, first) === blank) first++;
	while (first < after && meaningAt(text, after - 1) === blank) after--;
	if (after - first > longestWord) return -1;
	for (let at = first; at < after; at++) {
		const letter = meaningAt(text, at);
		if (letter >= blank) return -1;
		letters[end + at - first] = letter;
	}

	return after - first;
}

/** One pass over the text. Words stay in the text's order, but a word that repeats the one before it is dropped. */
function readEntries(text: string): Packed & {readonly skipped: number; readonly isSorted: boolean} {
	const letters = new Uint8Array(text.length);
	const starts = new Uint32Array((text.length >>> 1) + 2);
	const lineEnd = text.includes('\n') ? '\n' : '\r';
	let count = 0;
	let skipped = 0;
	let isSorted = true;
	let previous = 0;
	let start = 0;
	for (let from = text.startsWith('\uFEFF') ? 1 : 0; from < text.length;) {
		const found = text.indexOf(lineEnd, from);
		const to = found < 0 ? text.length : found;
		const length = readEntry(text, from, to, letters, start);
		from = to + 1;
		if (length < 0) skipped++;
		if (length <= 0) continue;
		const end = start + length;
		const order = count === 0 ? -1 : compare(letters, previous, start, start, end);
		if (order === 0) continue;
		if (order > 0) isSorted = false;
		previous = start;
		start = end;
		starts[++count] = end;
	}

	return {letters: letters.slice(0, start), starts: starts.slice(0, count + 1), count, skipped, isSorted};
}

/** The words in alphabetical order, each once. */
function sortWords({letters, starts, count}: Packed): Packed {
	const order = new Array<number>(count);
	for (let word = 0; word < count; word++) order[word] = word;
	order.sort((a, b) =>
		compare(letters, starts[a] ?? 0, starts[a + 1] ?? 0, starts[b] ?? 0, starts[b + 1] ?? 0),
	);
	const sorted = new Uint8Array(letters.length);
	const sortedStarts = new Uint32Array(count + 1);
	let kept = 0;
	let previous = 0;
	let start = 0;
	for (let rank = 0; rank < count; rank++) {
		const from = starts[order[rank] ?? 0] ?? 0;
		const length = (starts[(order[rank] ?? 0) + 1] ?? 0) - from;
		for (let offset = 0; offset < length; offset++) sorted[start + offset] = letters[from + offset] ?? 0;
		if (kept > 0 && compare(sorted, previous, start, start, start + length) === 0) continue;
		previous = start;
		start += length;
		sortedStarts[++kept] = start;
	}

	return {letters: sorted.slice(0, start), starts: sortedStarts.slice(0, kept + 1), count: kept};
}

function countLengths(starts: Uint32Array): LengthCount[] {
	const counts = new Uint32Array(longestWord + 1);
	for (let word = 1; word < starts.length; word++) {
		const length = (starts[word] ?? 0) - (starts[word - 1] ?? 0);
		counts[length] = (counts[length] ?? 0) + 1;
	}

	return Array.from(counts, (count, length) => ({length, count})).filter(({count}) => count > 0);
}

/**
The words of a text, one entry a line.

Line ends may be LF, CRLF or CR, a byte-order mark may stand first; blanks around an entry are trimmed, upper case is lowered, an entry with anything but a–z or of more than 50 letters is skipped and counted, a word that stands there twice counts once.
*/
export function parseDictionary(text: string): ParsedDictionary {
	if (text.includes('\0')) return {ok: false, reason: 'not-text'};
	const {isSorted, skipped, ...read} = readEntries(text);
	const {letters, starts, count} = isSorted ? read : sortWords(read);
	if (count === 0) return {ok: false, reason: skipped === 0 ? 'empty' : 'no-words'};
	return {ok: true, dictionary: {letters, starts, count, skipped, lengths: countLengths(starts)}};
}

/** The words of one length, packed; none where the dictionary has none of that length. */
export function wordsOfLength({letters, starts, count, lengths}: Dictionary, length: number): Words {
	const size = lengths.find(entry => entry.length === length)?.count ?? 0;
	const packed = new Uint8Array(size * length);
	for (let word = 0, next = 0; word < count; word++) {
		const start = starts[word] ?? 0;
		if ((starts[word + 1] ?? 0) - start !== length) continue;
		for (let offset = 0; offset < length; offset++) packed[next++] = letters[start + offset] ?? 0;
	}

	return packLetters(packed, length);
}
