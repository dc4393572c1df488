/** The FNV-1a hash of nothing, 32 bits. */
export const emptyHash = 0x81_1c_9d_c5;

/** Returns the FNV-1a hash `hash` with one more number. */
export const addToHash = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01_00_01_93);
