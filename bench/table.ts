/** A number, what it is measured against, and what it should be. */
export type Row = {
	readonly what: string;
	readonly measured: string;
	/** The design's limit; `–` where it names none. */
	readonly atMost: string;
	readonly reference: string;
	readonly ratio: string;
};

const milliseconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;

const megabytes = (value: number): string => `${value.toFixed(0)} MB`;

const units = {ms: milliseconds, MB: megabytes};

/** A row of two measurements in one unit. */
export function compare(
	what: string,
	atMost: string,
	unit: keyof typeof units,
	ours: number,
	reference: number,
	of: string,
): Row {
	const show = units[unit];
	const ratio = ours / reference;
	return {
		what,
		measured: show(ours),
		atMost,
		reference: `${show(reference)}  ${of}`,
		ratio: `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`,
	};
}

/** A row that could not be measured, and why. */
export const skipped = (what: string, atMost: string, why: string): Row => ({
	what,
	measured: 'skipped',
	atMost,
	reference: why,
	ratio: '',
});

const headings: Row = {
	what: '',
	measured: 'measured',
	atMost: 'at most',
	reference: 'reference in the same run',
	ratio: 'ratio',
};

/** The rows as lines in aligned columns. */
export function drawTable(rows: readonly Row[]): string {
	const all = [headings, ...rows];
	const width = (column: keyof Row) => Math.max(...all.map(row => row[column].length));
	return all
		.map(({what, measured, atMost, reference, ratio}) =>
			[
				what.padEnd(width('what')),
				measured.padStart(width('measured')),
				atMost.padStart(width('atMost')),
				ratio.padStart(width('ratio')),
				reference,
			]
				.join('   ')
				.trimEnd(),
		)
		.join('\n');
}
