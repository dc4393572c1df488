/** The median of lengths, given how many there are of each. */
export function medianLength(counts: Uint32Array): number {
	const all = counts.reduce((sum, count) => sum + count, 0);
	let passed = 0;
	return counts.findIndex(count => (passed += count) * 2 >= all);
}

/** The first choice from the middle one on, those before it last, that will do. */
export function findFromMiddle<T>(
	choices: ArrayLike<T>,
	willDo: (choice: T, index: number) => boolean = () => true,
): T | undefined {
	const {length} = choices;
	for (let tried = 0; tried < length; tried++) {
		const index = ((length >>> 1) + tried) % length;
		const choice = choices[index];
		if (choice !== undefined && willDo(choice, index)) return choice;
	}

	return undefined;
}
