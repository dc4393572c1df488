import {left} from '../page/text.js';
import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type {Column} from '../page/page.js';

export const widthOf = (text: string): number => stringWidth(text);

/** Breaks a text between words, or within a word that is wider than a line. */
export const wrapWords = (text: string, columns: number): string[] =>
	text
		.split('\n')
		.flatMap(line => (widthOf(line) <= columns ? [line] : wrapAnsi(line, columns, {hard: true}).split('\n')));

const cut = (text: string, columns: number, position: 'start' | 'end'): string => {
	if (widthOf(text) <= columns) return text;
	if (columns < 1) return '';
	const shown = cliTruncate(text, columns, {position});
	// If the cut falls inside a wide character, the text is a column too wide.
	return widthOf(shown) <= columns ? shown : cut(text, columns - 1, position);
};

export const cutEnd = (text: string, columns: number): string => cut(text, columns, 'end');

export const cutStart = (text: string, columns: number): string => cut(text, columns, 'start');

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns));

export const padEnd = (text: string, columns: number): string => text + blanks(columns - widthOf(text));

export const padStart = (text: string, columns: number): string => blanks(columns - widthOf(text)) + text;

/** As many parts, the most important first, as fit whole in one line. */
export const joinFitting = (parts: readonly string[], joint: string, columns: number): string =>
	parts
		.map((_, gone) => parts.slice(0, parts.length - gone).join(joint))
		.find(text => widthOf(text) <= columns) ?? '';

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
		(rows[0] ?? []).map(() => left('')),
		rows,
	).slice(1);

/** `███░░`: filled to a share from 0 to 1. */
export function drawBar(share: number, width: number): string {
	const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
	return '█'.repeat(filled) + '░'.repeat(width - filled);
}
