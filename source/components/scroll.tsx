import {Box, Text} from 'ink';
import {useEffect, type ReactNode} from 'react';
import {formatNumber} from '../text/numbers.js';
import type {Area} from './stage/layout.js';

/** A list for so many columns: each item is a line of the screen. */
export type ListPart = (columns: number) => readonly ReactNode[];

type Props = {
	/** They stand beside one another in a wide window, else one after the other. */
	readonly parts: readonly ListPart[];
	readonly area: Area;
	readonly top: number;
	/** Gets the last possible first line where the wanted one lies beyond it. */
	readonly onTop: (top: number) => void;
};

const wideColumns = 106;
const widestList = 76;
const gap = 4;

/** A list that is cut leaves its last row to say so. */
const roomIn = (lines: readonly ReactNode[], rows: number): number => (lines.length > rows ? rows - 1 : rows);

const lastTop = (lines: readonly ReactNode[], rows: number): number =>
	Math.max(0, lines.length - roomIn(lines, rows));

type ListProps = {
	readonly lines: readonly ReactNode[];
	readonly top: number;
	readonly rows: number;
	readonly columns: number;
};

function List({lines, top, rows, columns}: ListProps) {
	const room = roomIn(lines, rows);
	const first = Math.min(top, lastTop(lines, rows));
	const below = Math.max(0, lines.length - first - room);
	const told = [
		...(first > 0 ? [`↑ ${formatNumber(first)} above`] : []),
		...(below > 0 ? [`↓ ${formatNumber(below)} more`] : []),
	];
	return (
		<Box flexDirection='column' width={columns} flexShrink={0}>
			{lines.slice(first, first + room).map((line, index) => (
				<Box key={first + index} height={1} flexShrink={0}>
					{typeof line === 'string' ? <Text wrap='truncate-end'>{line}</Text> : line}
				</Box>
			))}
			{told.length > 0 && <Text bold>{told.join('   ')}</Text>}
		</Box>
	);
}

export function Scroll({parts, area, top, onTop}: Props) {
	const isWide = parts.length > 1 && area.columns >= wideColumns;
	const shared = Math.floor((area.columns - gap * (parts.length - 1)) / parts.length);
	const columns = Math.min(isWide ? shared : area.columns, widestList);
	const drawn = parts.map(part => part(columns));
	const lists = isWide ? drawn : [drawn.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))];
	const last = Math.max(...lists.map(lines => lastTop(lines, area.rows)));
	useEffect(() => {
		if (top > last) onTop(last);
	}, [top, last, onTop]);
	return (
		<Box flexGrow={1} alignItems='center' justifyContent='center' columnGap={gap}>
			{lists.map((lines, index) => (
				<Box key={index} flexDirection='column' height={Math.min(area.rows, longest(lists))} flexShrink={0}>
					<List lines={lines} top={top} rows={area.rows} columns={columns} />
				</Box>
			))}
		</Box>
	);
}

const longest = (lists: readonly (readonly ReactNode[])[]): number =>
	Math.max(...lists.map(lines => lines.length));
