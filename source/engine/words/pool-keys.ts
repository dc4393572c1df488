import type {Pool} from './words.js';

/**
Two numbers of 32 bits for each word; a pool is known by the two that its words' numbers give when they are combined with `xor`, in any order (Zobrist hashing).

So a pool's keys come from those of its parts. Two pools are taken for one with a chance of 2^-64 for each pair.
*/
export type PoolKeys = {readonly keysA: Int32Array; readonly keysB: Int32Array};

/** A number of 32 bits that looks drawn, from a counter. What `xor` makes of its results must not be predictable, so xor and shifts alone would not do. */
export function scatter(counter: number): number {
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
