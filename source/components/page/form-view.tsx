import {Box, Text} from 'ink';
import type {FormPart, FormRow, Part} from '../../page/page.js';
import {widthOf} from '../../text/tables.js';
import {TextField} from '../form/text-field.js';
import {Runs, type Area} from '../lines.js';
import {figureShapes, firstShown, mostFigureRows, smallFigure} from '../stage/layout.js';
import {marks} from '../tone.js';
import {blocksOf, fitBlocks, newsPart} from './blocks.js';
import {Figure} from '../figure/figure.js';
import type {PageProps} from './document-view.js';

/** In windows at least this wide there is more space between labels, values and notes; in narrower ones every column is for the notes. */
const roomyColumns = 90;
const mostColumns = 100;
const markColumns = 2;
/** The columns that most choices take; a longer one moves its own note. */
const choiceColumns = 14;
/** In narrow windows only the note of the focused row is shown. */
const isNarrowIn = ({columns}: Area): boolean => columns < 72;
const gapBeside = 2;

type RowProps = {
	readonly row: FormRow;
	readonly isFocused: boolean;
	readonly columns: number;
	readonly indent: number;
	readonly hasNote: boolean;
	readonly onType: (name: string, text: string) => void;
};

function RowView({row, isFocused, columns, indent, hasNote, onType}: RowProps) {
	const {name, label, kind, value, note, placeholder = ''} = row;
	const look = {as: isFocused ? 'accent' : 'quiet', bold: isFocused} as const;
	return (
		<Box height={1} flexShrink={0}>
			<Box width={indent} flexShrink={0}>
				<Runs lines={[[{text: `${isFocused ? marks.chosen : ' '} ${label}`, ...look}]]} />
			</Box>
			{kind === 'choice' && (
				<Box flexShrink={0} minWidth={choiceColumns + (columns < roomyColumns ? 1 : 3)}>
					<Runs lines={[[{text: `‹ ${value} ›`, ...look}, {text: ' '}]]} />
				</Box>
			)}
			{(kind === 'text' || kind === 'secret') && (
				<Box flexShrink={note === '' ? 1 : 0} minWidth={12} marginRight={2}>
					<TextField
						value={value}
						isFocused={isFocused}
						isSecret={kind === 'secret'}
						placeholder={placeholder}
						columns={columns - indent - 2}
						onChange={text => {
							onType(name, text);
						}}
					/>
				</Box>
			)}
			{hasNote && <Text wrap='truncate-end'>{note}</Text>}
		</Box>
	);
}

function layOut({form, page: {news, parts}, area}: Props) {
	const isNarrow = isNarrowIn(area);
	// Of more rows than there is room for, those around the one that takes the keys; a line or two stay for the texts below.
	const room = Math.max(1, area.rows - (isNarrow ? 2 : 1));
	const focused = form.rows.findIndex(({name}) => name === form.focused);
	const first = firstShown(form.rows.length, room, focused);
	const rows = form.rows.slice(first, first + room);
	const columns = area.columns < roomyColumns ? area.columns : Math.min(area.columns - 4, mostColumns);
	const figurePart = parts.find(part => part.part === 'figure');
	const others = parts.filter(part => part !== form && part !== figurePart);
	const texts = [...(news ? [newsPart(news)] : []), ...others];
	const under = Math.max(1, area.rows - rows.length - (isNarrow ? 1 : 0));
	const linesIn = (width: number) => fitBlocks(blocksOf(texts, width), under);
	const lines = linesIn(columns);
	const gap = lines.length < under ? 1 : 0;
	const free = under - gap - Math.max(1, lines.length);
	const below = Math.min(free - 2, mostFigureRows);
	const isBeside = below < smallFigure.rows;
	const figureRows = Math.max(below, smallFigure.rows);
	const figure =
		figurePart && !isNarrow && under >= figureRows
			? {...figurePart, columns: Math.floor(figureRows * figureShapes.eye), rows: figureRows, isWaking: true}
			: undefined;
	const narrow = columns - (figure?.columns ?? 0) - gapBeside;
	return {rows, columns, gap, figure, isBeside, lines: figure && isBeside ? linesIn(narrow) : lines};
}

type Props = PageProps & {readonly form: Part & FormPart};

export function FormView(props: Props) {
	const {form, page, area} = props;
	const {onType} = page;
	const isNarrow = isNarrowIn(area);
	const {rows, columns, lines, gap, figure, isBeside} = layOut(props);
	const labels = Math.max(...form.rows.map(({label}) => widthOf(label)));
	const indent = markColumns + labels + (columns < roomyColumns ? 1 : 3);
	const focusedNote = form.rows.find(({name}) => name === form.focused)?.note ?? '';
	return (
		<Box flexDirection='column' flexGrow={1} marginY={1} alignItems='center'>
			<Box flexDirection='column' width={columns} flexShrink={0}>
				{rows.map(row => (
					<RowView
						key={row.name}
						row={row}
						isFocused={row.name === form.focused}
						columns={columns}
						indent={indent}
						hasNote={!isNarrow}
						onType={(name, text) => onType?.(name, text)}
					/>
				))}
				{isNarrow && (
					<Box height={1} paddingLeft={2} flexShrink={0}>
						<Text wrap='truncate-end'>{focusedNote}</Text>
					</Box>
				)}
				<Box marginTop={gap} flexShrink={0} minHeight={1} justifyContent='space-between'>
					<Runs lines={lines} />
					{figure && isBeside && <Figure {...figure} />}
				</Box>
			</Box>
			{figure && !isBeside && (
				<Box flexGrow={1} flexDirection='column' alignItems='center' justifyContent='center'>
					<Figure {...figure} />
				</Box>
			)}
		</Box>
	);
}
