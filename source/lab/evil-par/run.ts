import {countSet, type LetterSet} from '../../engine/alphabet.js';
import type {EvilLayout} from './layout.js';

/** A pool, the `size` words of a stack from `start` on, and what is known of the letters that miss one after another from there. */
export type Run = {
	readonly start: number;
	readonly size: number;
	readonly letters: LetterSet;
	/** By a set of letters: those that miss once the set is gone. */
	readonly missing: Map<LetterSet, LetterSet>;
	/** By a set of letters: the last in an order in which each misses; -1 where there is no such order. */
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

export function createOrders(layout: EvilLayout, stack: Uint32Array) {
	const {columns, first} = layout;
	const {sets} = layout.words;
	const {width, of, letters} = layout.marks;
	const letterCount = columns.length;
	const sizes = new Uint32Array(letters.length);

	function missingAfter(run: Run, gone: LetterSet): LetterSet {
		const known = run.missing.get(gone);
		if (known !== undefined) return known;
		sizes.fill(0);
		let left = 0;
		for (let at = run.start, end = run.start + run.size; at < end; at++) {
			const word = stack[at]!;
			if ((sets[word]! & gone) !== 0) continue;
			left++;
			const start = word * width;
			for (let next = start, last = start + width; next < last && of[next] !== 0; next++) sizes[of[next]!]!++;
		}

		let found: LetterSet = 0;
		for (let letter = 0; letter < letterCount; letter++) {
			let holders = 0;
			let largest = 0;
			for (let mark = first[letter]!; mark < first[letter + 1]!; mark++) {
				holders += sizes[mark]!;
				largest = Math.max(largest, sizes[mark]!);
			}

			if (left - holders >= largest) found |= 1 << letter;
		}

		run.missing.set(gone, found);
		return found;
	}

	function lastOf(run: Run, letters: LetterSet): number {
		const known = run.last.get(letters);
		if (known !== undefined) return known;
		let found = -1;
		for (let letter = 0; letter < letterCount && found < 0; letter++) {
			if (((letters >>> letter) & 1) === 0) continue;
			const before = letters & ~(1 << letter);
			const misses = ((missingAfter(run, before) >>> letter) & 1) === 1;
			if (misses && hasOrder(run, before)) found = letter;
		}

		run.last.set(letters, found);
		return found;
	}

	function hasOrder(run: Run, letters: LetterSet): boolean {
		return letters === 0 || lastOf(run, letters) >= 0;
	}

	return {
		startRun(start: number, size: number): Run {
			let letters: LetterSet = 0;
			for (let at = start; at < start + size; at++) letters |= sets[stack[at]!]!;
			return {start, size, letters, missing: new Map(), last: new Map()};
		},
		/** An order in which all letters of a set miss, one after another. */
		orderOf(run: Run, letters: LetterSet): readonly number[] | undefined {
			const order: number[] = [];
			for (let left = letters; left !== 0;) {
				const last = lastOf(run, left);
				if (last < 0) return undefined;
				order.push(last);
				left &= ~(1 << last);
			}

			return order.reverse();
		},
		/** The fewest of some other letters, up to `most`, with which a set has such an order. */
		helpersFor(run: Run, letters: LetterSet, others: LetterSet, most: number): LetterSet | undefined {
			for (let size = 0; size <= Math.min(most, countSet(others)); size++)
				for (const helpers of subsets(others, size)) if (hasOrder(run, letters | helpers)) return helpers;
			return undefined;
		},
	};
}
