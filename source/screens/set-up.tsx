import {Box} from 'ink';
import type {ReactNode} from 'react';
import {Prose} from '../components/prose.js';
import {marks} from '../components/theme.js';
import type {TerminalSize} from '../hooks/use-terminal-size.js';

type Props = {
	readonly size: TerminalSize;
	/** How many rows the form takes. */
	readonly formRows: number;
	/** What keeps the game from starting, in a sentence. */
	readonly fault: string | undefined;
	/** What is known of the game that would be played. */
	readonly remark?: string | undefined;
	/** Whether the player waits for work that is not done yet. */
	readonly isWaiting: boolean;
	/** What goes on meanwhile, waited for or not. */
	readonly progress?: string | undefined;
	readonly figure: (columns: number, rows: number) => ReactNode;
	readonly children: ReactNode;
};

const figureColumns = 26;
const figureRows = 8;
/** Title, key hints, the blank line above the form and the notice below it. */
const frameRows = 5;

/** The frame of a set-up: its form, what keeps it from starting, and the one it is played against. */
export function SetUp({size, formRows, fault, remark = ' ', isWaiting, progress, figure, children}: Props) {
	const columns = size.columns - 8;
	const hasRoom = size.columns >= 76 && size.rows - frameRows - formRows >= figureRows;
	return (
		<Box flexDirection='column' flexGrow={1} marginTop={1} paddingX={2}>
			{children}
			<Box marginTop={1} flexShrink={0} minHeight={1}>
				{fault === undefined ? (
					<Prose columns={columns}>
						{progress ?? (isWaiting ? 'One moment: reading the words…' : remark)}
					</Prose>
				) : (
					<Prose as='miss' columns={columns}>
						{`${marks.miss} ${fault}`}
					</Prose>
				)}
			</Box>
			{hasRoom && (
				<Box flexGrow={1} flexDirection='column' alignItems='center' justifyContent='center'>
					<Box flexDirection='column' width={figureColumns} height={figureRows} flexShrink={0}>
						{figure(figureColumns, figureRows)}
					</Box>
				</Box>
			)}
		</Box>
	);
}
