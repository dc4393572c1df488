import {hasTitles, lineText, shadeSign} from '../../page/text.js';
import type {Cell, Row, TablePart} from '../../page/page.js';
import {formatNumber} from '../../text/words.js';
import {drawCell, gap, layOutTable, widthOf, type LaidOutColumn} from '../../text/tables.js';
import {
	bar,
	cutLine,
	firstLines,
	indentLine,
	lineWidth,
	ruleLine,
	wrapLine,
	type Block,
	type PaintedLine,
} from '../lines.js';
import {firstShown} from '../stage/layout.js';
import {marks} from '../tone.js';

const markColumns = 2;
const widestBar = 28;
const narrowestBar = 4;
const barShare = 0.35;
const leastWords = 8;

type WordsCell = Extract<Cell, {readonly words: readonly string[]}>;

const isWords = (cell: Cell | undefined): cell is WordsCell => typeof cell === 'object' && 'words' in cell;

function wordsText({words, isCut}: WordsCell, columns: number): string {
	const more = ' …';
	let text = '';
	for (const [at, word] of words.entries()) {
		const longer = at === 0 ? word : `${text}, ${word}`;
		const isLast = at === words.length - 1 && !isCut;
		if (widthOf(longer) + (isLast ? 0 : more.length) > columns) return text === '' ? '' : text + more;
		text = longer;
	}

	return isCut ? text + more : text;
}

/** Whether a cell has room for one of its words: a column in which none has is left out. */
const hasRoom = (cell: Cell | undefined, columns: number): boolean =>
	isWords(cell) && wordsText(cell, columns) !== '';

function cellLine(cell: Cell = '', columns = 0): PaintedLine {
	if (typeof cell === 'string') return [{text: cell}];
	if (isWords(cell)) return [{text: wordsText(cell, columns)}];
	if (!('text' in cell)) return cell;
	const {text, as, shade} = cell;
	if (shade === undefined) return [as ? {text, as} : {text}];
	const isChosen = as === 'accent';
	return [
		{text: `${isChosen ? marks.kept : ' '}${text}`, ...(as && {as}), bold: isChosen},
		{text: shadeSign(shade), as: 'fiend', bold: false},
	];
}

function cellRuns(cell: Cell | undefined, {column, width}: LaidOutColumn, isBold: boolean): PaintedLine {
	const line = cutLine(cellLine(cell, width), width, column.cut);
	const blank = {text: ' '.repeat(Math.max(0, width - lineWidth(line)))};
	const runs = isBold ? line.map(run => ({bold: true, ...run})) : line;
	return column.side === 'left' ? [...runs, blank] : [blank, ...runs];
}

type Layout = ReturnType<typeof layOut>;

/** Returns the columns of a table in the order in which they are drawn: bars come before words. */
function layOut({columns, rows}: TablePart, width: number) {
	const hasWords = (at: number) => rows.some(({cells}) => isWords(cells[at]));
	const named = columns.map((column, at) => ({column, at})).filter(({at}) => !hasWords(at));
	const cells = layOutTable(
		named.map(({column}) => column),
		rows.map(row => named.map(({at}) => lineText(cellLine(row.cells[at])))),
		width - markColumns,
	).map(each => ({...each, at: named[each.at]?.at ?? 0}));
	let room = width - markColumns - cells.reduce((sum, each) => sum + each.width + gap.length, 0);
	const elastic = columns.map((column, at) => ({column, at})).filter(({at}) => hasWords(at));
	const barRoom = rows.some(({bar}) => bar !== undefined)
		? Math.min(widestBar, Math.floor(room * (elastic.length > 0 ? barShare : 1)))
		: 0;
	const barColumns = barRoom < narrowestBar ? 0 : barRoom;
	if (barColumns > 0) room -= barColumns + gap.length;
	const words = elastic.flatMap((each, index): LaidOutColumn[] => {
		const own = Math.floor((room - gap.length * (elastic.length - 1)) / (elastic.length - index));
		if (own < leastWords || !rows.some(({cells}) => hasRoom(cells[each.at], own))) return [];
		room -= own;
		return [{...each, width: own}];
	});
	return {cells, barColumns, words};
}

function barRuns({bar: share = 0, mark}: Row, columns: number, isMarked: boolean): PaintedLine {
	if (columns === 0) return [];
	const as = isMarked ? (mark ? 'fiend' : 'frame') : 'accent';
	const text = bar(share, columns);
	return [{text: gap}, {text, as, bold: false, inverse: false}, {text: ' '.repeat(columns - text.length)}];
}

function rowLine(row: Row, {cells, barColumns, words}: Layout, isMarked: boolean): PaintedLine {
	const {mark} = row;
	const bold = mark !== undefined;
	const markRun = mark && ({text: marks[mark], as: mark === 'kept' ? 'fiend' : 'accent', bold} as const);
	const runsIn = (each: LaidOutColumn, index: number): PaintedLine => [
		{text: index === 0 ? '' : gap},
		...cellRuns(row.cells[each.at], each, bold),
	];
	return [
		...(markRun ? [markRun, {text: ' '}] : [{text: '  '}]),
		...cells.flatMap(runsIn),
		...barRuns(row, barColumns, isMarked),
		...words.flatMap((each, index) => runsIn(each, index + 1)),
	];
}

const titleOf = (each: LaidOutColumn): string => drawCell(each.column.title, each);

function titleLine({cells, barColumns, words}: Layout): string {
	const bars = barColumns > 0 ? [' '.repeat(barColumns)] : [];
	return ' '.repeat(markColumns) + [...cells.map(titleOf), ...bars, ...words.map(titleOf)].join(gap);
}

/** The place of the rows that are left out, which is also where this is said. */
const restWords = {first: 'more', last: 'before', all: 'more'} as const;

/** Returns the indices of the rows that are shown: those that are chosen, then those to keep, then the others. */
function shownRows(rows: readonly Row[], room: number, keeps: keyof typeof restWords): readonly number[] {
	const chosen = rows.findIndex(({mark}) => mark === 'chosen');
	const end = keeps === 'last' ? rows.length - room : 0;
	const first = chosen < 0 ? end : firstShown(rows.length, room, chosen);
	const marksOf = (wanted: Row['mark']) => rows.flatMap(({mark}, at) => (mark === wanted ? [at] : []));
	const marked = [...marksOf('chosen'), ...marksOf('kept')].slice(0, room);
	const others = Array.from({length: room}, (_, index) => first + index).filter(at => !marked.includes(at));
	const left = room - marked.length;
	const kept = keeps === 'last' && left > 0 ? others.slice(-left) : others.slice(0, left);
	return [...marked, ...kept].toSorted((a, b) => a - b);
}

/** Whether a table takes as many columns as there are: for words, or for long lines. */
export const isWideTable = ({columns, rows}: TablePart): boolean =>
	columns.length === 1 || rows.some(({cells}) => cells.some(isWords));

/** Returns the rows that are shown in so many lines, and what is said of the others: whole, unless it takes half of the lines. */
function fitRows(table: TablePart, columns: number, room: number, least: number) {
	const {rows, keeps = 'first'} = table;
	const rest = table.rest ?? (hidden => `and ${formatNumber(hidden.length)} ${restWords[keeps]}`);
	const all = [...rows.keys()];
	if (rows.length <= room) return {shown: all, left: []};
	if (room <= least) return {shown: shownRows(rows, Math.max(1, room), keeps), left: []};
	for (let fit = room - 1; ; fit--) {
		const shown = shownRows(rows, fit, keeps);
		const hidden = all.filter(at => !shown.includes(at));
		const left = wrapLine(rest(hidden), columns - markColumns).map(line => indentLine(line, markColumns));
		if (fit + left.length <= room || fit <= Math.max(least, room / 2))
			return {shown, left: firstLines(left, columns, room - fit)};
	}
}

/** Sets a table. One row of each mark, or one at least, says what matters. */
export function tableBlock(table: TablePart, columns: number): Block {
	const {heading, remark = '', rows} = table;
	const notes = (table.notes ?? []).flatMap(note => wrapLine(note, columns));
	const hasTitle = hasTitles(table.columns);
	const fixed = (heading === undefined ? 0 : 1) + (hasTitle ? 1 : 0) + notes.length;
	const kinds = new Set(rows.flatMap(({mark}) => mark ?? [])).size;
	const least = table.keeps === 'all' ? rows.length : Math.min(rows.length, Math.max(1, kinds));
	return {
		most: fixed + rows.length,
		least: fixed + least,
		lines(most) {
			const layout = layOut(table, columns);
			const {shown, left} = fitRows(table, columns, most - fixed, least);
			const isCut = left.length === 0 && shown.length < rows.length;
			const cut = isCut ? `${formatNumber(shown.length)} of ${formatNumber(rows.length)}` : '';
			const set = shown.flatMap(at => rows.slice(at, at + 1).map(row => rowLine(row, layout, kinds > 0)));
			const lines = [
				...(hasTitle ? [titleLine(layout)] : []),
				...(table.keeps === 'last' ? [...left, ...set] : [...set, ...left]),
				...notes,
			];
			return [
				...(heading === undefined ? [] : [ruleLine(columns, heading, isCut ? cut : remark)]),
				...lines.map(line => cutLine(line, columns)),
			];
		},
	};
}
