/**
What has been found about pools, by the two keys of a pool.

An entry is a number of 32 bits, 0 where nothing is known; its five highest bits say what it is worth to keep it. The table grows up to a limit; then the entry that is worth least makes room.
*/
export type TranspositionTable = {
	readonly get: (keyA: number, keyB: number) => number;
	readonly set: (keyA: number, keyB: number, entry: number) => void;
};

/** From this bit on an entry says what it is worth. */
export const worthBit = 27;

/** How many slots an entry may be in. */
const ways = 4;

/** A table for up to two to the power of `bits` entries, twelve bytes each. */
export function createTable(bits: number): TranspositionTable {
	const limit = 2 ** bits;
	let size = Math.min(1024, limit);
	let keysA = new Int32Array(size);
	let keysB = new Int32Array(size);
	let entries = new Int32Array(size);
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

			if (held >>> worthBit < entries[chosen]! >>> worthBit) chosen = slot;
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
		entries = new Int32Array(size);
		used = 0;
		for (let slot = 0; slot < old.length; slot++)
			if (old[slot] !== 0) put(oldA[slot]!, oldB[slot]!, old[slot]!);
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
