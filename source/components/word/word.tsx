import {Box} from 'ink';
import type {Tile, WordPart} from '../../page/page.js';
import {cutLine, type PaintedLine, type PaintedRun, Runs} from '../lines.js';
import {BlockLetters, blockSize, type Scale} from './block-letters.js';

function runOf({text, look}: Tile): PaintedRun {
	if (look === 'hidden') return {text};
	if (look === 'known') return {text, bold: true};
	return {text, as: look === 'fresh' ? 'hit' : 'miss', bold: true};
}

const edge = (
	tiles: readonly Tile[],
	[left, joint, right]: readonly [string, string, string],
): PaintedLine => [{text: left + tiles.map(() => '───').join(joint) + right, as: 'frame'}];

/** Returns letters in boxes, three rows high, or in one line, which keeps its end if it is too long. */
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

export type WordLayout = {
	readonly kind: 'blocks' | 'tiles' | 'line';
	readonly scale: Scale;
	readonly columns: number;
	readonly rows: number;
};

const scales: readonly Scale[] = [2, 1];

type Room = {
	readonly columns: number;
	readonly rows: number;
	readonly mayBeBlocks: boolean;
};

export function layOutWord(places: number, alphabet: readonly string[], room: Room): WordLayout {
	for (const scale of room.mayBeBlocks ? scales : []) {
		const {columns, rows} = blockSize(places, alphabet, scale);
		if (columns <= room.columns && rows <= room.rows) return {kind: 'blocks', scale, columns, rows};
	}

	const columns = places * 4 + 1;
	if (columns <= room.columns && room.rows >= 3) return {kind: 'tiles', scale: 1, columns, rows: 3};
	return {kind: 'line', scale: 1, columns: Math.min(room.columns, places * 2), rows: 1};
}

type Props = Pick<WordPart, 'tiles' | 'alphabet'> & {
	readonly layout: WordLayout;
	readonly isCentered: boolean;
};

export function Word({tiles, alphabet, layout: {kind, scale, columns}, isCentered}: Props) {
	return (
		<Box width={columns} flexShrink={0} justifyContent={isCentered ? 'center' : 'flex-start'}>
			{kind === 'blocks' ? (
				<BlockLetters tiles={tiles} alphabet={alphabet} scale={scale} />
			) : (
				<Runs lines={tileLines(tiles, columns, kind === 'tiles')} />
			)}
		</Box>
	);
}
