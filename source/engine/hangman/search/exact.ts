import {countSet} from '../../alphabet.js';
import type {Marks} from '../../words/letter-index.js';

export const smallPool = 12;

type Subset = number;

const isSingle = (subset: Subset): boolean => (subset & (subset - 1)) === 0;

const unknown = 255;

/**
The misses of a small pool when every letter is the best there is: dynamic programming over its subsets.

A letter's families within a subset are its families in the pool, cut to the subset. The misses of a subset are the least, over the letters, of the words that lack the letter and the misses of its families; a letter in all words that divides them is never worse than another.
*/
export class ExactSearch {
	readonly #marks: Marks;
	/** The words of each mark, and the marks that have any. */
	readonly #markSets: Uint32Array;
	readonly #touched: Uint32Array;
	/** The families of each letter in the pool, with room for `smallPool`, and where they end. */
	readonly #families: Uint16Array;
	readonly #ends: Uint16Array;
	readonly #holders: Uint32Array;
	#whole: Subset = 0;
	readonly #known = new Uint8Array(1 << smallPool);

	constructor(marks: Marks) {
		const letterCount = marks.bases.length - 1;
		this.#marks = marks;
		this.#markSets = new Uint32Array(marks.letters.length);
		this.#touched = new Uint32Array(marks.letters.length);
		this.#families = new Uint16Array(letterCount * smallPool);
		this.#ends = new Uint16Array(letterCount);
		this.#holders = new Uint32Array(letterCount);
	}

	/** Takes a pool of at most `smallPool` words, the part of `cells` from `start` to `end`. */
	take(cells: Uint32Array, start: number, end: number): void {
		this.#whole = (1 << (end - start)) - 1;
		this.#known.fill(unknown, 0, this.#whole + 1);
		this.#findFamilies(this.#findMarks(cells, start, end));
	}

	/** Returns the fewest misses to the end of the game, added up over the words. */
	misses(): number {
		return this.#solve(this.#whole);
	}

	/** Returns the same after a letter, by its number, that some word has. */
	missesAfter(letter: number): number {
		const lacking = this.#whole & ~this.#holders[letter]!;
		return countSet(lacking) + this.#solve(lacking) + this.#missesOfFamilies(this.#whole, letter);
	}

	/** Finds the words of each mark, and returns how many marks there are. */
	#findMarks(cells: Uint32Array, start: number, end: number): number {
		const {width, of} = this.#marks;
		const markSets = this.#markSets;
		let kinds = 0;
		for (let at = start; at < end; at++) {
			const first = cells[at]! * width;
			for (let next = first; next < first + width; next++) {
				const mark = of[next]!;
				if (mark === 0) break;
				if (markSets[mark] === 0) this.#touched[kinds++] = mark;
				markSets[mark]! |= 1 << (at - start);
			}
		}

		return kinds;
	}

	/** Turns the sets of marks into families of letters, and clears them. */
	#findFamilies(kinds: number): void {
		const {letters} = this.#marks;
		const markSets = this.#markSets;
		const holders = this.#holders;
		const ends = this.#ends;
		holders.fill(0);
		for (let letter = 0; letter < ends.length; letter++) ends[letter] = letter * smallPool;
		for (let kind = 0; kind < kinds; kind++) {
			const mark = this.#touched[kind]!;
			const set = markSets[mark]!;
			const letter = letters[mark]!;
			this.#families[ends[letter]!++] = set;
			holders[letter]! |= set;
			markSets[mark] = 0;
		}
	}

	#missesOfFamilies(subset: Subset, letter: number): number {
		const families = this.#families;
		let total = 0;
		for (let at = letter * smallPool, end = this.#ends[letter]!; at < end; at++)
			total += this.#solve(subset & families[at]!);
		return total;
	}

	#isFixed(subset: Subset, letter: number): boolean {
		for (let at = letter * smallPool; at < this.#ends[letter]!; at++) {
			if ((subset & this.#families[at]!) === subset) return true;
		}

		return false;
	}

	#solve(subset: Subset): number {
		if (isSingle(subset)) return 0;
		if (this.#known[subset] === unknown) this.#known[subset] = this.#leastMisses(subset);
		return this.#known[subset]!;
	}

	#leastMisses(subset: Subset): number {
		const holders = this.#holders;
		for (let letter = 0; letter < holders.length; letter++)
			if ((subset & ~holders[letter]!) === 0 && !this.#isFixed(subset, letter))
				return this.#missesOfFamilies(subset, letter);
		let best = unknown;
		for (let letter = 0; letter < holders.length; letter++) {
			const lacking = subset & ~holders[letter]!;
			const missed = countSet(lacking);
			if (missed === 0 || lacking === subset || missed >= best) continue;
			const found = missed + this.#missesOfFamilies(subset, letter);
			if (found < best) best = Math.min(best, found + this.#solve(lacking));
		}

		return best;
	}
}
