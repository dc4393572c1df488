/**
What is known about the values of pools, by the two keys of a pool.

An entry is one number, see `pack`; 0 where nothing is known. The table grows up to a limit; then an entry that took less work makes room.
*/
export type BoundsTable = {
	readonly get: (keyA: number, keyB: number) => number;
	readonly set: (keyA: number, keyB: number, entry: number) => void;
};

/** The most misses that a pool can cost: one for each letter. A bound of this much says nothing. */
export const mostMisses = 26;

/** Bounds as one number; `work` is how much it took to find them, as a power of two. */
export const pack = (atLeast: number, atMost: number, work: number): number =>
	1 | (atLeast << 1) | ((mostMisses - atMost) << 6) | (Math.min(work, 31) << 11);

export const atLeastIn = (entry: number): number => (entry >>> 1) & 31;

export const atMostIn = (entry: number): number => mostMisses - ((entry >>> 6) & 31);

const ways = 4;

/** A table for up to two to the power of `bits` entries, ten bytes each. */
export function boundsTable(bits: number): BoundsTable {
	const limit = 2 ** bits;
	let size = Math.min(1024, limit);
	let keysA = new Int32Array(size);
	let keysB = new Int32Array(size);
	let entries = new Uint16Array(size);
	let used = 0;

	function put(keyA: number, keyB: number, entry: number): void {
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

			if (held >>> 11 < entries[chosen]! >>> 11) chosen = slot;
		}

		keysA[chosen] = keyA;
		keysB[chosen] = keyB;
		entries[chosen] = entry;
	}

	function grow(): void {
		const [oldA, oldB, old] = [keysA, keysB, entries];
		size *= 2;
		keysA = new Int32Array(size);
		keysB = new Int32Array(size);
		entries = new Uint16Array(size);
		used = 0;
		for (let slot = 0; slot < old.length; slot++) {
			const entry = old[slot]!;
			if (entry !== 0) put(oldA[slot]!, oldB[slot]!, entry);
		}
	}

	return {
		get(keyA, keyB) {
			const home = keyA & (size - 1);
			for (let way = 0; way < ways; way++) {
				const slot = home ^ way;
				if (keysB[slot] === keyB && keysA[slot] === keyA) return entries[slot]!;
			}

			return 0;
		},
		set(keyA, keyB, entry) {
			if (used * 2 > size && size < limit) grow();
			put(keyA, keyB, entry);
		},
	};
}
