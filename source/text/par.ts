import type {CheckedProof} from '../lab/index.js';
import {left, right, tableOf, type ColumnOf} from '../page/text.js';
import type {Part} from '../page/page.js';
import type {ParResult} from '../workers/prove-lengths.js';
import {lengthsText, countMisses, boundsText, formatNumber, countOf} from './words.js';

const columns: readonly ColumnOf<ParResult>[] = [
	[right('length'), ({length}) => String(length)],
	[right('words'), ({words}) => formatNumber(words)],
	[right('misses'), boundsText],
	[right('guesses to win'), ({atLeast, atMost}) => boundsText({atLeast: atLeast + 1, atMost: atMost + 1})],
	[right('positions'), ({positions}) => formatNumber(positions)],
	[right('seconds'), ({seconds}) => seconds.toFixed(2)],
];

const lettersColumn: ColumnOf<ParResult> = [left('letters that win'), ({letters = ''}) => letters];

export function parPart(results: readonly ParResult[]): Part {
	const hasLetters = results.some(({letters}) => letters !== undefined);
	return tableOf(hasLetters ? [...columns, lettersColumn] : columns, results);
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

const proofFaults = {
	ends: 'the proof ends too early',
	form: 'this line is not allowed here',
	words: 'it is about other words',
	surplus: 'nothing asks for this line',
	letter: 'the letter doesn’t do what it should',
	pattern: 'the pattern is not the one to answer',
	misses: 'too many misses',
	hit: 'these words share a letter, are too few, or aren’t there',
	plan: 'some letters are answered by no closing of the plan',
	part: 'there is no such family',
} as const;

export const proofFileFaults = {
	'no-proof': 'is no proof; wordfiend par --proof FILE writes one',
	'other-version': 'is a proof of another version of the game; write it anew with wordfiend par --proof FILE',
} as const;

export function checkedText(length: string, checked: CheckedProof): string {
	if (!checked.ok) return `${length}: refused at its line ${checked.line}: ${proofFaults[checked.reason]}`;
	const {atLeast, atMost} = checked;
	const value = atLeast === atMost ? countMisses(atMost) : `${atLeast} to ${atMost} misses`;
	return `${length}: ${value}, proved in ${countOf(checked.lines, 'line')}`;
}
