import {Box} from 'ink';
import type {ReactNode} from 'react';
import type {TerminalSize} from '../hooks/use-terminal-size.js';

type Area = {readonly columns: number; readonly rows: number};

/** How a game divides the window: figure and facts, what lies under them, and a panel beside or below. */
export type StageLayout = {
	readonly board: number;
	readonly figure: Area;
	/** Whether the figure stands above the facts, large, instead of beside them. */
	readonly isStacked: boolean;
	readonly facts: number;
	/** Whether the panel stands beside the board instead of under it. */
	readonly isBeside: boolean;
	readonly panel: Area;
};

const frameRows = 4;
const smallFigure: Area = {columns: 22, rows: 7};
const largeFigure: Area = {columns: 40, rows: 12};
const factsRows = 7;
const boardBeside = 56;

/** The layout for a window; `under` tells how many rows are wanted under the facts, `hasFigure` whether a figure is drawn. */
export function layOutStage({columns, rows}: TerminalSize, under: number, hasFigure: boolean): StageLayout {
	const room = columns - 4;
	const isBeside = columns >= 110;
	const isStacked = isBeside && rows >= 32 && hasFigure;
	const board = isBeside ? boardBeside : room;
	const figure = isStacked ? largeFigure : smallFigure;
	const facts = isStacked || !hasFigure ? board : board - figure.columns - 2;
	const panel = isBeside
		? {columns: room - board - 4, rows: rows - frameRows}
		: {columns: room, rows: rows - frameRows - factsRows - under - 2};
	return {board, figure, isStacked, facts, isBeside, panel};
}

type Props = {
	readonly layout: StageLayout;
	readonly figure: ReactNode;
	readonly facts: ReactNode;
	readonly under: ReactNode;
	readonly panel: ReactNode;
};

/** A game on the screen, laid out. */
export function Stage({
	layout: {board, figure: area, isStacked, facts: factsColumns, isBeside},
	...parts
}: Props) {
	const {figure, facts, under, panel} = parts;
	return (
		<Box marginTop={1} columnGap={4}>
			<Box flexDirection='column' width={board} flexShrink={0}>
				<Box
					flexDirection={isStacked ? 'column' : 'row'}
					alignItems={isStacked ? 'center' : 'flex-start'}
					flexShrink={0}
					columnGap={2}
					rowGap={1}
				>
					{figure && (
						<Box flexDirection='column' width={area.columns} height={area.rows} flexShrink={0}>
							{figure}
						</Box>
					)}
					<Box flexDirection='column' width={factsColumns} height={factsRows} flexShrink={0}>
						{facts}
					</Box>
				</Box>
				<Box flexDirection='column' marginY={1} flexShrink={0}>
					{under}
				</Box>
				{!isBeside && panel}
			</Box>
			{isBeside && <Box flexDirection='column'>{panel}</Box>}
		</Box>
	);
}
