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

/** The character that looks most like some dots of a cell. */
function plainSign(code: number): string {
	const drawn = dots.filter(({bit}) => code & bit);
	if (drawn.length === 0) return ' ';
	if (drawn.length >= 7) return '#';
	const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const x = mean(drawn.map(({dx}) => dx));
	const y = mean(drawn.map(({dy}) => dy));
	const isOneRow = drawn.every(({dy}) => dy === drawn[0]?.dy);
	if (drawn.length === 1 || (isOneRow && (y < 1 || y > 3)))
		return y < 2 ? "'" : drawn.length === 1 ? '.' : '_';
	if (isOneRow) return '-';
	const slope = mean(drawn.map(({dx, dy}) => (dx - x) * (dy - y)));
	if (drawn.length >= 5) return '*';
	if (drawn.every(({dx}) => dx === drawn[0]?.dx)) return drawn.length > 2 ? '|' : ':';
	if (Math.abs(slope) < 0.05) return '+';
	return slope > 0 ? '\\' : '/';
}

const plainSigns = new Map<number, string>();

function plainSignOf(code: number): string {
	const sign = plainSigns.get(code) ?? plainSign(code);
	plainSigns.set(code, sign);
	return sign;
}

/** One cell: its dots, and the tone of the uppermost layer that has a dot in it. */
function drawCell(layers: Layers, left: number, top: number, isAscii: boolean): Run {
	let code = 0;
	let uppermost = layers.length;
	for (const {dx, dy, bit} of dots) {
		const layer = layers.findIndex(({shape}) => shape(left + dx, top + dy));
		if (layer < 0) continue;
		code |= bit;
		uppermost = Math.min(uppermost, layer);
	}

	const tone = layers[uppermost]?.tone ?? 'quiet';
	if (isAscii) return {text: plainSignOf(code), tone};
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
