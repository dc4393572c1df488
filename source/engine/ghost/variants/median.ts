/** The median of lengths, given how many there are of each. */
export function medianLength(counts: Uint32Array): number {
	const all = counts.reduce((sum, count) => sum + count, 0);
	let passed = 0;
	return counts.findIndex(count => (passed += count) * 2 >= all);
}

/** The choices from the middle one on, those before it last. */
export function fromMiddle<T>(choices: readonly T[]): T[] {
	const middle = choices.length >>> 1;
	return [...choices.slice(middle), ...choices.slice(0, middle)];
}
