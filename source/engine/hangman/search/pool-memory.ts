import {createPoolKeys} from '../../words/pool-keys.js';
import {createTable} from '../../words/transposition-table.js';

/** What a pool of a stack leads to: it lies from `start` to `end`, and from `top` and `slot` on there is room. */
export type Value = (start: number, end: number, top: number, slot: number) => number;

/** How many values are remembered: two to the power of this. */
const tableBits = 17;

/**
Makes values of pools, whole numbers of 0 or more, that remember what they found before, by the words of the pool in any order.

The pools lie in `cells` and hold indices below `count`. Remembering changes the speed of a value, never what it gives.
*/
export function createPoolMemory(cells: Uint32Array, count: number): (value: Value) => Value {
	const {keysA, keysB} = createPoolKeys(count);
	return value => {
		const {get, set} = createTable(tableBits);
		return (start, end, top, slot) => {
			let keyA = 0;
			let keyB = 0;
			for (let at = start; at < end; at++) {
				const word = cells[at]!;
				keyA ^= keysA[word]!;
				keyB ^= keysB[word]!;
			}

			const known = get(keyA, keyB);
			if (known !== 0) return known - 1;
			const found = value(start, end, top, slot);
			set(keyA, keyB, found + 1);
			return found;
		};
	};
}
