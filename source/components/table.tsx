import {Text} from 'ink';
import type {ReactNode} from 'react';
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

/** A column behind the others that takes of the room they leave as large a share as it may; left out where that is too little. */
export type ElasticColumn = {
	readonly title: string;
	readonly share: number;
	readonly least: number;
	readonly most: number;
	/** What a row, from 0, has in it, for so many columns of the screen. */
	readonly cell: (row: number, columns: number) => TableCell;
};

type Props = {
	readonly columns: readonly Column[];
	readonly rows: readonly TableRow[];
	readonly width: number;
	readonly elastic?: readonly ElasticColumn[];
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

/** The table with those of its elastic columns that there is room for. */
function filled({columns, rows, width, elastic = []}: Props): Pick<Props, 'columns' | 'rows'> {
	const used = layOutRows(columns, rows, width).reduce((sum, each) => sum + each.width + gap.length, 0);
	let room = width - markColumns - used;
	let full = {columns, rows};
	for (const {title, share, least, most, cell} of elastic) {
		const own = Math.min(most, Math.floor(room * share));
		if (own < least) continue;
		room -= own + gap.length;
		full = {
			columns: [...full.columns, {title, side: 'left', least: 1}],
			rows: full.rows.map((row, at) => ({...row, cells: [...row.cells, cell(at, own)]})),
		};
	}

	return full;
}

/** A bar for each row, as wide as there is room for. */
export const barColumn = (
	most: number,
	bars: readonly {readonly share: number; readonly as: ToneName}[],
): ElasticColumn => ({
	...{title: '', share: 1, least: 4, most},
	cell(row, columns) {
		const {share = 0, as = 'quiet'} = bars[row] ?? {};
		return {text: bar(share, columns), as};
	},
});

/** The lines of a table, its titles first. */
export function tableLines(props: Props): readonly ReactNode[] {
	const {columns, rows} = filled(props);
	const laidOut = layOutRows(columns, rows, props.width);
	return [
		<Text key='titles' wrap='truncate-end'>
			{' '.repeat(markColumns) + laidOut.map(each => drawCell(each.column.title, each)).join(gap)}
		</Text>,
		...rows.map(({key, cells, mark}) => (
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
		)),
	];
}

export const Table = (props: Props) => <>{tableLines(props)}</>;
