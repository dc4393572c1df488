import type {Cell, Ink} from '../../test/e2e/terminal.js';
import type {Palette} from './palettes.js';

/** The cells of a screen, row by row. */
export type Screen = readonly (readonly Cell[])[];

const [cellWidth, cellHeight, padding] = [8.4, 18, 16];
const baseline = 13.5;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const round = (value: number) => Number(value.toFixed(1));

const left = (x: number) => round(padding + x * cellWidth);
const top = (y: number) => round(padding + y * cellHeight);

const steps = [0, 95, 135, 175, 215, 255];

/** A color of the 256 that terminals know: sixteen of the palette, a cube, and grays. */
function indexedColor(index: number, {colors}: Palette): string {
	if (index < 16) return colors[index] ?? '#000000';
	const channels =
		index < 232
			? [36, 6, 1].map(unit => steps[Math.floor((index - 16) / unit) % 6] ?? 0)
			: [0, 0, 0].fill(8 + (index - 232) * 10);
	return `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

const colorOf = (ink: Ink, usual: string, palette: Palette): string => {
	if (ink === undefined) return usual;
	return typeof ink === 'string' ? ink : indexedColor(ink, palette);
};

/** Text color and background of a cell; no background where it is the terminal's own. */
function colorsOf(cell: Cell, palette: Palette) {
	const color = colorOf(cell.color, palette.foreground, palette);
	const background = colorOf(cell.background, palette.background, palette);
	const [ink, ground] = cell.isInverse ? [background, color] : [color, background];
	return {ink, ground: ground === palette.background ? undefined : ground};
}

/** Where each bit of a braille cell has its dot: column and row. */
const dots = [
	[0, 0],
	[0, 1],
	[0, 2],
	[1, 0],
	[1, 1],
	[1, 2],
	[0, 3],
	[1, 3],
] as const;

function drawBraille(code: number, x: number, y: number): string {
	return dots
		.filter((_, bit) => (code >> bit) & 1)
		.map(([column, row]) => {
			const cx = left(x + 0.25 + column / 2);
			const cy = top(y + 0.125 + row / 4);
			return `M${cx} ${cy}h0`;
		})
		.join('');
}

/** The part of a cell that a block fills: left, top, width and height. */
const blocks = new Map<string, readonly [number, number, number, number]>([
	['█', [0, 0, 1, 1]],
	['▀', [0, 0, 1, 0.5]],
	...Array.from('▁▂▃▄▅▆▇', (block, index) => {
		const height = (index + 1) / 8;
		return [block, [0, 1 - height, 1, height]] as const;
	}),
]);

const shades = new Map([
	['░', 0.25],
	['▒', 0.5],
	['▓', 0.75],
]);

/** Which arms of a line a box character has: up, right, down, left. */
const boxes = new Map<string, string>([
	['─', 'rl'],
	['━', 'rl'],
	['│', 'ud'],
	['┃', 'ud'],
	['╭', 'rd'],
	['┌', 'rd'],
	['┏', 'rd'],
	['╮', 'dl'],
	['┐', 'dl'],
	['┓', 'dl'],
	['╰', 'ur'],
	['└', 'ur'],
	['╯', 'ul'],
	['┘', 'ul'],
	['├', 'urd'],
	['┤', 'udl'],
	['┬', 'rdl'],
	['┴', 'url'],
	['┼', 'urdl'],
	['╵', 'u'],
]);

const arms = {u: [0.5, 0], r: [1, 0.5], d: [0.5, 1], l: [0, 0.5]} as const;

const isArm = (name: string): name is keyof typeof arms => Object.hasOwn(arms, name);

function drawBox(names: string, x: number, y: number): string {
	const middle = `${left(x + 0.5)} ${top(y + 0.5)}`;
	return Array.from(names)
		.filter(isArm)
		.map(name => `M${middle}L${left(x + arms[name][0])} ${top(y + arms[name][1])}`)
		.join('');
}

type Drawing = {
	/** What is filled, by color. */
	readonly fills: Map<string, string>;
	/** What is a line, by color. */
	readonly lines: Map<string, string>;
	texts: string;
};

const rectangle = (
	x: number,
	y: number,
	[dx, dy, width, height]: readonly [number, number, number, number],
) =>
	`M${left(x + dx)} ${top(y + dy)}h${round(width * cellWidth + (width === 1 ? 0.1 : 0))}v${round(height * cellHeight)}h-${round(width * cellWidth + (width === 1 ? 0.1 : 0))}z`;

const add = (paths: Map<string, string>, key: string, path: string) => {
	paths.set(key, (paths.get(key) ?? '') + path);
};

/** A character that is drawn, not written, for fonts differ in how wide and high it is; tells whether it is one. */
function drawShape(
	{character, isDim, isBold}: Cell,
	ink: string,
	x: number,
	y: number,
	drawing: Drawing,
): boolean {
	const fill = (opacity: number) => `fill="${ink}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}`;
	const strokeOf = (width: number) =>
		`stroke="${ink}" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}`;
	const code = (character.codePointAt(0) ?? 0) - 0x28_00;
	const opacity = isDim ? 0.6 : 1;
	if (code >= 0 && code <= 0xff) {
		add(drawing.lines, `${strokeOf(2.6)} stroke-linecap="round"`, drawBraille(code, x, y));
		return true;
	}

	const block = blocks.get(character);
	const shade = shades.get(character);
	if (block || shade) {
		add(drawing.fills, fill((shade ?? 1) * opacity), rectangle(x, y, block ?? [0, 0, 1, 1]));
		return true;
	}

	const box = boxes.get(character);
	if (box === undefined) return false;
	const width = isBold || '━┃┏┓'.includes(character) ? 1.8 : 1.1;
	add(drawing.lines, strokeOf(width), drawBox(box, x, y));
	return true;
}

/** A row of a screen: neighboring cells that look alike as one text. */
export function drawRow(cells: readonly Cell[], y: number, palette: Palette): string {
	const drawing: Drawing = {fills: new Map(), lines: new Map(), texts: ''};
	let grounds = '';
	let run = {text: '', start: 0, look: ''};
	const flush = () => {
		const text = run.text.trimEnd();
		const blanks = text.length - text.trimStart().length;
		if (text.trim() !== '') {
			const shown = Array.from(text.trimStart());
			drawing.texts += `<text x="${left(run.start + blanks)}" y="${round(top(y) + baseline)}" textLength="${round(shown.length * cellWidth)}" ${run.look}>${escapeXml(shown.join(''))}</text>`;
		}
	};

	for (const [x, cell] of cells.entries()) {
		const {ink, ground} = colorsOf(cell, palette);
		if (ground !== undefined) grounds += `<path fill="${ground}" d="${rectangle(x, y, [0, 0, 1, 1])}"/>`;
		const isShape = drawShape(cell, ink, x, y, drawing);
		const look = `fill="${ink}"${cell.isBold ? ' font-weight="bold"' : ''}${cell.isDim ? ' opacity=".6"' : ''}`;
		const character = isShape || cell.character === '' ? ' ' : cell.character;
		if (character !== ' ' && look !== run.look) {
			flush();
			run = {text: '', start: x, look};
		}

		if (run.look === '') run.start = x + 1;
		else run.text += character;
	}

	flush();
	const fills = Array.from(drawing.fills, ([look, path]) => `<path ${look} d="${path}"/>`).join('');
	const lines = Array.from(drawing.lines, ([look, path]) => `<path ${look} fill="none" d="${path}"/>`).join(
		'',
	);
	return grounds + drawing.texts + fills + lines;
}

/** Some drawing as a picture of a screen of so many cells. */
export function frameSvg(
	drawing: string,
	size: {columns: number; rows: number},
	title: string,
	palette: Palette,
) {
	const width = round(size.columns * cellWidth + padding * 2);
	const height = size.rows * cellHeight + padding * 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeXml(title)}</title>
<rect width="100%" height="100%" rx="10" fill="${palette.background}"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14" xml:space="preserve">
${drawing}
</g></svg>
`;
}

/** A screen as a picture. */
export function toSvg(screen: Screen, title: string, palette: Palette): string {
	const rows = screen.map((cells, y) => drawRow(cells, y, palette)).filter(row => row !== '');
	return frameSvg(rows.join('\n'), {columns: screen[0]?.length ?? 0, rows: screen.length}, title, palette);
}
