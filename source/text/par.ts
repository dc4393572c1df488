import type {Bounds} from '../engine/index.js';
import {lengthsText} from './lists.js';
import {boundsText, formatNumber} from './numbers.js';
import {drawTable, type Column} from './tables.js';

/** What is proved about the words of one length, in the form that `wordfiend par --json` gives: the chooser forces `atLeast` misses or more, perfect guessing costs `atMost` or fewer. */
export type ParResult = Bounds & {
	readonly length: number;
	readonly words: number;
	readonly exact: boolean;
	/** A budget with which a perfect guesser wins against the chooser; where the number is proved, the smallest. Against `random`, where the misses are means, there is none. */
	readonly guessesToWin?: number;
	/** Against `evil`: letters that win with `atMost` misses, in this order. */
	readonly letters?: string;
	readonly positions: number;
	readonly seconds: number;
};

const isMean = ({guessesToWin}: ParResult): boolean => guessesToWin === undefined;

const mean = (misses: number): string => misses.toFixed(4);

function misses(result: ParResult): string {
	const {atLeast, atMost, exact} = result;
	if (isMean(result)) return exact ? mean(atMost) : `${mean(atLeast)}–${mean(atMost)}`;
	return exact ? `${atMost}` : boundsText({atLeast, atMost});
}

const budgets = ({atLeast, atMost, exact}: ParResult): string =>
	exact ? `${atMost + 1}` : boundsText({atLeast: atLeast + 1, atMost: atMost + 1});

const columns: readonly Column[] = [
	{title: 'length', side: 'right'},
	{title: 'words', side: 'right'},
	{title: 'misses', side: 'right'},
	{title: 'guesses to win', side: 'right'},
	{title: 'positions', side: 'right'},
	{title: 'seconds', side: 'right'},
];

const rowOf = (result: ParResult): readonly string[] => [
	`${result.length}`,
	formatNumber(result.words),
	misses(result),
	budgets(result),
	formatNumber(result.positions),
	result.seconds.toFixed(2),
];

const fairColumns = columns.map(column =>
	column.title === 'misses' ? {...column, title: 'misses on average'} : column,
);

function fairTable(results: readonly ParResult[]): string {
	const withoutBudget = <Cell>(cells: readonly Cell[]): readonly Cell[] => cells.toSpliced(3, 1);
	const words = results.reduce((sum, result) => sum + result.words, 0);
	const [least, most] = (['atLeast', 'atMost'] as const).map(bound =>
		mean(results.reduce((sum, result) => sum + result[bound] * result.words, 0) / words),
	);
	const lines = drawTable(
		withoutBudget(fairColumns),
		results.map(result => withoutBudget(rowOf(result))),
	);
	return `${lines.join('\n')}\n\nAll ${formatNumber(words)} words: ${least} misses at least, ${most} at most.\n`;
}

export function parTable(results: readonly ParResult[]): string {
	if (results.every(isMean)) return fairTable(results);
	const hasLetters = results.some(({letters}) => letters !== undefined);
	const lines = hasLetters
		? drawTable(
				[...columns, {title: 'letters that win', side: 'left'}],
				results.map(result => [...rowOf(result), result.letters ?? '']),
			)
		: drawTable(columns, results.map(rowOf));
	return `${lines.join('\n')}\n`;
}

/** `18 of 22 lengths proved · 3: 13–14 · 4: 11–15 · 402,311 positions · 2 s`. */
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

export const missingText = (lengths: readonly number[]): string =>
	`Not in the proof, for lack of time: ${lengthsText(lengths)} letters.`;
