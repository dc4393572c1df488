import {cutEnd, padEnd, padStart, widthOf} from './wrap.js';

/** A column of a table. */
export type Column = {
	/** What stands above it. */
	readonly title: string;
	/** On which side its cells begin. */
	readonly side: 'left' | 'right';
	/** Where the table is too wide for its place, the columns with the lowest number go first; those without one stay. */
	readonly rank?: number;
	/** Down to how many columns of the screen its cells may be cut, before any column goes. */
	readonly least?: number;
};

/** What stands between two columns. */
export const gap = '  ';

/** A column as it is drawn: which one of those asked for, and how wide. */
export type LaidOutColumn = {readonly column: Column; readonly at: number; readonly width: number};

const widthWithGaps = (widths: readonly number[]): number =>
	widths.reduce((sum, width) => sum + width, 0) + gap.length * Math.max(0, widths.length - 1);

/** Cuts the cells that may be cut, one column after the other, until the table fits or nothing is left to cut. */
function narrow(laidOut: readonly LaidOutColumn[], room: number): readonly LaidOutColumn[] {
	let surplus = widthWithGaps(laidOut.map(({width}) => width)) - room;
	return laidOut.map(each => {
		const {column, width} = each;
		const saved = Math.max(0, Math.min(surplus, width - (column.least ?? width)));
		surplus -= saved;
		return {...each, width: width - saved};
	});
}

/** The columns that there is room for, and how wide they are: their widest cell or title, less where they may be cut. */
export function layOutTable(
	columns: readonly Column[],
	rows: readonly (readonly string[])[],
	room = Number.POSITIVE_INFINITY,
): readonly LaidOutColumn[] {
	const wanted = columns.map((column, at) => ({
		column,
		at,
		width: Math.max(widthOf(column.title), ...rows.map(cells => widthOf(cells[at] ?? ''))),
	}));
	let kept: readonly LaidOutColumn[] = wanted;
	for (;;) {
		const narrowed = narrow(kept, room);
		if (widthWithGaps(narrowed.map(({width}) => width)) <= room) return narrowed;
		const ranks = kept.flatMap(({column}) => column.rank ?? []);
		if (ranks.length === 0) return narrowed;
		const lowest = Math.min(...ranks);
		const gone = kept.findLast(({column}) => column.rank === lowest);
		kept = kept.filter(each => each !== gone);
	}
}

/** A cell as wide as its column. */
export function drawCell(text: string, {column, width}: LaidOutColumn): string {
	const cell = cutEnd(text, width);
	return column.side === 'left' ? padEnd(cell, width) : padStart(cell, width);
}

/** The lines of a table, its titles first; no cells touch, no line ends in blanks, and none is wider than the room, if one is given. */
export function drawTable(
	columns: readonly Column[],
	rows: readonly (readonly string[])[],
	room?: number,
): string[] {
	const laidOut = layOutTable(columns, rows, room);
	return [columns.map(({title}) => title), ...rows].map(cells =>
		laidOut
			.map(each => drawCell(cells[each.at] ?? '', each))
			.join(gap)
			.trimEnd(),
	);
}

/** A bar of so many places, filled to a share from 0 to 1. */
export function drawBar(share: number, width: number): string {
	const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
	return '█'.repeat(filled) + '░'.repeat(width - filled);
}
