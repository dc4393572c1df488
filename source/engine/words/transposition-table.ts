/**
What has been found about pools, by the two keys of a pool.

An entry is a number of 32 bits, 0 where nothing is known; its five highest bits say what it is worth to keep it. A note is any other number of 32 bits that goes with it. The table grows up to a limit; then the entry that is worth least makes room.
*/
export type TranspositionTable = {
	readonly get: (keyA: number, keyB: number) => number;
	/** The note of the entry that `get` gave last; any number where there was none. */
	readonly note: () => number;
	readonly set: (keyA: number, keyB: number, entry: number, note?: number) => void;
};

/** From this bit on an entry says what it is worth. */
export const worthBit = 27;

/** How many slots an entry may be in. */
const ways = 4;

/** A table for up to two to the power of `bits` entries, sixteen bytes each. */
export function createTable(bits: number): TranspositionTable {
	const limit = 2 ** bits;
	let size = Math.min(1024, limit);
	let keysA = new Int32Array(size);
	let keysB = new Int32Array(size);
	let entries = new Int32Array(size);
	let notes = new Int32Array(size);
	let used = 0;
	let last = 0;

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
		keysA = new Int32Array(size);
		keysB = new Int32Array(size);
		entries = new Int32Array(size);
		notes = new Int32Array(size);
		used = 0;
		for (let slot = 0; slot < old.length; slot++)
			if (old[slot] !== 0) put(oldA[slot]!, oldB[slot]!, old[slot]!, oldNotes[slot]!);
	}

	return {
		get(keyA, keyB) {
			const home = keyA & (size - 1);
			for (let way = 0; way < ways; way++) {
				const slot = home ^ way;
				if (keysB[slot] === keyB && keysA[slot] === keyA) {
					last = slot;
					return entries[slot]!;
				}
			}

			return 0;
		},
		note: () => notes[last]!,
		set(keyA, keyB, entry, note = 0) {
			if (used * 2 > size && size < limit) grow();
			put(keyA, keyB, entry, note);
		},
	};
}
