import {runsOf, lineText} from '../page/text.js';
import type {Line, Run} from '../page/page.js';
import {cutEnd, cutStart, widthOf, wrapWords} from '../text/tables.js';

/** A run as it is drawn; `inverse` overrides what the theme makes of it. */
export type PaintedRun = Run & {readonly inverse?: boolean};

/** A line of the screen: exactly one row. */
export type PaintedLine = readonly PaintedRun[];

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

/** Breaks a line between words. */
export function wrapLine(line: Line, columns: number): readonly PaintedLine[] {
	const text = lineText(line);
	let at = 0;
	return wrapWords(text, columns).map(shown => {
		const start = text.indexOf(shown, at);
		at = start + shown.length;
		return slice(runsOf(line), start, at);
	});
}

export const indentLine = (line: PaintedLine, columns: number): PaintedLine =>
	columns > 0 ? [{text: ' '.repeat(columns)}, ...line] : line;

export const centerLine = (line: PaintedLine, columns: number): PaintedLine =>
	indentLine(line, Math.floor((columns - lineWidth(line)) / 2));

/** Returns a rule with a heading at the left and a remark at the right; the remark goes first if there is no room. */
export function ruleLine(columns: number, left = '', right = ''): PaintedLine {
	const heading = cutEnd(left, columns - 6);
	const start = heading === '' ? 0 : widthOf(heading) + 4;
	const remark = start + widthOf(right) + 6 > columns ? '' : right;
	const end = remark === '' ? 0 : widthOf(remark) + 4;
	const rule = '─'.repeat(Math.max(0, columns - start - end));
	return [
		...(heading === '' ? [] : [{text: '── ', as: 'frame'} as const, {text: `${heading} `, bold: true}]),
		{text: rule, as: 'frame'},
		...(remark === '' ? [] : [{text: ` ${remark} `}, {text: '──', as: 'frame'} as const]),
	];
}
