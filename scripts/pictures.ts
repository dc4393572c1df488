import {mkdir, writeFile} from 'node:fs/promises';
import {TestTerminal, type Cell} from '../test/e2e/terminal.js';

const folder = 'pictures';
const [cellWidth, cellHeight, padding] = [8.4, 18, 16];
const [foreground, background] = ['#cdd6f4', '#181825'];
const palette = [
	...['#45475a', '#f38ba8', '#a6e3a1', '#f9e2af', '#89b4fa', '#cba6f7', '#94e2d5', '#bac2de'],
	...['#6c7086', '#f38ba8', '#a6e3a1', '#f9e2af', '#89b4fa', '#f5c2e7', '#94e2d5', '#ffffff'],
];

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const round = (value: number) => Number(value.toFixed(1));

const looksAlike = (a: Cell, b: Cell) => a.color === b.color && a.isBold === b.isBold && a.isDim === b.isDim;

const colorOf = ({color}: Cell) => (color === undefined ? foreground : (palette[color] ?? foreground));

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

/** Braille as dots of our own, for fonts differ in how wide it is. */
function drawBraille(cells: readonly Cell[], y: number): string {
	const drawn = cells.flatMap((cell, x) => {
		const code = (cell.character.codePointAt(0) ?? 0) - 0x28_00;
		if (code <= 0 || code > 0xff) return [];
		return dots
			.filter((_, bit) => (code >> bit) & 1)
			.map(([column, row]) => {
				const cx = round(padding + (x + 0.25 + column / 2) * cellWidth);
				const cy = round(padding + (y + 0.125 + row / 4) * cellHeight);
				return `<circle cx="${cx}" cy="${cy}" r="1.3" fill="${colorOf(cell)}"/>`;
			});
	});
	return drawn.length > 0 ? drawn.join('') + '\n' : '';
}

const withoutBraille = (text: string) => text.replaceAll(/[\u2800-\u28FF]/gu, ' ');

/** Neighboring cells that look alike as one text. */
function drawLine(cells: readonly Cell[], y: number): string {
	let svg = '';
	for (let start = 0; start < cells.length;) {
		const [first] = cells.slice(start, start + 1);
		if (first === undefined) break;
		let end = start + 1;
		while (cells[end] && looksAlike(first, cells[end] ?? first)) end++;
		const text = withoutBraille(
			cells
				.slice(start, end)
				.map(({character}) => character || ' ')
				.join(''),
		);
		if (text.trim() !== '') {
			const weight = first.isBold ? ' font-weight="bold"' : '';
			const opacity = first.isDim ? ' opacity=".6"' : '';
			svg += `<text x="${round(padding + start * cellWidth)}" y="${round(padding + y * cellHeight + 13.5)}" textLength="${round((end - start) * cellWidth)}" fill="${colorOf(first)}"${weight}${opacity}>${escapeXml(text)}</text>\n`;
		}

		start = end;
	}

	return svg;
}

function toSvg(cells: readonly (readonly Cell[])[], title: string): string {
	const width = round((cells[0]?.length ?? 0) * cellWidth + padding * 2);
	const height = cells.length * cellHeight + padding * 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>
<rect width="100%" height="100%" rx="10" fill="${background}"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace" font-size="14" xml:space="preserve">
${cells.map(drawLine).join('')}</g>
${cells.map(drawBraille).join('')}</svg>
`;
}

/** Plays a little and keeps what the screen shows in the end. */
async function takePicture(
	name: string,
	title: string,
	args: string[],
	steps: readonly [shows: string, keys: string][],
	last: string,
) {
	const terminal = new TestTerminal('dist/cli.js', args);
	for (const [shows, keys] of steps) {
		await terminal.shows(shows);
		terminal.press(keys);
	}

	await terminal.shows(last);
	await terminal.rests();
	await writeFile(`${folder}/${name}.svg`, toSvg(terminal.cells, title));
	terminal.press('\u0003');
	await terminal.ends();
}

await mkdir(folder, {recursive: true});
await takePicture('home', 'The first screen of Wordfiend', [], [], '76,864');
await takePicture(
	'hangman',
	'Hangman against the evil chooser, with the families of the last letter',
	['hangman', '-l', '7', '-g', '8', '-v', '--seed', '4f2a'],
	[['Guess a letter.', 'aeious']],
	'There is no s.',
);
await takePicture(
	'ghost',
	'Ghost against the perfect player',
	['ghost', '--first', 'you', '--opponent', 'perfect', '--seed', 'a'],
	[
		['Your first letter', 'q'],
		['Your letter', 'z'],
	],
	'you lose.',
);
