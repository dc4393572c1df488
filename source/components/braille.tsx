import {Text} from 'ink';
import {Tone, useLook, type ToneName} from './tone.js';

/** Whether a point belongs to a shape; in dots, x from the middle of the drawing, y from its top. */
export type Shape = (x: number, y: number) => boolean;

/** Shapes with what they mean; where they overlap, the first is seen. */
export type Layers = readonly {readonly shape: Shape; readonly tone: ToneName}[];

type Run = {readonly text: string; readonly tone: ToneName};

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

/** What a cell is without braille, by how many of its dots are drawn. */
const shades = ' ..::++*##';

/** One cell: its dots, and the tone of the uppermost layer that has a dot in it. */
function drawCell(layers: Layers, left: number, top: number, isAscii: boolean): Run {
	let code = 0;
	let drawn = 0;
	let uppermost = layers.length;
	for (const {dx, dy, bit} of dots) {
		const layer = layers.findIndex(({shape}) => shape(left + dx, top + dy));
		if (layer < 0) continue;
		code |= bit;
		drawn++;
		uppermost = Math.min(uppermost, layer);
	}

	const tone = layers[uppermost]?.tone ?? 'quiet';
	if (isAscii) return {text: shades.charAt(drawn), tone};
	return {text: code === 0 ? ' ' : String.fromCodePoint(firstBraille + code), tone};
}

/** A row of cells; neighbors of one tone are one text, for fewer pieces to draw. */
function drawRow(columns: number, row: number, layers: Layers, isAscii: boolean): Run[] {
	const runs: Run[] = [];
	for (let column = 0; column < columns; column++) {
		const cell = drawCell(layers, column * 2 - columns, row * 4, isAscii);
		const last = runs.at(-1);
		if (last && (last.tone === cell.tone || cell.text === ' '))
			runs[runs.length - 1] = {...last, text: last.text + cell.text};
		else runs.push(cell);
	}

	return runs;
}

type Props = {readonly columns: number; readonly rows: number; readonly layers: Layers};

/** A drawing of two by four dots a cell; of plain characters, the darker the more dots, where the terminal has no braille. */
export function Braille({columns, rows, layers}: Props) {
	const {isAscii} = useLook();
	return Array.from({length: rows}, (_, row) => (
		<Text key={row}>
			{drawRow(columns, row, layers, isAscii).map(({text, tone}, index) => (
				<Tone key={index} as={tone} bold={false}>
					{text}
				</Tone>
			))}
		</Text>
	));
}
