import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

export const widthOf = (text: string): number => stringWidth(text);

/** Breaks a text between words; within a word only where that is wider than a line. */
export const wrapWords = (text: string, columns: number): string[] =>
	text
		.split('\n')
		.flatMap(line => (widthOf(line) <= columns ? [line] : wrapAnsi(line, columns, {hard: true}).split('\n')));

const cut = (text: string, columns: number, position: 'start' | 'end'): string => {
	if (widthOf(text) <= columns) return text;
	if (columns < 1) return '';
	const shown = cliTruncate(text, columns, {position});
	// Where the cut falls inside a wide character it is a column too wide.
	return widthOf(shown) <= columns ? shown : cut(text, columns - 1, position);
};

export const cutEnd = (text: string, columns: number): string => cut(text, columns, 'end');

export const cutStart = (text: string, columns: number): string => cut(text, columns, 'start');

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns));

export const padEnd = (text: string, columns: number): string => text + blanks(columns - widthOf(text));

export const padStart = (text: string, columns: number): string => blanks(columns - widthOf(text)) + text;

/** As many parts, the most important first, as fit whole in one line. */
export const joinFitting = (parts: readonly string[], joint: string, columns: number): string =>
	parts
		.map((_, gone) => parts.slice(0, parts.length - gone).join(joint))
		.find(text => widthOf(text) <= columns) ?? '';
