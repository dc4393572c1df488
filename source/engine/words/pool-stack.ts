import {divide} from './divide.js';
import type {LetterIndex} from './letter-index.js';

/**
Pools one above another in one array, so that a search through thousands of pools makes no garbage; a pool of up to `largest` words can be divided as often as there are letters.

A pool is the part of `cells` from a start to an end. The caller of `divide` says where there is room above it.
*/
export function createPoolStack({words, column}: LetterIndex, largest: number) {
	const {length} = words.alphabet.letters;
	const cells = new Uint32Array((length + 1) * largest);
	const ends = new Uint32Array(length * (largest + 1));
	return {
		cells,
		ends,
		divide: (start: number, end: number, letter: number, top: number, slot: number): number =>
			divide(column(letter), cells, start, end, cells, top, ends, slot),
	};
}
