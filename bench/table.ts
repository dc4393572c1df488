/** What the design allows: so many of a unit, or so many times the reference; `–` where it says nothing. */
export type Limit = '–' | `${number} ${'ms' | 's' | 'MB' | '×'}`;

/** A number and what it is measured against. */
export type Row = {
	readonly what: string;
	readonly measured: string;
	readonly atMost: string;
	/** Whether it is over its limit. */
	readonly isOver: boolean;
	readonly reference: string;
	readonly ratio: string;
};

const units = {
	ms: (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`,
	MB: (value: number) => `${value.toFixed(0)} MB`,
};

function isOver(limit: Limit, value: number, ratio: number): boolean {
	const [most, unit] = limit.split(' ');
	if (unit === undefined) return false;
	const compared = unit === '×' ? ratio : unit === 's' ? value / 1000 : value;
	return !(compared <= Number(most));
}

/** A row of two measurements in one unit. */
export function compare(
	what: string,
	limit: Limit,
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
		atMost: limit,
		isOver: isOver(limit, ours, ratio),
		reference: `${show(reference)}  ${of}`,
		ratio: `${ratio.toFixed(ratio < 0.1 ? 3 : 2)} ×`,
	};
}

/** A row that could not be measured, and why. */
export const skipped = (what: string, limit: Limit, why: string): Row => ({
	what,
	measured: 'skipped',
	atMost: limit,
	isOver: false,
	reference: why,
	ratio: '',
});

const headings = {
	what: '',
	measured: 'measured',
	atMost: 'at most',
	ratio: 'ratio',
	reference: 'reference in the same run',
};

/** The rows as lines in aligned columns. */
export function drawTable(rows: readonly Row[]): string {
	const all = [headings, ...rows.map(row => (row.isOver ? {...row, what: `OVER  ${row.what}`} : row))];
	const width = (column: keyof typeof headings) => Math.max(...all.map(row => row[column].length));
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
