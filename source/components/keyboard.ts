import type {KeyboardPart} from '../page/page.js';
import {indentLine, type PaintedLine, type PaintedRun} from './lines.js';
import {marks} from './tone.js';

/** A key is a letter and its mark, with two blanks after it, or one if the row is too narrow. */
const narrowest = 3;
const comfortable = 4;
const widest = 6;

/** The layout of so many keys for so many columns: in one row if they fit with two blanks between them, else in as few rows as need be, all of about the same length. */
export function layOutKeyboard(count: number, columns: number) {
	const fits = (pitch: number) => Math.max(1, Math.floor((columns - 2) / pitch) + 1);
	const roomy = Math.ceil(count / fits(comfortable));
	const rows = roomy <= 2 ? roomy : Math.ceil(count / fits(narrowest));
	const perRow = Math.ceil(count / rows);
	const pitch = Math.min(widest, Math.max(narrowest, Math.floor((columns - 2) / Math.max(1, perRow - 1))));
	return {perRow, pitch, rows};
}

export function keyboardLines(
	{letters, hits, misses, cursor}: Omit<KeyboardPart, 'part'>,
	columns: number,
): readonly PaintedLine[] {
	const {perRow, pitch, rows} = layOutKeyboard(letters.length, columns);
	const runOf = (letter: string): PaintedRun => {
		const knowledge = hits.includes(letter) ? 'hit' : misses.includes(letter) ? 'miss' : undefined;
		const text = letter + (knowledge === undefined ? ' ' : marks[knowledge]);
		if (letter === cursor) return {text, as: 'accent', bold: true, inverse: true};
		return knowledge === undefined ? {text} : {text, as: knowledge};
	};
	const gap = {text: ' '.repeat(pitch - 2)};
	const indent = Math.max(0, Math.floor((columns - perRow * pitch + pitch - 2) / 2));
	return Array.from({length: rows}, (_, row) => {
		const keys = letters.slice(row * perRow, (row + 1) * perRow).map(runOf);
		const line = keys.flatMap((key, index) => (index > 0 ? [gap, key] : [key]));
		return indentLine(line, indent);
	});
}
