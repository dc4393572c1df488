import type {Alphabet} from '../alphabet.js';
import type {WordList} from './word-list.js';
import {longestWord} from './words.js';

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
