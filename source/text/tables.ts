import type {Column} from '../page/page.js';
import {cutEnd, padEnd, padStart, widthOf} from './wrap.js';

export type {Column};

export const gap = '  ';

/** A column as it is drawn; `at` is its place among those asked for. */
export type LaidOutColumn = {readonly column: Column; readonly at: number; readonly width: number};

const widthWithGaps = (widths: readonly number[]): number =>
	widths.reduce((sum, width) => sum + width, 0) + gap.length * Math.max(0, widths.length - 1);

/** Cuts cells, column after column, until the table fits or no more may be cut. */
function narrow(laidOut: readonly LaidOutColumn[], room: number): readonly LaidOutColumn[] {
	let surplus = widthWithGaps(laidOut.map(({width}) => width)) - room;
	return laidOut.map(each => {
		const {column, width} = each;
		const saved = Math.max(0, Math.min(surplus, width - (column.least ?? width)));
		surplus -= saved;
		return {...each, width: width - saved};
	});
}

/** The columns there is room for, each as wide as its widest cell where that fits. */
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

export function drawCell(text: string, {column, width}: LaidOutColumn): string {
	const cell = cutEnd(text, width);
	return column.side === 'left' ? padEnd(cell, width) : padStart(cell, width);
}

export function drawTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string[] {
	const laidOut = layOutTable(columns, rows);
	return [columns.map(({title}) => title), ...rows].map(cells =>
		laidOut
			.map(each => drawCell(cells[each.at] ?? '', each))
			.join(gap)
			.trimEnd(),
	);
}

/** Rows in columns that need no titles. */
export const drawRows = (rows: readonly (readonly string[])[]): string[] =>
	drawTable(
		(rows[0] ?? []).map(() => ({title: '', side: 'left'})),
		rows,
	).slice(1);

/** `███░░`: filled to a share from 0 to 1. */
export function drawBar(share: number, width: number): string {
	const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
	return '█'.repeat(filled) + '░'.repeat(width - filled);
}
