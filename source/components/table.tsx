import {Text} from 'ink';
import {drawCell, gap, layOutTable, type Column} from '../text/tables.js';
import {bar} from './bars.js';
import {marks, Tone, type ToneName} from './tone.js';

export type TableCell = string | {readonly text: string; readonly as: ToneName};

export type TableRow = {
	readonly key: string;
	readonly cells: readonly TableCell[];
	/** Whether it is the row that matters, or the one that was chosen. */
	readonly mark?: 'kept' | 'chosen' | undefined;
};

export type RowBar = {readonly share: number; readonly as: ToneName};

type Props = {
	readonly columns: readonly Column[];
	readonly rows: readonly TableRow[];
	readonly width: number;
	readonly bars?: {readonly each: readonly RowBar[]; readonly widest: number} | undefined;
};

const textOf = (cell: TableCell | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));

const markColumns = 2;

/** The columns of a table that has so many columns of the screen, and how wide each is: the marks before the rows are counted. */
const layOutRows = (columns: readonly Column[], rows: readonly TableRow[], width: number) =>
	layOutTable(
		columns,
		rows.map(({cells}) => cells.map(textOf)),
		width - markColumns,
	);

/** How many columns of the screen a table leaves free, with a gap before them. */
export const roomBeside = (columns: readonly Column[], rows: readonly TableRow[], width: number): number =>
	layOutRows(columns, rows, width).reduce(
		(rest, each) => rest - each.width - gap.length,
		width - markColumns,
	);

const leastBar = 4;

function withBars({columns, rows, width, bars}: Props): Props {
	const room = bars ? Math.min(bars.widest, roomBeside(columns, rows, width)) : 0;
	if (!bars || room < leastBar) return {columns, rows, width};
	const barOf = (at: number): TableCell => {
		const each = bars.each[at];
		return each ? {text: bar(each.share, room), as: each.as} : '';
	};
	return {
		columns: [...columns, {title: '', side: 'left'}],
		rows: rows.map((row, at) => ({...row, cells: [...row.cells, barOf(at)]})),
		width,
	};
}

export function Table(props: Props) {
	const {columns, rows, width} = withBars(props);
	const laidOut = layOutRows(columns, rows, width);
	return (
		<>
			<Text wrap='truncate-end'>
				{' '.repeat(markColumns) + laidOut.map(each => drawCell(each.column.title, each)).join(gap)}
			</Text>
			{rows.map(({key, cells, mark}) => (
				<Text key={key} wrap='truncate-end' bold={mark !== undefined}>
					{mark && <Tone as={mark === 'kept' ? 'fiend' : 'accent'}>{marks[mark]}</Tone>}
					{mark ? ' ' : '  '}
					{laidOut.map((each, index) => {
						const cell = cells[each.at];
						const text = (index === 0 ? '' : gap) + drawCell(textOf(cell), each);
						return typeof cell === 'object' ? (
							<Text key={each.at}>
								{/^ */.exec(text)?.[0]}
								<Tone as={cell.as} {...(mark && {bold: true})}>
									{text.trim()}
								</Tone>
								{text.trim() === '' ? '' : / *$/.exec(text)?.[0]}
							</Text>
						) : (
							<Text key={each.at}>{text}</Text>
						);
					})}
				</Text>
			))}
		</>
	);
}
