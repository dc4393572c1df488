import type {Column, Part} from '../page/page.js';
import type {ParResult} from '../workers/prove-lengths.js';
import {lengthsText} from './lists.js';
import {boundsText, formatNumber} from './numbers.js';

const budgets = ({atLeast, atMost}: ParResult): string =>
	boundsText({atLeast: atLeast + 1, atMost: atMost + 1});

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
	boundsText(result),
	budgets(result),
	formatNumber(result.positions),
	result.seconds.toFixed(2),
];

/** What is proved of each length, and with which letters `evil` is beaten. */
export function parPart(results: readonly ParResult[]): Part {
	const hasLetters = results.some(({letters}) => letters !== undefined);
	return {
		part: 'table',
		columns: hasLetters ? [...columns, {title: 'letters that win', side: 'left'}] : columns,
		rows: results.map(result => ({
			cells: [...rowOf(result), ...(hasLetters ? [result.letters ?? ''] : [])],
		})),
	};
}

/** `18 of 22 lengths proved · 3: 13–14 · 4: 11–15 · 402,311 positions · 2 s`. */
export function progressLine(results: readonly ParResult[], lengths: number, seconds: number): string {
	const open = results.filter(({exact}) => !exact);
	const positions = results.reduce((sum, result) => sum + result.positions, 0);
	return [
		`${results.length - open.length} of ${lengths} lengths proved`,
		...open.map(result => `${result.length}: ${boundsText(result)}`),
		`${formatNumber(positions)} positions`,
		`${Math.floor(seconds)} s`,
	].join(' · ');
}

export const missingText = (lengths: readonly number[]): string =>
	`Not in the proof, for lack of time: ${lengthsText(lengths)} letters.`;
