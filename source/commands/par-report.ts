import {formatNumber} from '../components/theme.js';
import type {ParResult} from '../workers/prove-lengths.js';

/** A value or its bounds: `12`, `10–13`. */
const misses = ({atLeast, atMost, exact}: ParResult): string =>
	exact ? `${atMost}` : `${atLeast}–${atMost}`;

const budgets = ({atLeast, atMost, exact}: ParResult): string =>
	exact ? `${atMost + 1}` : `${atLeast + 1}–${atMost + 1}`;

const columns: readonly {readonly title: string; readonly show: (result: ParResult) => string}[] = [
	{title: 'length', show: ({length}) => `${length}`},
	{title: 'words', show: ({words}) => formatNumber(words)},
	{title: 'misses', show: misses},
	{title: 'guesses to win', show: budgets},
	{title: 'positions', show: ({positions}) => formatNumber(positions)},
	{title: 'seconds', show: ({seconds}) => seconds.toFixed(2)},
];

/** The results as a table, every column aligned to the right. */
export function parTable(results: readonly ParResult[]): string {
	const cells = columns.map(({title, show}) => [title, ...results.map(show)]);
	const widths = cells.map(column => Math.max(...column.map(cell => cell.length)));
	const rows = [undefined, ...results].map((_, row) =>
		cells.map((column, index) => (column[row] ?? '').padStart(widths[index] ?? 0)).join('  '),
	);
	return `${rows.join('\n')}\n`;
}

/** How far the proofs are, in one line: `18 of 22 lengths proved · 3: 13–14 · 4: 11–15 · 402,311 positions · 2 s`. */
export function progressLine(results: readonly ParResult[], lengths: number, seconds: number): string {
	const open = results.filter(({exact}) => !exact);
	const positions = results.reduce((sum, result) => sum + result.positions, 0);
	return [
		`${results.length - open.length} of ${lengths} lengths proved`,
		...open.map(result => `${result.length}: ${misses(result)}`),
		`${formatNumber(positions)} positions`,
		`${Math.floor(seconds)} s`,
	].join(' · ');
}

/** Shows a line on a terminal, in place of the one before. */
export function createStatus(stream: NodeJS.WriteStream): (line: string) => void {
	if (!stream.isTTY) return () => undefined;
	let shown = 0;
	return line => {
		const cut = line.slice(0, stream.columns - 1);
		stream.write(`\r${cut.padEnd(shown)}${line === '' ? '\r' : ''}`);
		shown = cut.length;
	};
}
