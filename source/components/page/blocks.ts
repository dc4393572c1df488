import type {News, Part, ProsePart} from '../../page/page.js';
import type {Block, PaintedLine} from '../lines.js';
import {blockOf, isLabelled, labelledLines, wholeBlock} from './lines.js';

export const newsPart = ({text, as = 'accent'}: News): ProsePart => ({
	part: 'prose',
	paragraphs: [[{text, as, bold: as !== 'quiet'}]],
});

/** Returns parts in so many columns, set for reading or for a glance; neighbors that only have labels form one block. */
export const blocksOf = (parts: readonly Part[], columns: number, isRead = false): readonly Block[] =>
	parts.flatMap((part, at) => {
		if (!isLabelled(part)) return [blockOf(part, columns, isRead)];
		const before = parts[at - 1];
		if (before && isLabelled(before)) return [];
		const end = parts.findIndex((each, index) => index > at && !isLabelled(each));
		const together = parts.slice(at, end === -1 ? parts.length : end).filter(isLabelled);
		return [wholeBlock(labelledLines(together, columns, isRead))];
	});

/** Returns how many rows each block gets: its least, and of the rest what it wants, the first ones first or all alike. */
function shareRows(blocks: readonly Block[], rows: number, isFair: boolean) {
	const shares = blocks.map(block => ({block, rows: block.least}));
	const least = shares.reduce((sum, share) => sum + share.rows, 0);
	for (let left = rows - least; left > 0; left--) {
		const poor = shares.filter(share => share.rows < share.block.most);
		const [next] = isFair ? poor.toSorted((a, b) => a.rows - b.rows) : poor;
		if (next === undefined) break;
		next.rows++;
	}

	return shares;
}

/** Returns blocks in so many rows; where not even the least of each fits, the last are left out. */
export function fitBlocks(blocks: readonly Block[], rows: number, isFair = false): readonly PaintedLine[] {
	const least = blocks.map(block => block.least).filter(each => each > 0);
	const gaps = Math.max(0, least.length - 1);
	const gapRows = least.reduce((sum, each) => sum + each, gaps) > rows ? 0 : 1;
	const fitted: PaintedLine[] = [];
	for (const share of shareRows(blocks, rows - gaps * gapRows, isFair)) {
		const start = fitted.length > 0 ? fitted.length + gapRows : 0;
		const lines = share.block.lines(Math.min(share.rows, rows - start));
		if (lines.length === 0 || start + lines.length > rows) continue;
		if (start > fitted.length) fitted.push([]);
		fitted.push(...lines);
	}

	return fitted;
}

/** Returns the rows of blocks that are not cut, with one between each two. */
export const heightOf = (blocks: readonly Block[]): number =>
	blocks.reduce((sum, {most}) => sum + most + 1, -1);
