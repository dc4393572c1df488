import chalk from 'chalk';
import {Text} from 'ink';
import {styleOf, useStyles, type Style} from './tone.js';
import {runsOf, lineText} from '../page/text.js';
import type {Line, Run, ChartPart, Tone} from '../page/page.js';
import {barSigns, cutEnd, cutStart, heightsByRatio, widthOf, wrapWords} from '../text/tables.js';

/** A part of the screen, in cells. */
export type Area = {readonly columns: number; readonly rows: number};

/** A run as it is drawn; `inverse` overrides what the theme makes of it. */
export type PaintedRun = Run & {readonly inverse?: boolean};

/** A line of the screen: exactly one row. */
export type PaintedLine = readonly PaintedRun[];

/** Lines that stay together; some can be cut to fewer rows. */
export type Block = {
	readonly most: number;
	readonly least: number;
	/** Returns its lines; more than so many rows only if it can't be cut to them. */
	readonly lines: (rows: number) => readonly PaintedLine[];
};

export const lineWidth = (line: Line): number => widthOf(lineText(line));

function slice(runs: PaintedLine, from: number, to: number): PaintedLine {
	let start = 0;
	return runs.flatMap(run => {
		const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
		start += run.text.length;
		return text === '' ? [] : [{...run, text}];
	});
}

/** Returns a line that is at most so many columns wide; `…` replaces the part that is cut off. */
export function cutLine(line: Line, columns: number, end: 'start' | 'end' = 'end'): PaintedLine {
	const text = lineText(line);
	const shown = (end === 'start' ? cutStart : cutEnd)(text, columns);
	const runs = runsOf(line);
	if (shown === text) return runs;
	if (end === 'start')
		return [{text: shown.slice(0, 1)}, ...slice(runs, text.length - shown.length + 1, text.length)];
	const kept = slice(runs, 0, shown.length - 1);
	return [...kept, {...kept.at(-1), text: shown.slice(-1)}];
}

export function wrapLine(line: Line, columns: number): readonly PaintedLine[] {
	const text = lineText(line);
	let at = 0;
	return wrapWords(text, columns).map(shown => {
		const start = text.indexOf(shown, at);
		at = start + shown.length;
		return slice(runsOf(line), start, at);
	});
}

/** Returns so many lines; ` …` ends the last one if more are left. */
export function firstLines(
	lines: readonly PaintedLine[],
	columns: number,
	rows: number,
): readonly PaintedLine[] {
	if (lines.length <= rows) return lines;
	const last = lines[rows - 1] ?? [];
	return [...lines.slice(0, rows - 1), cutLine([...last, {text: ' …'}], columns)];
}

export const indentLine = (line: PaintedLine, columns: number): PaintedLine =>
	columns > 0 ? [{text: ' '.repeat(columns)}, ...line] : line;

/** Centers lines as one block, which has a left edge. */
export const centerLines = (lines: readonly PaintedLine[], columns: number): readonly PaintedLine[] =>
	lines.map(line => indentLine(line, Math.floor((columns - Math.max(...lines.map(lineWidth))) / 2)));

/** Returns a rule with a heading at the left and a remark at the right; the remark goes first if there is no room. */
export function ruleLine(columns: number, left: string, right = ''): PaintedLine {
	const heading = cutEnd(left, columns - 6);
	const start = widthOf(heading) + 4;
	const remark = start + widthOf(right) + 6 > columns ? '' : right;
	const end = remark === '' ? 0 : widthOf(remark) + 4;
	const rule = '─'.repeat(Math.max(0, columns - start - end));
	return [
		{text: '── ', as: 'frame'},
		{text: `${heading} `, bold: true},
		{text: rule, as: 'frame'},
		...(remark === '' ? [] : [{text: ` ${remark} `}, {text: '──', as: 'frame'} as const]),
	];
}

const isHex = (color: string): color is `#${string}` => color.startsWith('#');

/** The text with the look in it, as Ink would put it there. */
function paint(text: string, {color, dimColor, bold, inverse}: Style): string {
	let painted = dimColor ? chalk.dim(text) : text;
	if (color !== undefined) painted = isHex(color) ? chalk.hex(color)(painted) : chalk[color](painted);
	if (bold) painted = chalk.bold(painted);
	return inverse ? chalk.inverse(painted) : painted;
}

/** Lines of runs as one text of Ink's; to draw, an element for each run takes several times as long. */
export function Runs({lines}: {readonly lines: readonly PaintedLine[]}) {
	const styles = useStyles();
	const painted = lines.map(runs => runs.map(run => paint(run.text, styleOf(styles, run))).join(''));
	return <Text>{painted.join('\n')}</Text>;
}

const average = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the heights of bars, in eighths of a row. */
export const heightsOf: Readonly<
	Record<ChartPart['scale'], (values: readonly number[], columns: number) => readonly number[]>
> = {
	zero(values) {
		const largest = Math.max(...values, 1);
		return values.map(value => (value === 0 ? 0 : Math.max(1, Math.round((value / largest) * 8))));
	},

	ratio: values => heightsByRatio(values, Math.max(...values)),

	// Neighbors share a bar, at their average, if there are too many.
	range(all, columns) {
		const size = Math.ceil(all.length / Math.max(1, columns));
		const values = Array.from({length: Math.ceil(all.length / size)}, (_, index) =>
			average(all.slice(index * size, (index + 1) * size)),
		);
		const [least, most] = [Math.min(...values), Math.max(...values)];
		return values.map(value => (most === least ? 4 : 1 + Math.round(((value - least) / (most - least)) * 7)));
	},
};

export const barsRuns = (heights: readonly number[], as: Tone, selected?: number): PaintedLine =>
	heights.map((height, index) => ({
		text: barSigns.charAt(height),
		as: index === selected ? 'accent' : as,
		...(selected !== undefined && {bold: index === selected}),
		inverse: false,
	}));

/** A bar for a share, from 0 to 1; only nothing has none. */
export const bar = (share: number, columns: number): string =>
	'█'.repeat(share > 0 ? Math.max(1, Math.round(share * columns)) : 0);
