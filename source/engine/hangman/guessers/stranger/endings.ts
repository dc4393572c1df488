import {longestWord, sharedStart, sortWords, type WordList} from '../../../words/words.js';

const longestEnding = 5;
const shortestStem = 3;

/** Endings of fewer stems make no rules. */
export const fewestStems = 3;

/** Every division of words into stem and ending, without the endings of few stems. */
export type Endings = {
	readonly starts: Uint32Array;
	readonly of: Uint32Array;
	readonly count: number;
	/** Hears of each stem in order: its word and its length. */
	readonly eachStem: (hear: (word: number, length: number) => void) => void;
	readonly lettersOf: (ending: number) => readonly number[];
};

export function reverseWords(list: WordList): WordList {
	const {starts, count} = list;
	const letters = list.letters.slice();
	for (let word = 0; word < count; word++) letters.subarray(starts[word], starts[word + 1]).reverse();
	return sortWords({...list, letters});
}

/** Returns the numbers below a limit that are reported `fewestStems` times or more, in order. */
function heardOften(limit: number, tell: (hear: (code: number) => void) => void): readonly number[] {
	const times = new Uint8Array(limit);
	tell(code => {
		if (times[code]! < fewestStems) times[code]!++;
	});
	const codes: number[] = [];
	for (let code = 0; code < limit; code++) if (times[code] === fewestStems) codes.push(code);
	return codes;
}

/** Finds the endings of an ordered list: words with the same stem are neighbors in it. */
export function findEndings(list: WordList): Endings {
	const {alphabet, letters, starts: words} = list;
	const base = alphabet.letters.length + 1;
	const shared = new Uint8Array(words.length);
	for (let word = 1; word < list.count; word++) shared[word] = sharedStart(list, word - 1, word);

	function eachStem(hear: (word: number, length: number, end: number) => void): void {
		for (let length = shortestStem; length <= longestWord; length++)
			for (let word = 0; word < list.count; word++) {
				if (words[word + 1]! - words[word]! < length) continue;
				const first = word;
				while (shared[word + 1]! >= length) word++;
				hear(first, length, word + 1);
			}
	}

	/** Hears of the endings of a stem: each letter a digit, none of them 0. */
	function eachEnding(word: number, length: number, end: number, hear: (code: number) => void): void {
		for (let each = word; each < end; each++) {
			let code = 0;
			if (words[each + 1]! - words[each]! > length + longestEnding) continue;
			for (let at = words[each + 1]! - 1; at >= words[each]! + length; at--)
				code = code * base + letters[at]! + 1;
			hear(code);
		}
	}

	const codes = heardOften(base ** longestEnding, hear =>
		eachStem((word, length, end) => eachEnding(word, length, end, hear)),
	);
	const numbers = new Map(codes.map((code, ending) => [code, ending]));
	let stems = 0;
	eachStem(() => stems++);
	const starts = new Uint32Array(stems + 1);
	const of = new Uint32Array(list.count * (longestEnding + 1));
	let size = 0;
	let stem = 0;
	eachStem((word, length, end) => {
		eachEnding(word, length, end, code => {
			const ending = numbers.get(code);
			if (ending !== undefined) of[size++] = ending;
		});
		starts[++stem] = size;
	});
	return {
		starts,
		of: of.slice(0, size),
		count: codes.length,
		eachStem,
		lettersOf(ending) {
			const spelled: number[] = [];
			for (let code = codes[ending]!; code > 0; code = Math.floor(code / base))
				spelled.push((code % base) - 1);
			return spelled;
		},
	};
}
