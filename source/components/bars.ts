import type {ChartPart, Tone as ToneName} from '../page/page.js';
import type {PaintedLine} from './lines.js';

const blocks = ' ▁▂▃▄▅▆▇█';

const average = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Heights in eighths of a row, in proportion to the largest; only nothing has none. */
function heightsFromZero(values: readonly number[]): readonly number[] {
	const largest = Math.max(...values, 1);
	return values.map(value => (value === 0 ? 0 : Math.max(1, Math.round((value / largest) * 8))));
}

/** Heights on a logarithmic scale: the number of words falls fast, and the last few still show. */
function heightsByMultiple(values: readonly number[]): readonly number[] {
	const most = Math.log2(Math.max(2, ...values));
	return values.map(value => 1 + Math.round((Math.log2(Math.max(1, value)) / most) * 7));
}

/** Heights between the lowest value and the highest; too many neighbors share their average. */
function heightsInRange(all: readonly number[], columns: number): readonly number[] {
	const size = Math.ceil(all.length / Math.max(1, columns));
	const values = Array.from({length: Math.ceil(all.length / size)}, (_, index) =>
		average(all.slice(index * size, (index + 1) * size)),
	);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return values.map(value => (most === least ? 4 : 1 + Math.round(((value - least) / (most - least)) * 7)));
}

/** Returns the heights of bars in eighths of a row; in a range, too many neighbors share a bar. */
export function heightsOf(
	values: readonly number[],
	scale: ChartPart['scale'],
	columns: number,
): readonly number[] {
	if (scale === 'range') return heightsInRange(values, columns);
	return scale === 'zero' ? heightsFromZero(values) : heightsByMultiple(values);
}

export const barsRuns = (heights: readonly number[], as: ToneName, selected?: number): PaintedLine =>
	heights.map((height, index) => ({
		text: blocks[height] ?? ' ',
		as: index === selected ? 'accent' : as,
		...(selected !== undefined && {bold: index === selected}),
		inverse: false,
	}));

/** A bar for a share, from 0 to 1; only nothing has none. */
export const bar = (share: number, columns: number): string =>
	'█'.repeat(share > 0 ? Math.max(1, Math.round(share * columns)) : 0);
