import {Box} from 'ink';
import {Runs, type Run} from './lines.js';
import {marks} from './tone.js';

/** How an alphabet is spread: how many keys a row has, and how many columns each key takes. */
export type KeyboardLayout = {readonly perRow: number; readonly pitch: number; readonly rows: number};

/** A key is a letter and its mark, with two blanks after it where there is room and one where there isn't. */
const narrowest = 3;
const comfortable = 4;
const widest = 6;

/** The layout of so many keys for so many columns: in one row if they fit with two blanks between them, else in as few rows as need be, all of about the same length. */
export function layOutKeyboard(count: number, columns: number): KeyboardLayout {
	const fits = (pitch: number) => Math.max(1, Math.floor((columns - 2) / pitch) + 1);
	const roomy = Math.ceil(count / fits(comfortable));
	const rows = roomy <= 2 ? roomy : Math.ceil(count / fits(narrowest));
	const perRow = Math.ceil(count / rows);
	const pitch = Math.min(widest, Math.max(narrowest, Math.floor((columns - 2) / Math.max(1, perRow - 1))));
	return {perRow, pitch, rows};
}

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Where an arrow leads from a letter, by its number; from nowhere to the first or the last. Up and down cross half of the alphabet, as in the two rows of a narrow window. */
export function moveOnKeyboard(
	at: number | undefined,
	count: number,
	direction: Direction | undefined,
): number {
	const isForward = direction === 'right' || direction === 'down';
	if (at === undefined) return isForward ? 0 : count - 1;
	if (direction === 'left' || direction === 'right') return (at + (isForward ? 1 : count - 1)) % count;
	const perRow = Math.ceil(count / 2);
	return at < perRow ? Math.min(at + perRow, count - 1) : at - perRow;
}

type Props = {
	readonly letters: readonly string[];
	readonly hits: readonly string[];
	readonly misses: readonly string[];
	readonly columns: number;
	readonly cursor?: string | undefined;
};

export function Keyboard({letters, hits, misses, columns, cursor}: Props) {
	const {perRow, pitch, rows} = layOutKeyboard(letters.length, columns);
	const runOf = (letter: string): Run => {
		const knowledge = hits.includes(letter) ? 'hit' : misses.includes(letter) ? 'miss' : undefined;
		const text = letter + (knowledge === undefined ? ' ' : marks[knowledge]);
		if (letter === cursor) return {text, as: 'accent', bold: true, inverse: true};
		return knowledge === undefined ? {text} : {text, as: knowledge};
	};

	const gap: Run = {text: ' '.repeat(pitch - 2)};
	return (
		<Box width={columns} height={rows} flexShrink={0} justifyContent='center'>
			<Box flexDirection='column' width={perRow * pitch - (pitch - 2)} flexShrink={0}>
				{Array.from({length: rows}, (_, row) => {
					const keys = letters.slice(row * perRow, (row + 1) * perRow).map(runOf);
					const line = keys.flatMap((key, index) => (index > 0 ? [gap, key] : [key]));
					return <Runs key={row} wrap='truncate-end' lines={[line]} />;
				})}
			</Box>
		</Box>
	);
}
