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

const rowsOf = (heights: readonly number[], gap: number): number =>
	heights.filter(rows => rows > 0).reduce((sum, rows) => sum + rows + gap, -gap);

type Room = {readonly rows: number; readonly gap: 0 | 1; readonly isFair: boolean};

/** Returns how many rows each block gets: its least, and of the rest what it wants, the first ones first or all alike. */
function shareRows(blocks: readonly Block[], {rows, gap, isFair}: Room) {
	const shares = blocks.map(block => ({block, rows: block.least}));
	const costOf = (share: {readonly rows: number}) => (share.rows === 0 ? 1 + gap : 1);
	const leasts = blocks.map(({least}) => least);
	for (let left = rows - rowsOf(leasts, gap); left > 0;) {
		const poor = shares.filter(share => share.rows < share.block.most && costOf(share) <= left);
		const [next] = isFair ? poor.toSorted((a, b) => a.rows - b.rows) : poor;
		if (next === undefined) break;
		left -= costOf(next);
		next.rows++;
	}

	return shares;
}

/** Rows beyond its least that a block needs more than a blank line above it. */
const wanted = 3;

/** Returns blocks in so many rows; where not even the least of each fits, the last are left out. */
export function fitBlocks(blocks: readonly Block[], rows: number, isFair = false): readonly PaintedLine[] {
	const enough = blocks.map(({least, most}) => Math.min(most, least + wanted));
	const gap = rowsOf(enough, 1) > rows ? 0 : 1;
	const fitted: PaintedLine[] = [];
	for (const {block, rows: share} of shareRows(blocks, {rows, gap, isFair})) {
		const start = fitted.length > 0 ? fitted.length + gap : 0;
		const lines = block.lines(Math.min(share, rows - start));
		if (lines.length === 0) continue;
		// The others get its rows.
		if (start + lines.length > rows)
			return fitBlocks(
				blocks.filter(each => each !== block),
				rows,
				isFair,
			);
		if (start > fitted.length) fitted.push([]);
		fitted.push(...lines);
	}

	return fitted;
}

/** Returns the rows of blocks that are not cut, with one between each two. */
export const heightOf = (blocks: readonly Block[]): number =>
	blocks.reduce((sum, {most}) => sum + most + 1, -1);
