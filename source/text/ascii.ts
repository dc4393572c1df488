/** What stands for the characters that a terminal without UTF-8, or Linux's own console, may not have; one for one, so that no line changes its width. */
const replacements: readonly (readonly [characters: string, replacement: string])[] = [
	['✓', '+'],
	// No letter: it stands beside letters.
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
	['…', '~'],
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

/** Text without the signs that a plain terminal lacks; letters stay as they are. */
export const toAscii = (text: string): string =>
	text.replaceAll(/[\u00A0-\u00BF×\u2000-\u2BFF]/gu, sign => replacementOf.get(sign) ?? '?');
