import type {LetterIndex, LetterColumn} from './letter-index.js';
import {createTable, keysOf} from './transposition-table.js';

/** Returns the value of the pool from `start` to `end` on a stack with room from `top` and `slot` on. */
export type PoolValue = (start: number, end: number, top: number, slot: number) => number;

/** A memory holds up to two to this power values. */
const memoryBits = 17;

/** Stacks pools in one array, so that a search through thousands of them makes no garbage. A pool of up to `largest` words can be divided once for each letter; the caller of `divide` says where the room above it begins. */
export function createPoolStack({words, column, keys}: LetterIndex, largest: number) {
	const {length} = words.alphabet.letters;
	const cells = new Uint32Array((length + 1) * largest);
	const ends = new Uint32Array(length * (largest + 1));
	return {
		cells,
		ends,
		divide: (start: number, end: number, letter: number, top: number, slot: number): number =>
			divide(column(letter), cells, start, end, cells, top, ends, slot),
		/** Memoizes values, whole numbers of 0 or more, by the words of a pool in any order. */
		memoize: (value: PoolValue): PoolValue => {
			const {get, set} = createTable(memoryBits);
			const poolKeys = keys();
			return (start, end, top, slot) => {
				const {keyA, keyB} = keysOf(poolKeys, cells, start, end);
				const known = get(keyA, keyB);
				if (known !== 0) return known - 1;
				const found = value(start, end, top, slot);
				set(keyA, keyB, found + 1);
				return found;
			};
		},
	};
}

export type PoolStack = ReturnType<typeof createPoolStack>;

/**
Divides a pool by a letter: writes the words of each kind to `to` from `top` on, and the end of each part to `ends` from `slot` on; returns the number of parts.

The pool is `from` between `start` and `end`; `to` may be the same array if there is room above. The first part, which may be empty, has the words without the letter; the other kinds follow in the order of their first words. Within a part the words keep their order. The words without the letter, mostly the majority, are counted apart: with `counts` for them, too, a guess would take 0.86 ms, not 0.70.
*/
export function divide(
	{kinds, counts}: LetterColumn,
	from: Uint32Array,
	start: number,
	end: number,
	to: Uint32Array,
	top: number,
	ends: Uint32Array,
	slot: number,
): number {
	let lacking = 0;
	let parts = 1;
	for (let at = start; at < end; at++) {
		const kind = kinds[from[at]!]!;
		if (kind === 0) lacking++;
		// Until the parts are laid out, `ends` holds their kinds.
		else if (counts[kind]!++ === 0) ends[slot + parts++] = kind;
	}

	let first = top;
	let next = top + lacking;
	ends[slot] = next;
	for (let part = slot + 1; part < slot + parts; part++) {
		const kind = ends[part]!;
		const size = counts[kind]!;
		counts[kind] = next;
		next += size;
		ends[part] = next;
	}

	for (let at = start; at < end; at++) {
		const word = from[at]!;
		const kind = kinds[word]!;
		if (kind === 0) to[first++] = word;
		else to[counts[kind]!++] = word;
	}

	for (let part = slot + 1; part < slot + parts; part++) counts[kinds[to[ends[part]! - 1]!]!] = 0;
	return parts;
}

/** Copies the words of one kind to the same array from `top` on, and returns their end. */
export function select(
	{kinds}: LetterColumn,
	cells: Uint32Array,
	start: number,
	end: number,
	kind: number,
	top: number,
): number {
	let next = top;
	for (let at = start; at < end; at++) {
		const word = cells[at]!;
		if (kinds[word] === kind) cells[next++] = word;
	}

	return next;
}
