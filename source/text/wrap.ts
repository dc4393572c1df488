import cliTruncate from 'cli-truncate';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';
import {isPlain} from './plain.js';

/** How many columns a text takes on the screen. */
export const widthOf = (text: string): number => (isPlain(text) ? text.length : stringWidth(text));

/** A text in lines of at most so many columns, broken between words, within a word only where it is wider than a line, and where the text breaks itself. */
export const wrapWords = (text: string, columns: number): string[] =>
	text
		.split('\n')
		.flatMap(line => (widthOf(line) <= columns ? [line] : wrapAnsi(line, columns, {hard: true}).split('\n')));

const cut = (text: string, columns: number, position: 'start' | 'end'): string => {
	if (widthOf(text) <= columns) return text;
	return columns < 1 ? '' : cliTruncate(text, columns, {position});
};

/** As much of a text as fits, with `…` for what is left out at its end. */
export const cutEnd = (text: string, columns: number): string => cut(text, columns, 'end');

/** As much of a text as fits, with `…` for what is left out at its start. */
export const cutStart = (text: string, columns: number): string => cut(text, columns, 'start');

const blanks = (columns: number): string => ' '.repeat(Math.max(0, columns));

/** A text with blanks after it, as wide as asked at least. */
export const padEnd = (text: string, columns: number): string => text + blanks(columns - widthOf(text));

/** A text with blanks before it, as wide as asked at least. */
export const padStart = (text: string, columns: number): string => blanks(columns - widthOf(text)) + text;

/** A text in the middle of so many columns. */
export const center = (text: string, columns: number): string =>
	padEnd(blanks(Math.floor((columns - widthOf(text)) / 2)) + text, columns);

/** The first of some texts, the longest first, that fits; the last one cut where none does. */
export const fitting = (texts: readonly string[], columns: number): string =>
	texts.find(text => widthOf(text) <= columns) ?? cutEnd(texts.at(-1) ?? '', columns);

/** As many of some parts, the most important first, as fit whole in one line with a joint between them. */
export const joinFitting = (parts: readonly string[], joint: string, columns: number): string =>
	parts
		.map((_, gone) => parts.slice(0, parts.length - gone).join(joint))
		.find(text => widthOf(text) <= columns) ?? '';
