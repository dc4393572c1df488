import type {Pool} from './words.js';

/**
Two 32-bit numbers for each word. A pool's keys are the `xor` of its words' numbers (Zobrist hashing), so they follow from those of its parts.

Two pools share their keys with a chance of 2^-64.
*/
export type PoolKeys = {readonly keysA: Int32Array; readonly keysB: Int32Array};

/** Hashes a counter to 32 bits. It takes multiplications: after `xor` and shifts alone, the `xor` of several would be predictable. */
function scatter(counter: number): number {
	let bits = counter + 0x9e_37_79_b9;
	bits = Math.imul(bits ^ (bits >>> 16), 0x21_f0_aa_ad);
	bits = Math.imul(bits ^ (bits >>> 15), 0x73_5a_2d_97);
	return bits ^ (bits >>> 15);
}

export const createPoolKeys = (count: number): PoolKeys => ({
	keysA: new Int32Array(count).map((_, word) => scatter(word)),
	keysB: new Int32Array(count).map((_, word) => scatter(~word)),
});

export function keysOf({keysA, keysB}: PoolKeys, pool: Pool): {readonly keyA: number; readonly keyB: number} {
	let keyA = 0;
	let keyB = 0;
	for (const word of pool) {
		keyA ^= keysA[word]!;
		keyB ^= keysB[word]!;
	}

	return {keyA, keyB};
}
