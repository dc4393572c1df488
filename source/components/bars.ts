import type {ChartPart, Tone as ToneName} from '../page/page.js';
import type {PaintedLine} from './lines.js';

const blocks = ' ▁▂▃▄▅▆▇█';

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

	// The number of words falls fast; on a logarithmic scale the last few still show.
	ratio(values) {
		const most = Math.log2(Math.max(2, ...values));
		return values.map(value => 1 + Math.round((Math.log2(Math.max(1, value)) / most) * 7));
	},

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
