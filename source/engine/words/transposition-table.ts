import {mostLetters} from '../alphabet.js';

/** Two 32-bit numbers for each word. A pool's keys are the `xor` of its words' numbers (Zobrist hashing); two pools share theirs with a chance of 2^-64. */
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

export function keysOf(
	{keysA, keysB}: PoolKeys,
	cells: Uint32Array,
	start = 0,
	end = cells.length,
): {readonly keyA: number; readonly keyB: number} {
	let keyA = 0;
	let keyB = 0;
	for (let at = start; at < end; at++) {
		const word = cells[at]!;
		keyA ^= keysA[word]!;
		keyB ^= keysB[word]!;
	}

	return {keyA, keyB};
}

/**
A cache of results by the two keys of a pool.

An entry is a 32-bit number, 0 if nothing is known; its five highest bits say how much it is worth keeping. A note is another 32-bit number beside it. The table grows up to a limit, and then replaces its least valuable entries: with room for a third of them, 7 letters of `huge` take 2.1 s, not 4.0 as where any are replaced.
*/
export type TranspositionTable = ReturnType<typeof createTable>;

/** The lowest of an entry's five bits of worth. */
export const worthBit = 27;

const ways = 4;

const createLists = (size: number) =>
	[new Int32Array(size), new Int32Array(size), new Int32Array(size), new Int32Array(size)] as const;

/** The most misses that a pool can cost: one for each letter. A bound of this much says nothing. */
export const mostMisses = mostLetters;

/** Bounds as an entry of a transposition table; `work` is the effort they took, as a power of two. */
export const pack = (atLeast: number, atMost: number, work: number): number =>
	1 | (atLeast << 1) | ((mostMisses - atMost) << 7) | (Math.min(work, 31) << worthBit);

export const atLeastIn = (entry: number): number => (entry >>> 1) & 63;

export const atMostIn = (entry: number): number => mostMisses - ((entry >>> 7) & 63);

/** Creates a table for up to two to the power of `bits` entries, sixteen bytes each. */
export function createTable(bits: number) {
	const limit = 2 ** bits;
	let size = Math.min(1024, limit);
	let [keysA, keysB, entries, notes] = createLists(size);
	let used = 0;

	function put(keyA: number, keyB: number, entry: number, note: number): void {
		const home = keyA & (size - 1);
		let chosen = home;
		for (let way = 0; way < ways; way++) {
			const slot = home ^ way;
			const held = entries[slot]!;
			if (held === 0 || (keysA[slot] === keyA && keysB[slot] === keyB)) {
				if (held === 0) used++;
				chosen = slot;
				break;
			}

			if (held >>> worthBit < entries[chosen]! >>> worthBit) chosen = slot;
		}

		keysA[chosen] = keyA;
		keysB[chosen] = keyB;
		entries[chosen] = entry;
		notes[chosen] = note;
	}

	function grow(): void {
		const [oldA, oldB, old, oldNotes] = [keysA, keysB, entries, notes];
		size *= 2;
		[keysA, keysB, entries, notes] = createLists(size);
		used = 0;
		for (let slot = 0; slot < old.length; slot++)
			if (old[slot] !== 0) put(oldA[slot]!, oldB[slot]!, old[slot]!, oldNotes[slot]!);
	}

	function find(list: Int32Array, keyA: number, keyB: number): number {
		const home = keyA & (size - 1);
		for (let way = 0; way < ways; way++) {
			const slot = home ^ way;
			if (keysB[slot] === keyB && keysA[slot] === keyA) return list[slot]!;
		}

		return 0;
	}

	return {
		get: (keyA: number, keyB: number) => find(entries, keyA, keyB),
		note: (keyA: number, keyB: number) => find(notes, keyA, keyB),
		set: (keyA: number, keyB: number, entry: number, note = 0) => {
			if (used * 2 > size && size < limit) grow();
			put(keyA, keyB, entry, note);
		},
	};
}
