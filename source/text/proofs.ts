import {countOf} from './numbers.js';

const proofFaults = {
	ends: 'the proof ends too early',
	form: 'this line can’t stand here',
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

type Checked =
	| {readonly ok: true; readonly atLeast: number; readonly atMost: number; readonly lines: number}
	| {readonly ok: false; readonly line: number; readonly reason: keyof typeof proofFaults};

export function checkedText(length: string, checked: Checked): string {
	if (!checked.ok) return `${length}: refused at its line ${checked.line}: ${proofFaults[checked.reason]}`;
	const {atLeast, atMost} = checked;
	const value = atLeast === atMost ? countOf(atMost, 'miss', 'misses') : `${atLeast} to ${atMost} misses`;
	return `${length}: ${value}, proved in ${countOf(checked.lines, 'line')}`;
}
