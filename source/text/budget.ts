import {isExact, type Bounds} from '../engine/index.js';
import {countOf} from './numbers.js';

const beat = (budget: number) => (budget === 1 ? 'beats' : 'beat');

/** What is known of a budget against `evil`: the letters that beat it are the same every time. */
function evilText(evil: Bounds, budget: number): string {
	if (budget > evil.atMost) return 'evil – with the right letters; ';
	return budget <= evil.atLeast ? 'evil – never; ' : '';
}

/** What a budget means against each chooser; no more than follows from the value of the words, and from what is proved about `evil`. */
function budgetText(value: Bounds, evil: Bounds | undefined, budget: number): string {
	const spare = budget - value.atMost - 1;
	const guesses = countOf(budget, 'wrong guess', 'wrong guesses');
	if (spare === 0) return `${guesses} ${budget === 1 ? 'is' : 'are'} just enough against every chooser.`;
	if (spare > 0) return `${guesses} ${beat(budget)} every chooser, with ${spare} to spare.`;
	if (budget > value.atLeast) return `Whether ${guesses} will do against every chooser is not proved.`;
	const against = evil === undefined ? '' : evilText(evil, budget);
	return `With ${guesses}: random – with luck; ${against}perfect – never.`;
}

/** Par, or the most it can be where it is not proved, which takes one wrong guess more to be sure of a win; and on a line of its own what a budget means. */
export function parText(value: Bounds, budget: number, evil?: Bounds): string {
	const guesses = countOf(value.atMost + 1, 'wrong guess', 'wrong guesses');
	const most = isExact(value) ? '' : ' at most';
	return `Par ${value.atMost}${most}: with ${guesses}, perfect play beats every chooser.\n${budgetText(value, evil, budget)}`;
}
