/** The most that the design allows, or so many times the reference. */
export type Limit = `${number} ${'ms' | 's' | 'MB' | '×'}`;

/** A measurement, its limit, and a reference from the same run if there is one. */
export type Row = {
	readonly what: string;
	readonly measured: string;
	readonly atMost: string;
	readonly isOver: boolean;
	readonly reference?: string;
};

type Unit = 'ms' | 'MB';

const show = (value: number, unit: Unit): string =>
	`${value.toFixed(unit === 'ms' && value < 10 ? 2 : 0)} ${unit}`;

export function row(
	what: string,
	limit: Limit,
	unit: Unit,
	value: number,
	reference?: {readonly value: number; readonly of: string},
): Row {
	const [most, of] = limit.split(' ');
	const ratio = value / (reference?.value ?? NaN);
	const compared = of === '×' ? ratio : of === 's' ? value / 1000 : value;
	return {
		what,
		measured: show(value, unit),
		atMost: limit,
		isOver: !(compared <= Number(most)),
		...(reference && {reference: `${ratio.toFixed(2)} × ${show(reference.value, unit)}, ${reference.of}`}),
	};
}

/** The rows as lines in aligned columns. */
export function drawTable(rows: readonly Row[]): string {
	const cells = rows.map(
		({what, measured, atMost, isOver, reference = ''}) =>
			[isOver ? `OVER  ${what}` : what, measured, atMost, reference] as const,
	);
	const all = [['', 'measured', 'at most', 'reference in the same run'] as const, ...cells];
	const width = (column: 0 | 1 | 2) => Math.max(...all.map(row => row[column].length));
	const [first, second, third] = [width(0), width(1), width(2)];
	return all
		.map(([what, measured, atMost, reference]) =>
			[what.padEnd(first), measured.padStart(second), atMost.padStart(third), reference]
				.join('   ')
				.trimEnd(),
		)
		.join('\n');
}
