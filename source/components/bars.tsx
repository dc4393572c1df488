import {Text} from 'ink';
import {Tone, type ToneName} from './tone.js';

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

type Props = {
	readonly heights: readonly number[];
	readonly selected?: number;
	readonly as?: ToneName;
};

export const Bars = ({heights, selected, as = 'quiet'}: Props) => (
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

export const bar = (share: number, columns: number): string => '█'.repeat(Math.round(share * columns));
