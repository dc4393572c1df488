import {countOf} from '../../components/theme.js';
import type {Bounds} from '../../engine/index.js';

/** The smallest budget with which a perfect guesser always wins. */
export const parOf = ({atMost}: Bounds): number => atMost + 1;

const beat = (budget: number) => (budget === 1 ? 'beats' : 'beat');

/** What a budget means against each chooser; no more than follows from the value of the words. */
function budgetText(value: Bounds, budget: number): string {
	const spare = budget - parOf(value);
	if (spare >= 0)
		return `${budget} ${beat(budget)} random, evil, cunning and perfect alike, with ${spare === 0 ? 'none' : spare} to spare.`;
	if (budget > value.atLeast) return `Whether ${budget} will do is not proved, against any chooser.`;
	return `${budget} ${beat(budget)} random by luck, evil or cunning by a slip, perfect play never.`;
}

/** Par, or the most it can be where it is not proved; and on a line of its own what a budget means. */
export function parText(value: Bounds, budget: number): string {
	const par = parOf(value);
	const most = value.atLeast === value.atMost ? '' : ' at most';
	const need = `play perfectly and ${countOf(par, 'wrong guess', 'wrong guesses')} ${beat(par)} every chooser.`;
	return `Par ${par}${most}: ${need}\n${budgetText(value, budget)}`;
}
