import {createValueCache} from './value-cache.js';

/** What a pool of a stack leads to: it lies from `start` to `end`, and from `top` and `slot` on there is room. */
export type Value = (start: number, end: number, top: number, slot: number) => number;

const cacheBits = 17;

/** A 32-bit number that looks random, for each whole number (the last steps of MurmurHash3). */
function scramble(number: number): number {
	let value = Math.imul(number ^ (number >>> 16), 0x85_eb_ca_6b);
	value = Math.imul(value ^ (value >>> 13), 0xc2_b2_ae_35);
	return value ^ (value >>> 16);
}

/**
Makes values of pools that remember what they found before, by the words of the pool in any order.

The pools lie in `cells` and hold indices below `count`. Remembering changes the speed of a value, never what it gives.
*/
export function createPoolMemory(cells: Uint32Array, count: number): (value: Value) => Value {
	const keys = new Int32Array(count);
	const checks = new Int32Array(count);
	for (let word = 0; word < count; word++) {
		keys[word] = scramble(2 * word + 1);
		checks[word] = scramble(-2 * word - 2);
	}

	return value => {
		const {find, keep} = createValueCache(cacheBits);
		return (start, end, top, slot) => {
			let key = 0;
			let check = 0;
			for (let at = start; at < end; at++) {
				const word = cells[at]!;
				key = (key + keys[word]!) | 0;
				check = (check + checks[word]!) | 0;
			}

			const known = find(key, check);
			if (known >= 0) return known;
			const found = value(start, end, top, slot);
			keep(key, check, found);
			return found;
		};
	};
}
