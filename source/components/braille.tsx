import {Text} from 'ink';

/** Whether a point belongs to a shape; in dots, x from the middle of the drawing, y from its top. */
export type Shape = (x: number, y: number) => boolean;

/** Shapes with their colors; where they overlap, the first is seen. */
export type Layers = readonly {readonly shape: Shape; readonly color: string}[];

type Run = {readonly text: string; readonly color: string};

/** Where each dot of a braille cell stands, and its bit. */
const dots = [
	{dx: 0.5, dy: 0.5, bit: 0x01},
	{dx: 0.5, dy: 1.5, bit: 0x02},
	{dx: 0.5, dy: 2.5, bit: 0x04},
	{dx: 0.5, dy: 3.5, bit: 0x40},
	{dx: 1.5, dy: 0.5, bit: 0x08},
	{dx: 1.5, dy: 1.5, bit: 0x10},
	{dx: 1.5, dy: 2.5, bit: 0x20},
	{dx: 1.5, dy: 3.5, bit: 0x80},
] as const;

const firstBraille = 0x28_00;

/** One cell: its dots, and the color of the uppermost layer that has a dot in it. */
function drawCell(layers: Layers, left: number, top: number): Run {
	let code = 0;
	let uppermost = layers.length;
	for (const {dx, dy, bit} of dots) {
		const layer = layers.findIndex(({shape}) => shape(left + dx, top + dy));
		if (layer < 0) continue;
		code |= bit;
		uppermost = Math.min(uppermost, layer);
	}

	return {
		text: code === 0 ? ' ' : String.fromCodePoint(firstBraille + code),
		color: layers[uppermost]?.color ?? '',
	};
}

/** A row of cells; neighbors of one color are one text, for fewer pieces to draw. */
function drawRow(columns: number, row: number, layers: Layers): Run[] {
	const runs: Run[] = [];
	for (let column = 0; column < columns; column++) {
		const cell = drawCell(layers, column * 2 - columns, row * 4);
		const last = runs.at(-1);
		if (last && (last.color === cell.color || cell.text === ' '))
			runs[runs.length - 1] = {...last, text: last.text + cell.text};
		else runs.push(cell);
	}

	return runs;
}

type Props = {readonly columns: number; readonly rows: number; readonly layers: Layers};

/** A drawing of two by four dots a cell. */
export function Braille({columns, rows, layers}: Props) {
	return Array.from({length: rows}, (_, row) => (
		<Text key={row}>
			{drawRow(columns, row, layers).map(({text, color}, index) => (
				<Text key={index} {...(color !== '' && {color})}>
					{text}
				</Text>
			))}
		</Text>
	));
}
