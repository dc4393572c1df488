import type {Tile} from '../../page/page.js';
import {cutLine, type PaintedLine, type PaintedRun} from '../paint.js';

function runOf({text, look}: Tile): PaintedRun {
	if (look === 'hidden') return {text};
	if (look === 'known') return {text, bold: true};
	return {text, as: look === 'fresh' ? 'hit' : 'miss', bold: true};
}

const edge = (
	tiles: readonly Tile[],
	[left, joint, right]: readonly [string, string, string],
): PaintedLine => [{text: left + tiles.map(() => '───').join(joint) + right, as: 'frame'}];

/** Returns letters in boxes, three rows high, or in one line, whose end is kept where it is too long. */
export function tileLines(tiles: readonly Tile[], columns: number, isBoxed: boolean): readonly PaintedLine[] {
	if (isBoxed && tiles.length > 0) {
		const faces = tiles.flatMap((tile): PaintedRun[] => [
			{text: '│ ', as: 'frame'},
			runOf(tile),
			{text: ' '},
		]);
		return [edge(tiles, ['╭', '┬', '╮']), [...faces, {text: '│', as: 'frame'}], edge(tiles, ['╰', '┴', '╯'])];
	}

	const gap = {text: tiles.length * 2 - 1 <= columns ? ' ' : ''};
	const line = tiles.flatMap((tile, place) => (place > 0 ? [gap, runOf(tile)] : [runOf(tile)]));
	return [cutLine(line, columns, 'start')];
}
