import {Box} from 'ink';
import type {Tile, WordPart, Tone} from '../../page/page.js';
import {cutLine, type Area, type PaintedLine, type PaintedRun, Runs} from '../lines.js';
import {glyphColumns, glyphOf, glyphRows, hiddenSign, markRows, type Points} from './block-font.js';

/** 1: a point is half a cell high; 2: a point is two cells wide and one high. */
export type Scale = 1 | 2;

const noMark: Points = Array.from({length: markRows}, () => Array.from({length: glyphColumns}, () => false));

/** The points above and below a letter without marks, if others of the alphabet have some. */
function marginsOf(alphabet: readonly string[]) {
	const glyphs = alphabet.map(glyphOf);
	return {
		above: glyphs.some(({above}) => above) ? noMark : [],
		below: glyphs.some(({below}) => below) ? noMark : [],
	};
}

/** Returns the room that a word of so many places takes, the same for all letters of an alphabet. */
export function blockSize(places: number, alphabet: readonly string[], scale: Scale): Area {
	const {above, below} = marginsOf(alphabet);
	const points = above.length + glyphRows + below.length;
	return {
		columns: Math.max(0, places * (glyphColumns + 1) - 1) * scale,
		rows: (points * scale) / 2,
	};
}

const blocks = [' ', '▄', '▀', '█'] as const;

function drawPoints(points: Points, scale: Scale): string[] {
	if (scale === 2) return points.map(row => row.map(isDrawn => blocks[isDrawn ? 3 : 0].repeat(2)).join(''));
	const pairs = Array.from(
		{length: points.length / 2},
		(_, row) => [points[row * 2], points[row * 2 + 1]] as const,
	);
	return pairs.map(([upper = [], lower = []]) =>
		upper.map((isDrawn, x) => blocks[(isDrawn ? 2 : 0) + (lower[x] ? 1 : 0)]).join(''),
	);
}

function drawTile({text, look}: Tile, margins: ReturnType<typeof marginsOf>, scale: Scale) {
	const letter = look === 'hidden' ? hiddenSign : text;
	const {base, above = margins.above, below = margins.below} = glyphOf(letter);
	return drawPoints([...above, ...base, ...below], scale);
}

type Letters = Pick<WordPart, 'tiles' | 'alphabet'>;

type BlockProps = Letters & {
	readonly scale: Scale;
	/** The tone of the known letters. Default: plain text. */
	readonly as?: Tone;
};

const looks = {hidden: 'frame', fresh: 'hit', lost: 'miss'} as const;

export function BlockLetters({tiles, alphabet, scale, as = 'quiet'}: BlockProps) {
	const margins = marginsOf(alphabet);
	const letters = tiles.map(tile => drawTile(tile, margins, scale));
	const {rows} = blockSize(tiles.length, alphabet, scale);
	const lines = Array.from({length: rows}, (_, row) =>
		tiles.map(({look}, place) => ({
			text: (letters[place]?.[row] ?? '') + (place < tiles.length - 1 ? ' '.repeat(scale) : ''),
			as: look === 'known' ? as : looks[look],
			bold: false,
		})),
	);
	return (
		<Box height={rows} flexShrink={0}>
			<Runs lines={lines} />
		</Box>
	);
}

function runOf({text, look}: Tile): PaintedRun {
	if (look === 'hidden') return {text};
	if (look === 'known') return {text, bold: true};
	return {text, as: look === 'fresh' ? 'hit' : 'miss', bold: true};
}

const edge = (
	tiles: readonly Tile[],
	[left, joint, right]: readonly [string, string, string],
): PaintedLine => [{text: left + tiles.map(() => '───').join(joint) + right, as: 'frame'}];

const boxedRows = 3;

const boxedColumns = (places: number): number => places * 4 + 1;

/** Returns letters in boxes if there is room for them, else in one line, which keeps its end if it is too long. */
export function tileLines(tiles: readonly Tile[], {columns, rows}: Area): readonly PaintedLine[] {
	if (tiles.length > 0 && boxedColumns(tiles.length) <= columns && boxedRows <= rows) {
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

export type WordLayout = Area & {
	readonly kind: 'blocks' | 'tiles' | 'line';
	readonly scale: Scale;
};

type Room = Area & {readonly mayBeBlocks: boolean};

export function layOutWord(places: number, alphabet: readonly string[], room: Room): WordLayout {
	for (const scale of room.mayBeBlocks ? ([2, 1] as const) : []) {
		const size = blockSize(places, alphabet, scale);
		if (size.columns <= room.columns && size.rows <= room.rows) return {kind: 'blocks', scale, ...size};
	}

	const columns = boxedColumns(places);
	if (columns <= room.columns && boxedRows <= room.rows)
		return {kind: 'tiles', scale: 1, columns, rows: boxedRows};
	return {kind: 'line', scale: 1, columns: Math.min(room.columns, places * 2), rows: 1};
}

type WordProps = Letters & {
	readonly layout: WordLayout;
	readonly isCentered: boolean;
};

export function Word({tiles, alphabet, layout, isCentered}: WordProps) {
	return (
		<Box width={layout.columns} flexShrink={0} justifyContent={isCentered ? 'center' : 'flex-start'}>
			{layout.kind === 'blocks' ? (
				<BlockLetters tiles={tiles} alphabet={alphabet} scale={layout.scale} />
			) : (
				<Runs lines={tileLines(tiles, layout)} />
			)}
		</Box>
	);
}
