import {countSet, mostLetters, type LetterSet} from '../../alphabet.js';

/** A packing at most this many words short is worth a closer look. */
const shortfall = 2;

const patience = 300;

/** A lower bound by hitting sets and packings (rule 3 in README.md). Where it takes h letters to hit all words, the guesser misses h - 1 times. */
export class HittingBound {
	readonly #sets: Uint32Array;
	readonly #cells: Uint32Array;
	#found: LetterSet = 0;
	#left = 0;
	#work = 0;

	constructor(sets: Uint32Array) {
		this.#sets = sets;
		this.#cells = new Uint32Array(sets.length * (mostLetters + 1));
	}

	/** Returns the counted letters, some of `live`, of some of the `size` words of a stack from `start` on that `count` letters can't hit; 0 where none are found. */
	unhit(stack: Uint32Array, start: number, size: number, live: LetterSet, count: number): LetterSet {
		const sets = this.#sets;
		const cells = this.#cells;
		this.#work += size;
		let letters = 0;
		let fewest = mostLetters;
		for (let at = 0; at < size; at++) {
			const set = sets[stack[start + at]!]! & live;
			cells[at] = set;
			letters |= set;
			fewest = Math.min(fewest, countSet(set));
		}

		if (count > countSet(letters) / fewest) return 0;
		this.#found = 0;
		this.#left = patience;
		return this.#isOver(0, size, count) ? this.#found : 0;
	}

	/** Returns the number of words read since it was last asked. */
	work(): number {
		const done = this.#work;
		this.#work = 0;
		return done;
	}

	/** Whether `count` letters certainly can't hit all words from `start` to `end`; adds the letters of the words that show it to `found`. */
	#isOver(start: number, end: number, count: number): boolean {
		const cells = this.#cells;
		this.#work += end - start;
		this.#left--;
		let packed = 0;
		let letters: LetterSet = 0;
		for (let at = start; at < end; at++) {
			const set = cells[at]!;
			if ((set & letters) !== 0) continue;
			letters |= set;
			if (++packed > count) {
				this.#found |= letters;
				return true;
			}
		}

		if (packed === 0 || packed + shortfall <= count || this.#left <= 0) return false;
		const shortest = this.#findShortest(start, end);
		this.#found |= shortest;
		for (let rest = shortest; rest !== 0; rest &= rest - 1) {
			const to = this.#drop(start, end, rest & -rest);
			if (!this.#isOver(end, to, count - 1)) return false;
		}

		return true;
	}

	#findShortest(start: number, end: number): LetterSet {
		const cells = this.#cells;
		let shortest: LetterSet = 0;
		let fewest = mostLetters + 1;
		for (let at = start; at < end; at++) {
			const set = cells[at]!;
			const size = countSet(set);
			if (size < fewest) {
				fewest = size;
				shortest = set;
			}
		}

		return shortest;
	}

	/** Copies the words from `start` to `end` that lack all of `letters` behind `end`; returns the new end. */
	#drop(start: number, end: number, letters: LetterSet): number {
		const cells = this.#cells;
		let top = end;
		for (let at = start; at < end; at++) if ((cells[at]! & letters) === 0) cells[top++] = cells[at]!;
		return top;
	}
}
