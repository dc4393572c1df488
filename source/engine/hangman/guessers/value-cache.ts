/** Values of pools found before, by a key of two numbers; a newer value may push out an older one. */
export type ValueCache = {
	/** The value kept under a key, or -1. */
	readonly find: (key: number, check: number) => number;
	readonly keep: (key: number, check: number, value: number) => void;
};

/** A cache with room for two to the power of `bits` values, whole numbers of 0 or more; keys are whole numbers of 32 bits. */
export function createValueCache(bits: number): ValueCache {
	const keys = new Int32Array(1 << bits);
	const checks = new Int32Array(1 << bits);
	const values = new Int32Array(1 << bits).fill(-1);
	const slotOf = (key: number): number => key >>> (32 - bits);
	return {
		find(key, check) {
			const slot = slotOf(key);
			return keys[slot] === key && checks[slot] === check ? values[slot]! : -1;
		},
		keep(key, check, value) {
			const slot = slotOf(key);
			keys[slot] = key;
			checks[slot] = check;
			values[slot] = value;
		},
	};
}
