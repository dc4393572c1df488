import {createPoolKeys} from '../../words/pool-keys.js';
import {createTable} from '../../words/transposition-table.js';

/**
The value of a pool on a stack: it lies from `start` to `end`, with room from `top` and `slot` on.

Who needs it only up to a limit gets the limit, or more, where it is no less.
*/
export type Value = (start: number, end: number, top: number, slot: number, limit?: number) => number;

/**
Memoizes values of pools, whole numbers of 0 or more, by the words of a pool in any order; each value in a table of two to the power of `bits`.

The pools lie in `cells` and hold indices below `count`.
*/
export function createPoolMemory(cells: Uint32Array, count: number, bits = 17): (value: Value) => Value {
	const {keysA, keysB} = createPoolKeys(count);
	return value => {
		const {get, note, set} = createTable(bits);
		return (start, end, top, slot, limit = Infinity) => {
			let keyA = 0;
			let keyB = 0;
			for (let at = start; at < end; at++) {
				const word = cells[at]!;
				keyA ^= keysA[word]!;
				keyB ^= keysB[word]!;
			}

			const known = get(keyA, keyB);
			// The note says that the value may be greater.
			if (known !== 0 && (known > limit || note(keyA, keyB) === 0)) return known - 1;
			const found = value(start, end, top, slot, limit);
			set(keyA, keyB, found + 1, found < limit ? 0 : 1);
			return found;
		};
	};
}
