import {countSet, lowestLetter, type LetterSet} from '../../engine/alphabet.js';
import type {LetterIndex} from '../../engine/words/letter-index.js';
import type {Words} from '../../engine/words/words.js';

/** A pool, the `size` words of a stack from `start` on, and what is known of the letters that miss one after another from there. */
export type MissRun = {
	readonly start: number;
	readonly size: number;
	readonly letters: LetterSet;
	/** By a set of letters: the last in an order in which each misses; -1 if there is no such order. Without this memory 7 letters of `small` take a sixth longer. */
	readonly last: Map<LetterSet, number>;
};

function* subsets(letters: LetterSet, size: number): Generator<LetterSet> {
	if (size === 0) yield 0;
	else
		for (let left = letters; left !== 0; left &= left - 1) {
			const lowest = left & -left;
			for (const others of subsets(left & ~lowest, size - 1)) yield lowest | others;
		}
}

/** Finds orders in which letters miss, one after another, from pools of a stack on. */
export class Orders {
	readonly #words: Words;
	readonly #columns;
	readonly #stack: Uint32Array;
	readonly #largest: Uint32Array;

	constructor({words, columns}: LetterIndex, stack: Uint32Array) {
		this.#words = words;
		this.#columns = columns();
		this.#stack = stack;
		this.#largest = new Uint32Array(this.#columns.length);
	}

	/** Returns a run of the `size` words from `start` on, of whose letters nothing is known yet. */
	startRun(start: number, size: number): MissRun {
		const {sets} = this.#words;
		let letters: LetterSet = 0;
		for (let at = start; at < start + size; at++) letters |= sets[this.#stack[at]!]!;
		return {start, size, letters, last: new Map()};
	}

	/** Returns an order in which all letters of a set miss, one after another. */
	orderOf(run: MissRun, letters: LetterSet): readonly number[] | undefined {
		const order: number[] = [];
		for (let left = letters; left !== 0;) {
			const last = this.#lastOf(run, left);
			if (last < 0) return undefined;
			order.push(last);
			left &= ~(1 << last);
		}

		return order.reverse();
	}

	/** Returns the fewest of some other letters, up to `most`, with which a set has such an order. */
	helpersFor(run: MissRun, letters: LetterSet, others: LetterSet, most: number): LetterSet | undefined {
		for (let size = 0; size <= Math.min(most, countSet(others)); size++)
			for (const helpers of subsets(others, size)) if (this.#hasOrder(run, letters | helpers)) return helpers;
		return undefined;
	}

	#hasOrder(run: MissRun, letters: LetterSet): boolean {
		return letters === 0 || this.#lastOf(run, letters) >= 0;
	}

	#lastOf(run: MissRun, letters: LetterSet): number {
		const known = run.last.get(letters);
		if (known !== undefined) return known;
		let found = -1;
		for (let lasts = this.#lastsOf(run, letters); lasts !== 0 && found < 0; lasts &= lasts - 1)
			if (this.#hasOrder(run, letters & ~(lasts & -lasts))) found = lowestLetter(lasts);
		run.last.set(letters, found);
		return found;
	}

	/** The letters of a set that miss once its others are gone: only the words that have none or one of the set count. */
	#lastsOf({start, size}: MissRun, letters: LetterSet): LetterSet {
		const columns = this.#columns;
		const {sets} = this.#words;
		const stack = this.#stack;
		const largest = this.#largest;
		largest.fill(0);
		let lacking = 0;
		for (let at = start, end = start + size; at < end; at++) {
			const word = stack[at]!;
			const held = sets[word]! & letters;
			if (held === 0) lacking++;
			else if ((held & (held - 1)) === 0) {
				const letter = lowestLetter(held);
				const {kinds, counts} = columns[letter]!;
				largest[letter] = Math.max(largest[letter]!, ++counts[kinds[word]!]!);
			}
		}

		let lasts: LetterSet = 0;
		for (let left = letters; left !== 0; left &= left - 1) {
			const letter = lowestLetter(left);
			columns[letter]!.counts.fill(0);
			if (lacking >= largest[letter]!) lasts |= 1 << letter;
		}

		return lasts;
	}
}
