import type {Marks} from './letter-index.js';

/**
Pools one above the other in one array, so that a search through thousands of pools makes no garbage.

A pool is the part of `cells` from a start to an end. Who divides one says where there is room above it.
*/
export type PoolStack = {
	/** Words by their index. */
	readonly cells: Uint32Array;
	/** Where the families end that `divide` laid down. */
	readonly ends: Uint32Array;
	/**
	Lays the families of a letter one after the other from `top` on, the words that lack it first, be they none, and their ends from `slot` on in `ends`; gives how many ends.
	*/
	readonly divide: (start: number, end: number, letter: number, top: number, slot: number) => number;
};

/** A stack on which a pool of up to `largest` words can be divided as often as there are letters. */
export function createPoolStack({width, of, letters}: Marks, largest: number): PoolStack {
	const cells = new Uint32Array(27 * largest);
	const ends = new Uint32Array(26 * (largest + 1));
	const found = new Uint32Array(largest);
	const counts = new Uint32Array(letters.length);
	const touched = new Uint32Array(letters.length);

	const markIn = (word: number, letter: number): number => {
		for (let at = word * width, last = at + width; at < last; at++) {
			const mark = of[at]!;
			if (mark === 0) return 0;
			if (letters[mark] === letter) return mark;
		}

		return 0;
	};

	return {
		cells,
		ends,
		divide(start, end, letter, top, slot) {
			let lacking = 0;
			let kinds = 0;
			for (let at = start; at < end; at++) {
				const mark = markIn(cells[at]!, letter);
				found[at - start] = mark;
				if (mark === 0) {
					lacking++;
				} else {
					const count = counts[mark]!;
					if (count === 0) touched[kinds++] = mark;
					counts[mark] = count + 1;
				}
			}

			let next = top + lacking;
			ends[slot] = next;
			for (let kind = 0; kind < kinds; kind++) {
				const mark = touched[kind]!;
				const count = counts[mark]!;
				counts[mark] = next;
				next += count;
				ends[slot + kind + 1] = next;
			}

			let nextLacking = top;
			for (let at = start; at < end; at++) {
				const mark = found[at - start]!;
				if (mark === 0) {
					cells[nextLacking++] = cells[at]!;
				} else {
					const place = counts[mark]!;
					cells[place] = cells[at]!;
					counts[mark] = place + 1;
				}
			}

			for (let kind = 0; kind < kinds; kind++) counts[touched[kind]!] = 0;
			return kinds + 1;
		},
	};
}
