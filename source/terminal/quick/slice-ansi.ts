import sliceAnsi from 'slice-ansi';
import stringWidth from './string-width.js';

/** As slice-ansi, but a text that is not cut stays as it is. */
export default function quickSliceAnsi(text: string, start: number, end?: number): string {
	const isWhole = start <= 0 && (end === undefined || end >= stringWidth(text));
	return isWhole ? text : sliceAnsi(text, start, end);
}
