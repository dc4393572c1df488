import {Tone} from './tone.js';

/** What is added to the drawing, in order: character, row, column. */
const parts = [
	['┃', 5, 4],
	['┃', 4, 4],
	['┃', 3, 4],
	['┃', 2, 4],
	['┃', 1, 4],
	['┏', 0, 4],
	['━', 0, 5],
	['━', 0, 6],
	['━', 0, 7],
	['━', 0, 8],
	['━', 0, 9],
	['━', 0, 10],
	['┓', 0, 11],
	['╵', 1, 11],
	['◯', 2, 11],
	['│', 3, 11],
	['╱', 3, 10],
	['╲', 3, 12],
	['╱', 4, 10],
	['╲', 4, 12],
] as const;

const ground = '━━━━━━━━━━━━';

type Props = {
	readonly columns: number;
	readonly rows: number;
	/** How far it is built: 0 the bare ground, 1 all of it. */
	readonly progress: number;
};

/** The old drawing: gallows first, then the one who hangs. */
export function Gallows({columns, rows, progress}: Props) {
	const drawn = parts.slice(0, Math.floor(progress * parts.length));
	const lines = Array.from({length: 6}, (_, row) =>
		Array.from(
			{length: 14},
			(_, column) => drawn.find(([, y, x]) => y === row && x === column)?.[0] ?? ' ',
		).join(''),
	);
	return [...lines, ` ${ground}`].slice(0, rows).map((line, row) => (
		<Tone key={row} as={progress >= 1 ? 'miss' : 'fiend'}>
			{`   ${line}`.padEnd(columns)}
		</Tone>
	));
}
