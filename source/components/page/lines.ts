import {runsOf} from '../../page/text.js';
import type {
	ChartPart,
	FactsPart,
	MenuPart,
	MeterPart,
	Part,
	ProgressPart,
	ProsePart,
	KeyboardPart,
} from '../../page/page.js';
import {joinFitting, padEnd, widthOf} from '../../text/tables.js';
import {formatNumber} from '../../text/words.js';
import {
	barsRuns,
	heightsOf,
	cutLine,
	firstLines,
	indentLine,
	ruleLine,
	wrapLine,
	type Block,
	type PaintedLine,
	type PaintedRun,
} from '../lines.js';
import {tileLines} from '../word/word.js';
import {tableBlock} from './table.js';
import {marks} from '../tone.js';

const indent = 2;

/** Returns the lines of the paragraphs: apart, close together, and then of fewer paragraphs, if some may go. */
function waysToSet({paragraphs, isOptional, as}: ProsePart, columns: number) {
	const set = paragraphs.map(line =>
		wrapLine(
			runsOf(line).map(run => ({...(as && {as}), ...run})),
			columns,
		),
	);
	const apart = set.flatMap((lines, index) => (index === 0 ? lines : [[], ...lines]));
	const fewer = isOptional ? set.map((_, gone) => set.slice(0, set.length - 1 - gone).flat()) : [];
	return [apart, set.flat(), ...fewer];
}

/** Sets prose. Paragraphs without a heading get no blank lines between them, except on a page for reading. */
function proseBlock(prose: ProsePart, columns: number, isRead: boolean): Block {
	const {heading, remark, isOptional} = prose;
	const head = heading === undefined ? [] : [ruleLine(columns, heading, remark)];
	const left = head.length > 0 && !isRead ? indent : 0;
	const ways = waysToSet(prose, columns - left).slice(head.length > 0 || isRead ? 0 : 1);
	const heightOf = (lines: readonly PaintedLine[] = []) => head.length + lines.length;
	return {
		most: heightOf(ways[0]),
		least: isOptional ? 0 : heightOf(ways.at(-1)),
		lines(rows) {
			const fitting = ways.find(lines => heightOf(lines) <= rows) ?? ways.at(-1) ?? [];
			const room = rows - head.length;
			if (room < 1 || (isOptional && fitting.length === 0)) return [];
			return [...head, ...firstLines(fitting, columns - left, room).map(line => indentLine(line, left))];
		},
	};
}

export type Labelled = MeterPart | FactsPart | ChartPart | ProgressPart;

export const isLabelled = (part: Part): part is Part & Labelled =>
	['meter', 'facts', 'chart', 'progress'].includes(part.part);

const labelsOf = (part: Labelled): readonly string[] =>
	part.part === 'facts' ? part.rows.map(({label}) => label) : [part.label];

const labelGap = (columns: number) => (columns < 40 ? 1 : 2);

export const labelColumns = (parts: readonly Labelled[], columns: number): number => {
	const widest = Math.max(0, ...parts.flatMap(labelsOf).map(widthOf));
	return widest === 0 ? 0 : widest + labelGap(columns);
};

/** Returns a dot for each wrong guess that is left or used, or for a share of them if they are many. */
function meterRuns({left, total}: MeterPart, columns: number): PaintedLine {
	const text = `${formatNumber(left)} of ${formatNumber(total)}`;
	const cells = Math.min(total, Math.max(1, columns - widthOf(text) - 2));
	const full = Math.ceil((left / total) * cells);
	return [
		{text: marks.left.repeat(full), as: left <= 2 ? 'miss' : 'accent'},
		{text: marks.used.repeat(cells - full), as: 'frame'},
		{text: `  ${text}`},
	];
}

function progressRuns({label, share}: ProgressPart, columns: number): PaintedLine {
	if (share === undefined) return label.endsWith('…') ? [] : [{text: '…'}];
	const text = `${Math.floor(share * 100)}%`;
	const cells = Math.max(0, columns - 8);
	const full = Math.round(share * cells);
	return [
		{text: '█'.repeat(full), as: 'fiend', bold: false},
		{text: '░'.repeat(cells - full), as: 'frame'},
		{text: `  ${text}`},
	];
}

function chartLines(chart: ChartPart, columns: number): readonly PaintedLine[] {
	const {values, scale, selected, marked = [], markText, text, as = 'quiet'} = chart;
	const behind = text === undefined ? 0 : widthOf(text) + 3;
	const heights = heightsOf[scale](values, columns - behind);
	const markLine = values.map((_, at) => (marked.includes(at) ? marks.miss : ' ')).join('');
	const hasMarks = chart.marked !== undefined && heights.length === values.length;
	const bars = [...barsRuns(heights, as, selected), ...(text === undefined ? [] : [{text: `   ${text}`}])];
	if (!hasMarks) return [bars];
	const named = marked.length > 0 && markText ? [{text: `   ${markText}`}] : [];
	return [bars, [{text: markLine, as: 'miss'}, ...named]];
}

function valueLines(part: Labelled, at: number, columns: number, mayWrap: boolean): readonly PaintedLine[] {
	switch (part.part) {
		case 'meter':
			return [meterRuns(part, columns)];
		case 'progress':
			return [progressRuns(part, columns)];
		case 'chart':
			return chartLines(part, columns);
		case 'facts': {
			const value = part.rows[at]?.value ?? '';
			return mayWrap ? wrapLine(value, columns) : [runsOf(value)];
		}
	}
}

/** Returns the lines of parts with labels, their values in one column; in a document to read, labels are bold and long values wrap. */
export function labelledLines(
	parts: readonly Labelled[],
	columns: number,
	isRead = false,
): readonly PaintedLine[] {
	const width = labelColumns(parts, columns);
	return parts.flatMap(part =>
		labelsOf(part).flatMap((label, at) =>
			valueLines(part, at, columns - width, isRead).map((line, index) =>
				cutLine([{text: padEnd(index === 0 ? label : '', width), bold: isRead}, ...line], columns),
			),
		),
	);
}

const beside = 2;
const menuGap = 3;

const menuLabels = ({items}: MenuPart): number =>
	Math.max(...items.map(({label}) => widthOf(label))) + menuGap;

export const menuColumns = (menu: MenuPart): number =>
	beside + menuLabels(menu) + Math.max(...menu.items.map(({note}) => widthOf(note)));

function menuLines(menu: MenuPart, columns: number): readonly PaintedLine[] {
	const labels = menuLabels(menu);
	return menu.items.map(({key, label, note}) => {
		const isSelected = key === menu.selected;
		const text = `${isSelected ? marks.chosen : ' '} ${label}`;
		const facts = joinFitting(note.split(' · '), ' · ', columns - beside - labels);
		const rest = {text: padEnd('', labels - widthOf(label)) + facts};
		return cutLine([isSelected ? {text, as: 'accent', bold: true} : {text}, rest], columns);
	});
}

export function wholeBlock(lines: readonly PaintedLine[]): Block {
	return {most: lines.length, least: lines.length, lines: () => lines};
}

/** Returns a part without labels, set in so many columns; figures and forms have no lines. */
export function blockOf(part: Exclude<Part, Labelled>, columns: number, isRead: boolean): Block {
	switch (part.part) {
		case 'table':
			return tableBlock(part, columns);
		case 'prose':
			return proseBlock(part, columns, isRead);
		case 'menu':
			return wholeBlock(menuLines(part, columns));
		case 'keyboard':
			return wholeBlock(keyboardLines(part, columns));
		case 'word':
			return wholeBlock(tileLines(part.tiles, {columns, rows: 3}));
		case 'figure':
		case 'form':
			return wholeBlock([]);
	}
}

/** A key is a letter and its mark, with two blanks after it, or one if the row is too narrow. */
const narrowest = 3;
const comfortable = 4;
const widest = 6;

/** The layout of so many keys for so many columns: in one row if they fit with two blanks between them, else in as few rows as need be, all of about the same length. */
export function layOutKeyboard(count: number, columns: number) {
	const fits = (pitch: number) => Math.max(1, Math.floor((columns - 2) / pitch) + 1);
	const roomy = Math.ceil(count / fits(comfortable));
	const rows = roomy <= 2 ? roomy : Math.ceil(count / fits(narrowest));
	const perRow = Math.ceil(count / rows);
	const pitch = Math.min(widest, Math.max(narrowest, Math.floor((columns - 2) / Math.max(1, perRow - 1))));
	return {perRow, pitch, rows};
}

export function keyboardLines(
	{letters, hits, misses, cursor}: Omit<KeyboardPart, 'part'>,
	columns: number,
): readonly PaintedLine[] {
	const {perRow, pitch, rows} = layOutKeyboard(letters.length, columns);
	const runOf = (letter: string): PaintedRun => {
		const knowledge = hits.includes(letter) ? 'hit' : misses.includes(letter) ? 'miss' : undefined;
		const text = letter + (knowledge === undefined ? ' ' : marks[knowledge]);
		if (letter === cursor) return {text, as: 'accent', bold: true, inverse: true};
		return knowledge === undefined ? {text} : {text, as: knowledge};
	};
	const gap = {text: ' '.repeat(pitch - 2)};
	const indent = Math.max(0, Math.floor((columns - perRow * pitch + pitch - 2) / 2));
	return Array.from({length: rows}, (_, row) => {
		const keys = letters.slice(row * perRow, (row + 1) * perRow).map(runOf);
		const line = keys.flatMap((key, index) => (index > 0 ? [gap, key] : [key]));
		return indentLine(line, indent);
	});
}
