import {Text} from 'ink';
import {formatNumber, marks, theme} from './theme.js';

type Props = {
	/** What is left. */
	readonly left: number;
	readonly total: number;
	/** How many cells there are for it. */
	readonly columns: number;
};

/** What is left of a budget: a dot for each wrong guess, or for a share of them where they are many. */
export function Meter({left, total, columns}: Props) {
	const text = `${formatNumber(left)} of ${formatNumber(total)}`;
	const cells = Math.min(total, Math.max(1, columns - text.length - 2));
	const full = Math.ceil((left / total) * cells);
	return (
		<Text>
			<Text color={left <= 2 ? theme.miss : theme.accent}>{marks.left.repeat(full)}</Text>
			<Text color={theme.quiet}>{marks.used.repeat(cells - full)}</Text>
			{`  ${text}`}
		</Text>
	);
}
