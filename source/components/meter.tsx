import {Text} from 'ink';
import {formatNumber} from '../text/numbers.js';
import {widthOf} from '../text/wrap.js';
import {marks, Tone} from './tone.js';

type Props = {
	readonly left: number;
	readonly total: number;
	readonly columns: number;
};

/** What is left of a budget: a dot for each wrong guess, or for a share of them where they are many. */
export function Meter({left, total, columns}: Props) {
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
