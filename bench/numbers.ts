/** Returns the value that a share of the values is below: 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Takes two measurements in turn, so that whatever else the machine does meets both alike. */
export async function inTurn<T>(
	runs: number,
	ours: () => Promise<T> | T,
	reference: () => Promise<T> | T,
): Promise<{readonly ours: T[]; readonly reference: T[]}> {
	const taken = {ours: [] as T[], reference: [] as T[]};
	for (let run = 0; run < runs; run++) {
		taken.ours.push(await ours());
		taken.reference.push(await reference());
	}

	return taken;
}
