import {Text} from 'ink';
import {Tone} from './tone.js';

type Props = {readonly values: readonly number[]; readonly selected: number; readonly indent: number};

const levels = ' ▁▂▃▄▅▆▇█';

/** A bar for each value, the selected one marked below. */
export function Histogram({values, selected, indent}: Props) {
	const largest = Math.max(...values, 1);
	return (
		<Text wrap='truncate-end'>
			{' '.repeat(indent)}
			{values.map((value, index) => (
				<Tone key={index} as={index === selected ? 'accent' : 'quiet'} bold={index === selected}>
					{levels[value === 0 ? 0 : Math.max(1, Math.round((value / largest) * 8))]}
				</Tone>
			))}
		</Text>
	);
}
