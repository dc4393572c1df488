import {Box} from 'ink';
import {useMemo} from 'react';
import {glyphColumns, glyphOf, glyphRows, hiddenSign, markRows, type Points} from './block-font.js';
import {Runs} from '../lines.js';
import type {Tile, Tone as ToneName} from '../../page/page.js';
import {useLook} from '../tone.js';

/** 1: a point is half a cell high; 2: a point is two cells wide and one high. */
export type Scale = 1 | 2;

type Extent = {readonly isMarkedAbove: boolean; readonly isMarkedBelow: boolean};

function extentOf(alphabet: readonly string[]): Extent {
	const glyphs = alphabet.map(glyphOf);
	return {
		isMarkedAbove: glyphs.some(glyph => glyph.above),
		isMarkedBelow: glyphs.some(glyph => glyph.below),
	};
}

const gapOf = (scale: Scale) => scale;
const columnsOf = (scale: Scale) => glyphColumns * scale;
const rowsOf = (points: number, scale: Scale) => (scale === 1 ? points / 2 : points);

/** Returns the room that a word of so many places takes, the same for all letters of an alphabet. */
export function blockSize(places: number, alphabet: readonly string[], scale: Scale) {
	const {isMarkedAbove, isMarkedBelow} = extentOf(alphabet);
	const marks = (isMarkedAbove ? markRows : 0) + (isMarkedBelow ? markRows : 0);
	return {
		columns: Math.max(0, places * (columnsOf(scale) + gapOf(scale)) - gapOf(scale)),
		rows: rowsOf(glyphRows + marks, scale),
	};
}

const blocks = [' ', '▄', '▀', '█'] as const;
const asciiBlocks = [' ', '_', '"', '#'] as const;

function drawPoints(points: Points, scale: Scale, isAscii: boolean): string[] {
	const inks = isAscii ? asciiBlocks : blocks;
	if (scale === 2) return points.map(row => row.map(isDrawn => inks[isDrawn ? 3 : 0].repeat(2)).join(''));
	const pairs = Array.from(
		{length: points.length / 2},
		(_, row) => [points[row * 2], points[row * 2 + 1]] as const,
	);
	return pairs.map(([upper = [], lower = []]) =>
		upper.map((isDrawn, x) => inks[(isDrawn ? 2 : 0) + (lower[x] ? 1 : 0)]).join(''),
	);
}

const noMark: Points = Array.from({length: markRows}, () => Array.from({length: glyphColumns}, () => false));

function drawTile(
	{text, look}: Tile,
	{isMarkedAbove, isMarkedBelow}: Extent,
	scale: Scale,
	isAscii: boolean,
) {
	const {base, above = noMark, below = noMark} = glyphOf(look === 'hidden' ? hiddenSign : text);
	const points = [...(isMarkedAbove ? above : []), ...base, ...(isMarkedBelow ? below : [])];
	return drawPoints(points, scale, isAscii);
}

type Props = {
	readonly tiles: readonly Tile[];
	readonly alphabet: readonly string[];
	readonly scale: Scale;
	/** The tone of the known letters. Default: plain text. */
	readonly as?: ToneName;
};

const looks = {hidden: 'frame', fresh: 'hit', lost: 'miss'} as const;

export function BlockLetters({tiles, alphabet, scale, as = 'quiet'}: Props) {
	const {isAscii} = useLook();
	const extent = useMemo(() => extentOf(alphabet), [alphabet]);
	const letters = tiles.map(tile => drawTile(tile, extent, scale, isAscii));
	const {rows} = blockSize(tiles.length, alphabet, scale);
	const lines = Array.from({length: rows}, (_, row) =>
		tiles.map(({look}, place) => ({
			text: (letters[place]?.[row] ?? '') + (place < tiles.length - 1 ? ' '.repeat(gapOf(scale)) : ''),
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
