import {memo} from 'react';
import {type PaintedRun, Runs} from '../lines.js';
import type {Tone as ToneName} from '../../page/page.js';
import {useLook} from '../tone.js';
import type {Area} from '../stage/layout.js';

/** Of a column, which of its points belong to a shape; in dots, x from the middle of the drawing, y from its top. */
export type Shape = (x: number) => (y: number) => boolean;

/** Shapes with what they mean; where they overlap, the first is seen. */
export type Layers = readonly {readonly shape: Shape; readonly tone: ToneName}[];

type Cell = {readonly text: string; readonly as: ToneName};

const cellColumns = 2;
const cellRows = 4;

const dots = [
	{x: 0, y: 0, bit: 0x01},
	{x: 0, y: 1, bit: 0x02},
	{x: 0, y: 2, bit: 0x04},
	{x: 0, y: 3, bit: 0x40},
	{x: 1, y: 0, bit: 0x08},
	{x: 1, y: 1, bit: 0x10},
	{x: 1, y: 2, bit: 0x20},
	{x: 1, y: 3, bit: 0x80},
] as const;

const firstBraille = 0x28_00;

const plainSigns = ' .:-+*%##';

/** The uppermost layer of each point of a column, from the top; -1 if the point is empty. */
function drawColumn(layers: Layers, x: number, height: number): readonly number[] {
	const columns = layers.map(({shape}) => shape(x));
	return Array.from({length: height}, (_, y) => columns.findIndex(belongs => belongs(y + 0.5)));
}

function drawCell(layers: Layers, layerAt: (x: number, y: number) => number, isAscii: boolean): Cell {
	let code = 0;
	let count = 0;
	let uppermost = layers.length;
	for (const {x, y, bit} of dots) {
		const layer = layerAt(x, y);
		if (layer < 0) continue;
		code |= bit;
		count++;
		uppermost = Math.min(uppermost, layer);
	}

	const as = layers[uppermost]?.tone ?? 'quiet';
	if (isAscii) return {text: plainSigns.charAt(count), as};
	return {text: code === 0 ? ' ' : String.fromCodePoint(firstBraille + code), as};
}

function join(cells: readonly Cell[]): PaintedRun[] {
	const runs: Cell[] = [];
	for (const cell of cells) {
		const last = runs.at(-1);
		if (last && (last.as === cell.as || cell.text === ' '))
			runs[runs.length - 1] = {...last, text: last.text + cell.text};
		else runs.push(cell);
	}

	return runs.map(run => ({...run, bold: false}));
}

type Props = Area & {readonly layers: Layers};

/** A drawing of two by four dots a cell; of plain characters, the darker the more dots, where the terminal has no braille. */
export const Braille = memo(function Braille({columns, rows, layers}: Props) {
	const {isAscii} = useLook();
	const points = Array.from({length: columns * cellColumns}, (_, x) =>
		drawColumn(layers, x + 0.5 - columns, rows * cellRows),
	);
	const lines = Array.from({length: rows}, (_, row) =>
		join(
			Array.from({length: columns}, (_, column) =>
				drawCell(layers, (x, y) => points[column * cellColumns + x]?.[row * cellRows + y] ?? -1, isAscii),
			),
		),
	);
	return <Runs lines={lines} />;
});
