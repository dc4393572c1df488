import {Text} from 'ink';
import {theme} from './theme.js';

type Props = {readonly columns: number; readonly left?: string; readonly right?: string};

/** A line across, with a heading in it at the left and a remark at the right. */
export function Rule({columns, left = '', right = ''}: Props) {
	const start = left && `── ${left} `;
	const end = right && ` ${right} ──`;
	return (
		<Text color={theme.quiet} wrap='truncate-end'>
			{start + '─'.repeat(Math.max(2, columns - start.length - end.length)) + end}
		</Text>
	);
}
