import type {Bounds} from '../engine/index.js';
import {countOf} from './numbers.js';

/** The smallest budget with which a perfect guesser always wins. */
export const parOf = ({atMost}: Bounds): number => atMost + 1;

const beat = (budget: number) => (budget === 1 ? 'beats' : 'beat');

/** What a budget means against each chooser; no more than follows from the value of the words. */
function budgetText(value: Bounds, budget: number): string {
	const spare = budget - parOf(value);
	const guesses = countOf(budget, 'wrong guess', 'wrong guesses');
	if (spare === 0) return `${guesses} ${budget === 1 ? 'is' : 'are'} just enough against every chooser.`;
	if (spare > 0) return `${guesses} ${beat(budget)} every chooser, with ${spare} to spare.`;
	if (budget > value.atLeast) return `Whether ${guesses} will do against every chooser is not proved.`;
	return `With ${guesses}: random – with luck; perfect – never.`;
}

/** Par, or the most it can be where it is not proved; and on a line of its own what a budget means. */
export function parText(value: Bounds, budget: number): string {
	const par = parOf(value);
	const guesses = countOf(par, 'wrong guess', 'wrong guesses');
	const most = value.atLeast === value.atMost ? '' : ' at most';
	return `Par ${par}${most}: with ${guesses}, perfect play beats every chooser.\n${budgetText(value, budget)}`;
}
