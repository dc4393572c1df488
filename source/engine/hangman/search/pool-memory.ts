import {createPoolKeys} from '../../words/pool-keys.js';
import {createTable} from '../../words/transposition-table.js';

/** The value of a pool on a stack: it lies from `start` to `end`, with room from `top` and `slot` on. */
export type Value = (start: number, end: number, top: number, slot: number) => number;

/**
Memoizes values of pools, whole numbers of 0 or more, by the words of a pool in any order; each value in a table of two to the power of `bits`.

The pools lie in `cells` and hold indices below `count`.
*/
export function createPoolMemory(cells: Uint32Array, count: number, bits = 17): (value: Value) => Value {
	const {keysA, keysB} = createPoolKeys(count);
	return value => {
		const {get, set} = createTable(bits);
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
