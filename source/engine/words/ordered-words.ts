import type {Alphabet} from '../alphabet.js';
import {longestWord} from './words.js';

/** Words of all lengths, packed. */
export type WordList = {
	readonly letters: Uint8Array;
	/** Where each word starts in `letters`, and where the last one ends. */
	readonly starts: Uint32Array;
};

export const countWords = ({starts}: WordList): number => starts.length - 1;

/** Merges two lists that are in order into a new one; `onSame` is called for words in both. */
export function mergeLists(a: WordList, b: WordList, onSame: (letters: Uint8Array) => void): WordList {
	if (countWords(b) === 0) return {letters: a.letters.slice(), starts: a.starts.slice()};
	const letters = new Uint8Array(a.letters.length + b.letters.length);
	const starts = new Uint32Array(countWords(a) + countWords(b) + 1);
	let [end, count] = [0, 0];
	const copy = (list: WordList, from: number, to: number) => {
		const [first, last] = [list.starts[from]!, list.starts[to]!];
		letters.set(list.letters.subarray(first, last), end);
		for (let word = from + 1; word <= to; word++) starts[++count] = list.starts[word]! - first + end;
		end += last - first;
	};

	let next = 0;
	for (let word = 0; word < countWords(b); word++) {
		const place = findFrom(a, next, b, word);
		copy(a, next, place);
		next = place;
		const isInBoth = place < countWords(a) && compareWords(a, place, b, word) === 0;
		if (isInBoth) onSame(b.letters.subarray(b.starts[word], b.starts[word + 1]));
		else copy(b, word, word + 1);
	}

	copy(a, next, countWords(a));
	if (end === letters.length) return {letters, starts};
	return {letters: letters.slice(0, end), starts: starts.slice(0, count + 1)};
}

/** The first word, not before `from`, that doesn't come before a word of another list. */
function findFrom(list: WordList, from: number, other: WordList, word: number): number {
	let low = from;
	let high = countWords(list);
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (compareWords(list, middle, other, word) < 0) low = middle + 1;
		else high = middle;
	}

	return low;
}

function compareWords(a: WordList, wordA: number, b: WordList, wordB: number): number {
	let atA = a.starts[wordA]!;
	let atB = b.starts[wordB]!;
	const endA = a.starts[wordA + 1]!;
	const endB = b.starts[wordB + 1]!;
	for (; atA < endA && atB < endB; atA++, atB++) {
		const difference = a.letters[atA]! - b.letters[atB]!;
		if (difference !== 0) return difference;
	}

	return endA - atA - (endB - atB);
}

const noLetter = 255;

/** What a byte of ASCII means: the number of a letter, or `noLetter`. */
function numberBytes({letters}: Alphabet): Uint8Array {
	const numbers = new Uint8Array(256).fill(noLetter);
	for (const [number, letter] of letters.entries()) {
		const unit = letter.charCodeAt(0);
		if (unit < 128) numbers[unit] = number;
	}

	return numbers;
}

/** Collects words that come in order, without copying them again. */
export class OrderedWords {
	readonly #numbers: Uint8Array;
	// Small at first, so that they have grown before the loop in `read` is optimized for arrays that never do.
	#letters = new Uint8Array(2 * longestWord);
	#starts = new Uint32Array(4);
	count = 0;
	#end = 0;

	constructor(alphabet: Alphabet) {
		this.#numbers = numberBytes(alphabet);
	}

	/**
	Takes lines of lower-case letters whose words are in order; gives the start of the first other or unfinished line.

	Most lists have hardly any other line, so one tight loop reads them.
	*/
	read(bytes: Uint8Array, from: number): number {
		const numbers = this.#numbers;
		let letters = this.#letters;
		let line = from;
		let to = this.#end;
		for (let at = from; at < bytes.length; at++) {
			const byte = bytes[at]!;
			const number = numbers[byte]!;
			if (number !== noLetter) {
				if (at - line === longestWord) return line;
				letters[to++] = number;
				continue;
			}

			if (byte !== 10 && byte !== 13) return line;
			if (at > line) {
				if (!this.#take(to)) return line;
				letters = this.#letters;
				to = this.#end;
			}

			line = at + 1;
		}

		return line;
	}

	/** Takes a word, unless it comes before the last one. */
	add(word: Uint8Array, length: number): boolean {
		for (let at = 0; at < length; at++) this.#letters[this.#end + at] = word[at]!;
		return this.#take(this.#end + length);
	}

	forEach(hear: (letters: Uint8Array) => void): void {
		for (let word = 0; word < this.count; word++)
			hear(this.#letters.subarray(this.#starts[word], this.#starts[word + 1]));
	}

	/** All words so far; valid until more are added. */
	get words(): WordList {
		return {letters: this.#letters.subarray(0, this.#end), starts: this.#starts.subarray(0, this.count + 1)};
	}

	/** Takes the word written after the last one, unless it comes before that in order. */
	#take(to: number): boolean {
		const letters = this.#letters;
		const end = this.#end;
		let before = this.count === 0 ? 0 : this.#starts[this.count - 1]!;
		let at = end;
		while (before < end && at < to && letters[before] === letters[at]) {
			before++;
			at++;
		}

		if (before < end && (at === to || letters[before]! > letters[at]!)) return false;
		if (at === to) return true;
		this.#starts[++this.count] = to;
		this.#end = to;
		if (to + longestWord > letters.length)
			this.#letters = doubled(letters, new Uint8Array(2 * letters.length));
		if (this.count + 1 === this.#starts.length)
			this.#starts = doubled(this.#starts, new Uint32Array(2 * this.#starts.length));
		return true;
	}
}

function doubled<T extends Uint8Array | Uint32Array>(list: T, larger: T): T {
	larger.set(list);
	return larger;
}
