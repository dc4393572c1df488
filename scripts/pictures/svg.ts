import type {Cell, Ink} from '../../test/e2e/terminal.js';

/** The cells of a screen, row by row. */
export type Screen = readonly (readonly Cell[])[];

const [cellWidth, cellHeight, padding] = [8.4, 18, 16];
const baseline = 13.5;

const foreground = '#cdd6f4';
const background = '#181825';
const palette =
	'#45475a #f38ba8 #a6e3a1 #f9e2af #89b4fa #cba6f7 #94e2d5 #bac2de #6c7086 #f38ba8 #a6e3a1 #f9e2af #89b4fa #f5c2e7 #94e2d5 #ffffff'.split(
		' ',
	);

const colorOf = (ink: Ink, usual: string): string => (typeof ink === 'number' ? palette[ink] : ink) ?? usual;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const round = (value: number) => Number(value.toFixed(1));

const leftOf = (x: number) => round(padding + x * cellWidth);
const topOf = (y: number) => round(padding + y * cellHeight);

/** A part of a cell, in fractions of its width and height: left, top, width and height. */
type Rectangle = readonly [number, number, number, number];

/** A braille character's dots by its bits: column and row. */
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

const lowerBlocks = '▁▂▃▄▅▆▇█';
const shades = new Map([
	['░', 0.25],
	['▒', 0.5],
	['▓', 0.75],
]);

/** The lines of the box characters. */
const lines: readonly (readonly [characters: string, line: Rectangle])[] = [
	['│├┤┼', [0.43, 0, 0.13, 1]],
	['└┘╰╯┴╵', [0.43, 0, 0.13, 0.5]],
	['┌┐╭╮┬', [0.43, 0.5, 0.13, 0.5]],
	['─┬┴┼', [0, 0.47, 1, 0.06]],
	['┐┘╮╯┤', [0, 0.47, 0.5, 0.06]],
	['┌└╭╰├', [0.5, 0.47, 0.5, 0.06]],
];

/** Returns what a character fills of its cell, if it is drawn as a shape: fonts disagree on how wide and high these are. */
function shapeOf(character: string): readonly Rectangle[] {
	const braille = (character.codePointAt(0) ?? 0) - 0x28_00;
	if (braille > 0 && braille < 256)
		return dots
			.filter((_, bit) => (braille >> bit) & 1)
			.map(([column, row]): Rectangle => [0.1 + column / 2, 0.06 + row / 4, 0.3, 0.14]);
	if (character === '▀') return [[0, 0, 1, 0.5]];
	if (shades.has(character)) return [[0, 0, 1, 1]];
	const height = (lowerBlocks.indexOf(character) + 1) / 8;
	if (character !== '' && height > 0) return [[0, 1 - height, 1, height]];
	return lines.flatMap(([characters, line]) =>
		character !== '' && characters.includes(character) ? [line] : [],
	);
}

const pathOf = ([left, top, width, height]: Rectangle, x: number, y: number): string => {
	// Without an overlap a seam shows between neighbors.
	const across = round(width * cellWidth + (width === 1 ? 0.1 : 0));
	return `M${leftOf(x + left)} ${topOf(y + top)}h${across}v${round(height * cellHeight)}h-${across}z`;
};

/** Returns the look of a cell, apart from its character. */
function lookOf(cell: Cell) {
	const [text, behind] = [colorOf(cell.color, foreground), colorOf(cell.background, background)];
	const [ink, fill] = cell.isInverse ? [behind, text] : [text, behind];
	return {
		ink,
		fill,
		isBold: cell.isBold,
		opacity: (cell.isDim ? 0.6 : 1) * (shades.get(cell.character) ?? 1),
	};
}

/** Draws neighboring cells that look alike. */
function drawRun(cells: readonly Cell[], x: number, y: number): string {
	const [first] = cells;
	if (first === undefined) return '';
	const {ink, fill, isBold, opacity} = lookOf(first);
	const style = `fill="${ink}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`;
	const shapes = cells.map(({character}) => shapeOf(character));
	const path = shapes.flatMap((shape, at) => shape.map(part => pathOf(part, x + at, y))).join('');
	const text = cells
		.map(({character}, at) => (shapes[at]?.length === 0 && character !== '' ? character : ' '))
		.join('')
		.trimEnd();
	const shown = text.trimStart();
	const left = leftOf(x + text.length - shown.length);
	const width = round(Array.from(shown).length * cellWidth);
	return [
		fill === background ? '' : `<path fill="${fill}" d="${pathOf([0, 0, cells.length, 1], x, y)}"/>`,
		path === '' ? '' : `<path ${style} d="${path}"/>`,
		shown === ''
			? ''
			: `<text x="${left}" y="${round(topOf(y) + baseline)}" textLength="${width}" ${style}${isBold ? ' font-weight="bold"' : ''}>${escapeXml(shown)}</text>`,
	].join('');
}

function drawRow(cells: readonly Cell[], y: number): string {
	const looks = cells.map(cell => JSON.stringify(lookOf(cell)));
	const starts = looks.flatMap((look, x) => (look === looks[x - 1] ? [] : [x]));
	return starts.map((start, at) => drawRun(cells.slice(start, starts[at + 1]), start, y)).join('');
}

/** The seconds that each screen of a picture that moves stays, and the last one. */
const seconds = 1.1;
const lastSeconds = 5;

/** Returns the style that shows one of so many screens at a time; where nothing may move, the last one. */
function filmStyle(count: number): string {
	const total = (count - 1) * seconds + lastSeconds;
	const at = (screen: number, visibility: string) =>
		`${((100 * screen * seconds) / total).toFixed(3)}%{visibility:${visibility}}`;
	const styles = Array.from({length: count}, (_, screen) => {
		const before = screen === 0 ? '' : at(0, 'hidden');
		const after = screen === count - 1 ? '' : at(screen + 1, 'hidden');
		return `#s${screen}{animation:s${screen} ${total}s step-end infinite}@keyframes s${screen}{${before}${at(screen, 'visible')}${after}}`;
	});
	const still = 'g g{visibility:hidden}g g:last-child{visibility:visible}';
	return `<style>${still}${styles.join('')}@media(prefers-reduced-motion){g g{animation:none!important}}</style>\n`;
}

/** Draws a screen as a picture, or several as one that moves, over and over. */
export function toSvg(screens: readonly Screen[], title: string): string {
	const [first = []] = screens;
	const width = round((first[0]?.length ?? 0) * cellWidth + padding * 2);
	const height = first.length * cellHeight + padding * 2;
	const drawings = screens.map(
		(screen, at) => `<g id="s${at}">\n${screen.map(drawRow).filter(Boolean).join('\n')}\n</g>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeXml(title)}</title>
${screens.length === 1 ? '' : filmStyle(screens.length)}<rect width="100%" height="100%" rx="10" fill="${background}"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14" xml:space="preserve">
${drawings.join('\n')}
</g></svg>
`;
}
