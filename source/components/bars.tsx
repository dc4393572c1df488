import {Text} from 'ink';
import {Tone, marks, type ToneName} from './tone.js';
import {formatNumber} from '../text/numbers.js';
import {widthOf} from '../text/wrap.js';

const blocks = ' ▁▂▃▄▅▆▇█';

const average = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Heights in eighths of a row, in proportion to the largest; only nothing has none. */
export function heightsFromZero(values: readonly number[]): readonly number[] {
	const largest = Math.max(...values, 1);
	return values.map(value => (value === 0 ? 0 : Math.max(1, Math.round((value / largest) * 8))));
}

/** Heights on a logarithmic scale: the number of words falls fast, and the last few still show. */
export function heightsByMultiple(values: readonly number[]): readonly number[] {
	const most = Math.log2(Math.max(2, ...values));
	return values.map(value => 1 + Math.round((Math.log2(Math.max(1, value)) / most) * 7));
}

/** Heights between the lowest value and the highest; neighbors together by their average where there are too many. */
export function heightsInRange(all: readonly number[], columns: number): readonly number[] {
	const size = Math.ceil(all.length / Math.max(1, columns));
	const values = Array.from({length: Math.ceil(all.length / size)}, (_, index) =>
		average(all.slice(index * size, (index + 1) * size)),
	);
	const [least, most] = [Math.min(...values), Math.max(...values)];
	return values.map(value => (most === least ? 4 : 1 + Math.round(((value - least) / (most - least)) * 7)));
}

type BarsProps = {
	readonly heights: readonly number[];
	readonly selected?: number;
	readonly as?: ToneName;
};

export const Bars = ({heights, selected, as = 'quiet'}: BarsProps) => (
	<Text wrap='truncate-end'>
		{heights.map((height, index) => (
			<Tone
				key={index}
				as={index === selected ? 'accent' : as}
				{...(selected !== undefined && {bold: index === selected})}
				inverse={false}
			>
				{blocks[height]}
			</Tone>
		))}
	</Text>
);

/** A bar for a share, from 0 to 1; only nothing has none. */
export const bar = (share: number, columns: number): string =>
	'█'.repeat(share > 0 ? Math.max(1, Math.round(share * columns)) : 0);

type MeterProps = {
	readonly left: number;
	readonly total: number;
	readonly columns: number;
};

/** What is left of a budget: a dot for each wrong guess, or for a share of them where they are many. */
export function Meter({left, total, columns}: MeterProps) {
	const text = `${formatNumber(left)} of ${formatNumber(total)}`;
	const cells = Math.min(total, Math.max(1, columns - widthOf(text) - 2));
	const full = Math.ceil((left / total) * cells);
	return (
		<Text>
			<Tone as={left <= 2 ? 'miss' : 'accent'}>{marks.left.repeat(full)}</Tone>
			<Tone as='frame'>{marks.used.repeat(cells - full)}</Tone>
			{`  ${text}`}
		</Text>
	);
}
