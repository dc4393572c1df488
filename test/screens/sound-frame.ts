import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {toAscii, widthOf} from '../../source/text/tables.js';

const isBraille = (sign: string) => /[\u2800-\u28FF]/.test(sign);

/** Rows that stand lower or further right than the window. */
function outside(lines: readonly string[], {columns, rows}: TerminalSize): string[] {
	const wide = lines.filter(line => widthOf(line) > columns).map(line => `wider than the window: ${line}`);
	return lines.length > rows ? [...wide, `${lines.length} rows in a window of ${rows}`] : wide;
}

/** Numbers that run into what stands beside them, as `13167,728` or `computer 1R`. */
const collided = (lines: readonly string[]): string[] =>
	lines
		.filter(line => /\d,\d{3}\d|(?<=\s)\d+[A-Z](?=\s|$)/.test(line))
		.map(line => `no blank between two columns: ${line}`);

/** Panels that are filled once a worker has answered. */
const isAwaited = (heading: string) => /…$|^tree/.test(heading);

/** Headings of panels with nothing in the two rows below them. */
const empty = (lines: readonly string[]): string[] =>
	lines.flatMap((line, row) =>
		Array.from(line.matchAll(/── (\S[^─]*?) ─+/g)).flatMap(({index, 0: {length}, 1: heading = ''}) => {
			const below = lines.slice(row + 1, Math.min(row + 3, lines.length - 1));
			const isEmpty = below.every(under => under.slice(index, index + length).trim() === '');
			return isEmpty && !isAwaited(heading) ? [`nothing under “${heading}”`] : [];
		}),
	);

/** Signs that a terminal without UTF-8 would show as `?`; drawings have a form of their own there. */
const unknownSigns = (frame: string): string[] =>
	[...new Set(frame)]
		.filter(sign => sign !== '?' && !isBraille(sign) && toAscii(sign) === '?')
		.map(sign => `no plain sign for ${sign}`);

/** What is wrong with a frame of any screen in a window of that size. */
export function faultsIn(frame: string, size: TerminalSize): readonly string[] {
	const lines = frame.split('\n').map(line => line.trimEnd());
	const footer = lines.at(-1) ?? '';
	const isTooSmall = /^\s*Wordfiend/.test(frame);
	return [
		...outside(lines, size),
		...collided(lines),
		...empty(lines),
		...unknownSigns(frame),
		...(footer.endsWith('…') ? [`the footer is cut: ${footer}`] : []),
		...(!isTooSmall && !footer.endsWith('…') && !footer.includes(' Esc ')
			? [`no way out in the footer: ${footer}`]
			: []),
	];
}
