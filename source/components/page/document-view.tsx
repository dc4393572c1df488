import {Box} from 'ink';
import {useEffect} from 'react';
import type {Page} from '../../page/page.js';
import {formatNumber} from '../../text/words.js';
import {Runs, type Area, type Block, type PaintedLine} from '../lines.js';
import {wideColumns} from '../stage/layout.js';
import {blocksOf, fitBlocks, heightOf, newsPart} from './blocks.js';
import {isWideTable} from './table.js';

export type PageProps = {
	readonly page: Page<true>;
	/** The window without the title and the key hints. */
	readonly area: Area;
	/** The first line shown of a page that scrolls. */
	readonly top: number;
	/** Gets the last possible first line if the wanted one is beyond it. */
	readonly onTop: (top: number) => void;
	/** Gets the number of rows for the panels of a game. */
	readonly onPanel: (rows: number) => void;
};

const widestColumn = 76;
const gap = 4;

function balance(blocks: readonly Block[]): readonly (readonly Block[])[] {
	const ways = blocks.slice(1).map((_, at) => [blocks.slice(0, at + 1), blocks.slice(at + 1)]);
	const heights = ways.map(way => Math.max(...way.map(each => heightOf(each))));
	return ways[heights.indexOf(Math.min(...heights))] ?? [blocks];
}

/** A list that is cut leaves its last row to say so. */
const roomIn = (lines: readonly PaintedLine[], rows: number): number =>
	lines.length > rows ? rows - 1 : rows;

const lastTop = (lines: readonly PaintedLine[], rows: number): number =>
	Math.max(0, lines.length - roomIn(lines, rows));

function scrolled(lines: readonly PaintedLine[], top: number, rows: number): readonly PaintedLine[] {
	const room = roomIn(lines, rows);
	const first = Math.min(top, lastTop(lines, rows));
	const below = Math.max(0, lines.length - first - room);
	const hidden = [
		...(first > 0 ? [`↑ ${formatNumber(first)} above`] : []),
		...(below > 0 ? [`↓ ${formatNumber(below)} more`] : []),
	];
	const shown = lines.slice(first, first + room);
	return hidden.length === 0 ? shown : [...shown, [{text: hidden.join('   '), bold: true}]];
}

/** A page to read: in the middle of the window, in two columns if one is too long and the window is wide enough. */
export function DocumentView({page, area, top, onTop}: PageProps) {
	const {news, parts, scrolls} = page;
	const mayScroll = scrolls !== undefined;
	const isWide = parts.some(part => part.part === 'table' && isWideTable(part));
	const setIn = (width: number) => blocksOf([...(news ? [newsPart(news)] : []), ...parts], width, mayScroll);
	const one = isWide ? area.columns : Math.min(area.columns, widestColumn);
	const blocks = setIn(one);
	const isLong = heightOf(blocks) > area.rows;
	const hasTwo = isLong && !isWide && blocks.length > 1 && area.columns >= wideColumns;
	const columns = hasTwo ? Math.min(widestColumn, Math.floor((area.columns - gap) / 2)) : one;
	const lists = (hasTwo ? balance(setIn(columns)) : [blocks]).map(list =>
		fitBlocks(list, mayScroll ? Number.MAX_SAFE_INTEGER : area.rows, true),
	);
	const last = mayScroll ? Math.max(...lists.map(lines => lastTop(lines, area.rows))) : top;
	useEffect(() => {
		if (top > last) onTop(last);
	}, [top, last, onTop]);
	const rows = Math.min(area.rows, Math.max(...lists.map(lines => lines.length)));
	return (
		<Box flexGrow={1} alignItems='center' justifyContent='center' columnGap={gap}>
			{lists.map((lines, index) => (
				<Box key={index} width={columns} height={rows} flexShrink={0} overflow='hidden'>
					<Runs lines={mayScroll ? scrolled(lines, top, area.rows) : lines} />
				</Box>
			))}
		</Box>
	);
}
