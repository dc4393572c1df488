/** Lengths in words: `2–15, 17`. */
export function describeLengths(lengths: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const length of lengths) {
		const run = runs.at(-1);
		if (run?.[1] === length - 1) run[1] = length;
		else runs.push([length, length]);
	}

	return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
