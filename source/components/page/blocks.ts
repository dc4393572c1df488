import type {News, Part} from '../../page/page.js';
import type {PaintedLine} from '../lines.js';
import {isLabelled, labelledLines, leastRows, linesOf, mostRows, tightLines} from './lines.js';

/** A piece of a page that stays together. */
export type Block = {
	/** Returns its lines; more than so many rows only if it can't be cut to them. */
	readonly lines: (columns: number, rows: number) => readonly PaintedLine[];
	readonly most: (columns: number) => number;
	/** The fewest rows that it can be cut to. */
	readonly least: (columns: number) => number;
};

export const newsLines = ({text, as = 'accent'}: News, columns: number): readonly PaintedLine[] =>
	linesOf({part: 'prose', paragraphs: [text], as, bold: as !== 'quiet'}, columns);

function wholeBlock(draw: (columns: number) => readonly PaintedLine[]): Block {
	const rows = (columns: number) => draw(columns).length;
	return {lines: draw, most: rows, least: rows};
}

export const newsBlock = (news: News): Block => wholeBlock(columns => newsLines(news, columns));

/** Returns the blocks of parts, which may be set for reading; parts that only have labels form one block. */
export function blocksOf(parts: readonly Part[], isRead = false): readonly Block[] {
	const blocks: Block[] = [];
	for (let at = 0; at < parts.length;) {
		const end = parts.findIndex((part, index) => index >= at && !isLabelled(part));
		const together = parts.slice(at, end < 0 ? parts.length : end).filter(isLabelled);
		const part = parts[at];
		if (together.length > 0) blocks.push(wholeBlock(columns => labelledLines(together, columns, isRead)));
		else if (part?.part === 'prose' && part.heading === undefined && !isRead)
			blocks.push(wholeBlock(columns => tightLines(part, columns)));
		else if (part)
			blocks.push({
				lines: (columns, rows) => linesOf(part, columns, rows),
				most: columns => mostRows(part, columns),
				least: columns => leastRows(part, columns),
			});
		at += Math.max(1, together.length);
	}

	return blocks;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Returns how many rows each block gets: its least, and of the rest what it wants, the first ones first or all alike. */
function shareRows(
	most: readonly number[],
	least: readonly number[],
	rows: number,
	isFair: boolean,
): readonly number[] {
	const given = [...least];
	for (let left = rows - sum(least); left > 0; left--) {
		const poor = given.map((own, at) => (own < (most[at] ?? 0) ? own : Number.POSITIVE_INFINITY));
		const next = isFair ? poor.indexOf(Math.min(...poor)) : poor.findIndex(own => own < rows);
		if (next < 0 || poor[next] === Number.POSITIVE_INFINITY) break;
		given[next] = (given[next] ?? 0) + 1;
	}

	return given;
}

/** Returns blocks in so many rows; where not even the least of each fits, the last are left out. */
export function fitBlocks(
	blocks: readonly Block[],
	columns: number,
	rows: number,
	isFair = false,
): readonly PaintedLine[] {
	const least = blocks.map(block => block.least(columns));
	const most = blocks.map(block => block.most(columns));
	const gaps = Math.max(0, least.filter(each => each > 0).length - 1);
	const gapRows = sum(least) + gaps > rows ? 0 : 1;
	const given = shareRows(most, least, rows - gaps * gapRows, isFair);
	const fitted: PaintedLine[] = [];
	for (const [at, block] of blocks.entries()) {
		const start = fitted.length > 0 ? fitted.length + gapRows : 0;
		const lines = block.lines(columns, Math.min(given[at] ?? 0, rows - start));
		if (lines.length === 0 || start + lines.length > rows) continue;
		if (start > fitted.length) fitted.push([]);
		fitted.push(...lines);
	}

	return fitted;
}

export const heightOf = (blocks: readonly Block[], columns: number): number =>
	sum(blocks.map(block => block.most(columns) + 1)) - 1;
