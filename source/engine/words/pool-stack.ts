import {divide} from './divide.js';
import type {LetterIndex} from './letter-index.js';

/**
Pools one above the other in one array, so that a search through thousands of pools makes no garbage.

A pool is the part of `cells` from a start to an end. The caller of `divide` says where there is room above it.
*/
export type PoolStack = {
	/** Words by their index. */
	readonly cells: Uint32Array;
	/** Where the families end that `divide` laid down. */
	readonly ends: Uint32Array;
	/** Lays the families of a letter from `top` on, and their ends from `slot` on, as `divide` does; gives how many. */
	readonly divide: (start: number, end: number, letter: number, top: number, slot: number) => number;
};

/** A stack on which a pool of up to `largest` words can be divided as often as there are letters. */
export function createPoolStack({words, column}: LetterIndex, largest: number): PoolStack {
	const {length} = words.alphabet.letters;
	const cells = new Uint32Array((length + 1) * largest);
	const ends = new Uint32Array(length * (largest + 1));
	return {
		cells,
		ends,
		divide: (start, end, letter, top, slot) =>
			divide(column(letter), cells, start, end, cells, top, ends, slot),
	};
}
