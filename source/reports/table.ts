/** A column of a table: what stands above it, and on which side its cells begin. */
export type Column = {readonly title: string; readonly side: 'left' | 'right'};

const gap = '  ';

/** The lines of a table; nobody's cells touch, and no line ends in blanks. */
export function drawTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
	const lines = [columns.map(({title}) => title), ...rows];
	const widths = columns.map((_, at) => Math.max(...lines.map(cells => (cells[at] ?? '').length)));
	return lines.map(cells =>
		columns
			.map(({side}, at) => {
				const [cell = '', width = 0] = [cells[at], widths[at]];
				return side === 'left' ? cell.padEnd(width) : cell.padStart(width);
			})
			.join(gap)
			.trimEnd(),
	);
}

/** A bar of so many places, filled to a share from 0 to 1. */
export function drawBar(share: number, width: number): string {
	const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
	return '█'.repeat(filled) + '░'.repeat(width - filled);
}
