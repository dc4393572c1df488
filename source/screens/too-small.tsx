import {Box} from 'ink';
import {Prose} from '../components/prose.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';

const smallest: TerminalSize = {columns: 60, rows: 20};

export const isTooSmall = ({columns, rows}: TerminalSize): boolean =>
	columns < smallest.columns || rows < smallest.rows;

export function TooSmallView({size: {columns, rows}}: {readonly size: TerminalSize}) {
	return (
		<Box width={columns} height={rows} overflow='hidden'>
			<Prose columns={columns}>
				{`Wordfiend needs ${smallest.columns}×${smallest.rows}; this window is ${columns}×${rows}. Make it larger and the game goes on.`}
			</Prose>
		</Box>
	);
}
