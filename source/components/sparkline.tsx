import {Text} from 'ink';
import {Tone} from './tone.js';

type Props = {
	readonly values: readonly number[];
	/** The one that is marked. */
	readonly selected: number;
};

const levels = '▁▂▃▄▅▆▇█';

/** A bar for each value of 1 or more, each step up a multiple of the one below: words fall fast, and the last few still count. */
export function Sparkline({values, selected}: Props) {
	const most = Math.log2(Math.max(2, ...values));
	return (
		<Text>
			{values.map((value, index) => (
				<Tone key={index} as={index === selected ? 'accent' : 'quiet'} bold={index === selected}>
					{levels[Math.round((Math.log2(Math.max(1, value)) / most) * (levels.length - 1))]}
				</Tone>
			))}
		</Text>
	);
}
