import {compareWords, type WordList} from './word-list.js';
import {longestWord} from './words.js';

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

export type Entries = WordList & {
	/** The words that come after one that belongs behind them. */
	readonly strays: string[];
	readonly skipped: number;
};

/** One pass over the text: the words that stand in order, each once, and the others. */
export function readEntries(text: string): Entries {
	const list = {letters: new Uint8Array(text.length), starts: new Uint32Array((text.length >>> 1) + 2)};
	const {letters, starts} = list;
	const strays: string[] = [];
	const lineEnd = text.includes('\n') ? '\n' : '\r';
	let skipped = 0;
	let count = 0;
	let end = 0;
	let next = text.startsWith('\uFEFF') ? 1 : 0;
	while (next < text.length) {
		const from = next;
		const found = text.indexOf(lineEnd, from);
		const to = found < 0 ? text.length : found;
		next = to + 1;
		const length = readEntry(text, from, to, letters, end);
		if (length < 0) skipped++;
		if (length <= 0) continue;
		starts[count + 1] = end + length;
		const order = count === 0 ? -1 : compareWords(list, count - 1, list, count);
		if (order > 0) strays.push(text.slice(from, to).trim().toLowerCase());
		if (order >= 0) continue;
		count++;
		end += length;
	}

	return {letters: letters.slice(0, end), starts: starts.slice(0, count + 1), strays, skipped};
}
