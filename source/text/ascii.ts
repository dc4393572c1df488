import {widthOf} from './tables.js';

/** Replacements for the characters that a terminal without UTF-8, or Linux's own console, may not have; one for one, so that no line changes its width. An ellipsis has its own way. */
const replacements: readonly (readonly [characters: string, replacement: string])[] = [
	['✓', '+'],
	// Not a letter, since letters are beside it.
	['✗', '!'],
	['×', 'x'],
	['▸›↝→▶⏵', '>'],
	['‹←◀', '<'],
	['↑▲', '^'],
	['↓▼', 'v'],
	['●◉█▇▆▓▟▜▙▛▌▐', '#'],
	['▅▄▀▒▪■', '='],
	['▃▂▁', '_'],
	['░', '.'],
	['○◌', 'o'],
	['•', '*'],
	['·', '-'],
	['◯', 'O'],
	['─━┄╌═–—−', '-'],
	['│┃║╎╵╷', '|'],
	['╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝', '+'],
	['╱', '/'],
	['╲', '\\'],
	['≈', '~'],
	['’‘', "'"],
	['“”', '"'],
	['≥', '>'],
	['≤', '<'],
	['\u00A0\u202F', ' '],
	// Joiners have no width.
	['\u200C\u200D', ''],
];

const replacementOf = new Map(
	replacements.flatMap(([characters, replacement]) =>
		Array.from(characters, character => [character, replacement] as const),
	),
);

/** Two blanks that a gap can spare, a text without gaps before them, or none before the end of the line. */
const room = /^((?:(?! {2}).)*)(?: {2}(?= )|( {0,2})$)/u;

/** An ellipsis as three dots: the gap behind it gives the room for two more, or the end of a line that may grow; else the letters before it. */
function spellEllipses(line: string, columns: number): string {
	let spare = columns - widthOf(line);
	let done = line;
	for (let at = done.indexOf('…'); at >= 0; at = done.indexOf('…')) {
		const [before, after] = [done.slice(0, at), done.slice(at + 1)];
		const [all, between = '', end] = room.exec(after) ?? [];
		const grows = end === undefined ? 0 : 2 - end.length;
		if (all !== undefined && grows <= spare) {
			spare -= grows;
			done = `${before}...${between}${after.slice(all.length)}`;
		} else if (before.endsWith('  ') && after.startsWith('  ')) {
			done = `${before.slice(0, -1)}...${after.slice(1)}`;
		} else {
			done = before.replace(/[\p{L}\p{N} ,.]{2}(?=(?:\p{Cc}\[[\d;]*m)*$)/u, '') + '...' + after;
		}
	}

	return done;
}

/** Lines without the signs that a plain terminal lacks, of no more columns than there are; letters stay as they are. */
export const toAscii = (text: string, columns = Number.POSITIVE_INFINITY): string =>
	text
		.split('\n')
		.map(line => (line.includes('…') ? spellEllipses(line, columns) : line))
		.join('\n')
		.replaceAll(/[\u00A0-\u00BF×\u2000-\u2BFF]/gu, sign => replacementOf.get(sign) ?? '?');
