import {Box} from 'ink';
import {useMemo} from 'react';
import {useBlink, useGlide} from '../../hooks/use-motion.js';
import type {FigurePart, Tone} from '../../page/page.js';
import {type Area, type PaintedLine, type PaintedRun, Runs} from '../lines.js';
import {drawings, type Layers} from './drawings.js';

type DotCell = {readonly text: string; readonly as: Tone};

const cellColumns = 2;
const cellRows = 4;

/** The dots of braille are counted down each column of three; those of the fourth row, which is younger, come last. */
const dots = [0, 1].flatMap(x =>
	[0, 1, 2, 3].map(y => ({x, y, bit: y < 3 ? 0x01 << (3 * x + y) : 0x40 << x})),
);

const firstBraille = 0x28_00;

/** The uppermost layer of each point of a column, from the top; -1 if the point is empty. */
function drawColumn(layers: Layers, x: number, height: number): readonly number[] {
	const columns = layers.map(({shape}) => shape(x));
	return Array.from({length: height}, (_, y) => columns.findIndex(belongs => belongs(y + 0.5)));
}

function drawCell(layers: Layers, layerAt: (x: number, y: number) => number): DotCell {
	let code = 0;
	let uppermost = layers.length;
	for (const {x, y, bit} of dots) {
		const layer = layerAt(x, y);
		if (layer < 0) continue;
		code |= bit;
		uppermost = Math.min(uppermost, layer);
	}

	const as = layers[uppermost]?.tone ?? 'quiet';
	return {text: code === 0 ? ' ' : String.fromCodePoint(firstBraille + code), as};
}

function join(cells: readonly DotCell[]): PaintedRun[] {
	const runs: DotCell[] = [];
	for (const cell of cells) {
		const last = runs.at(-1);
		if (last && (last.as === cell.as || cell.text === ' '))
			runs[runs.length - 1] = {...last, text: last.text + cell.text};
		else runs.push(cell);
	}

	return runs.map(run => ({...run, bold: false}));
}

/** Draws layers with two by four dots a cell. */
function drawLines(layers: Layers, {columns, rows}: Area): readonly PaintedLine[] {
	const points = Array.from({length: columns * cellColumns}, (_, x) =>
		drawColumn(layers, x + 0.5 - columns, rows * cellRows),
	);
	return Array.from({length: rows}, (_, row) =>
		join(
			Array.from({length: columns}, (_, column) =>
				drawCell(layers, (x, y) => points[column * cellColumns + x]?.[row * cellRows + y] ?? -1),
			),
		),
	);
}

const ahead = {x: 0, y: 0};

type Props = FigurePart &
	Area & {
		/** Whether an eye opens when it first shows, and blinks. */
		readonly isWaking?: boolean;
	};

export function Figure({figure, columns, rows, isWaking = false, ...pose}: Props) {
	const {progress, gaze = ahead, isAngry = false} = pose;
	// Only an eye looks round: what doesn't glide is not drawn again.
	const isEye = figure === 'eye';
	const isShut = useBlink(isWaking && isEye);
	const {x: toX, y: toY} = isEye ? gaze : ahead;
	const shown = useGlide(isShut ? 0 : progress, isWaking && isEye ? 0 : undefined);
	const x = useGlide(toX);
	const y = useGlide(toY);
	const lines = useMemo(() => {
		const layers = drawings[figure]({columns, rows}, {progress: shown, gaze: {x, y}, isAngry});
		return drawLines(layers, {columns, rows});
	}, [figure, columns, rows, shown, x, y, isAngry]);
	return (
		<Box width={columns} height={rows} flexShrink={0} overflow='hidden'>
			<Runs lines={lines} />
		</Box>
	);
}
