import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import type {Cell, Column, TablePart} from '../page/page.js';
import {cellText, hasTitles, headLines, left, lineText, shadeSign} from '../page/text.js';

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

/** The signs of small bars, by their heights in eighths of a row. */
export const barSigns = ' ▁▂▃▄▅▆▇█';

/** Returns the heights of bars by ratio, up to that of `most`: the number of words falls fast, and the last few still show. */
export const heightsByRatio = (values: readonly number[], most: number): readonly number[] =>
	values.map(value => 1 + Math.round((Math.log2(Math.max(1, value)) / Math.log2(Math.max(2, most))) * 7));

/** A cell of a heat map after its shade: `▒▒ 4.20`. */
const printCell = (cell: Cell): string =>
	typeof cell === 'object' && 'shade' in cell
		? `${shadeSign(cell.shade).repeat(2)} ${cellText(cell)}`
		: cellText(cell);

const barWidth = 24;

/** Returns a table in lines of text, which fit `room` where columns may go. */
export function printTable(part: TablePart, room = Number.POSITIVE_INFINITY): readonly string[] {
	const {columns, rows, notes = []} = part;
	const hasBars = rows.some(({bar}) => bar !== undefined);
	const drawn = drawTable(
		hasBars ? [...columns, left('', {rank: 0})] : columns,
		rows.map(({cells, bar}) => [
			...cells.map(printCell),
			...(bar === undefined ? [] : [drawBar(bar, barWidth)]),
		]),
		room,
	);
	return [
		...headLines(part),
		...(hasTitles(columns) ? drawn : drawn.slice(1)),
		...notes.flatMap(note => wrapWords(lineText(note), room)),
	];
}

/** Replacements for the characters that a terminal without UTF-8, or Linux's own console, may not have; one for one, so that no line changes its width. */
const replacements: readonly (readonly [characters: string, replacement: string])[] = [
	['✓', '+'],
	// Not a letter, since letters are beside it.
	['✗', '!'],
	['×', 'x'],
	['÷', '/'],
	['▸›↝→', '>'],
	['‹←', '<'],
	['↑', '^'],
	['↓', 'v'],
	['●◉█▇▆▓', '#'],
	['▅▒', '='],
	['▄▃▂▁', '_'],
	['▀', '"'],
	['░', '.'],
	['○', 'o'],
	['•', '*'],
	// A full stop would read as if nothing were cut off.
	['…', '~'],
	['·', '-'],
	['─–—−', '-'],
	['│', '|'],
	['╭╮╰╯└├┬┴', '+'],
	['≈', '~'],
	['’‘', "'"],
	['“”', '"'],
	['\u00A0\u202F', ' '],
	// Joiners have no width.
	['\u200C\u200D', ''],
];

const replacementOf = new Map(
	replacements.flatMap(([characters, replacement]) =>
		Array.from(characters, character => [character, replacement] as const),
	),
);

const firstBraille = 0x28_00;
const lastBraille = 0x28_ff;

/** The signs of cells with so many dots. */
const densities = ' .:-+*%##';

function replace(sign: string): string {
	const code = sign.codePointAt(0) ?? 0;
	if (code < firstBraille || code > lastBraille) return replacementOf.get(sign) ?? '?';
	const dots = (code - firstBraille).toString(2).replaceAll('0', '').length;
	return densities.charAt(dots);
}

/** Replaces the signs that a plain terminal lacks; letters stay as they are. */
export const toAscii = (text: string): string => text.replaceAll(/[\u00A0-\u00BF×÷\u2000-\u2BFF]/gu, replace);
