/** Returns the first index from `low` up to `high` for which a condition holds, or `high`; it must hold for every index after the first. */
export function bisect(low: number, high: number, holds: (index: number) => boolean): number {
	let [from, to] = [low, high];
	while (from < to) {
		const middle = (from + to) >>> 1;
		if (holds(middle)) to = middle;
		else from = middle + 1;
	}

	return from;
}
