const tally = new Map<string, number>();

/** Counts something that happened on a walk. */
export const count = (what: string): void => {
	tally.set(what, (tally.get(what) ?? 0) + 1);
};

/** What has happened on all walks so far, the most frequent first. */
export const toldTally = (): string =>
	[...tally]
		.sort(([, a], [, b]) => b - a)
		.map(([what, times]) => `${times} × ${what}`)
		.join(', ');
