import {isExact, type Bounds} from '../engine/index.js';
import {countOf} from './numbers.js';

const beat = (budget: number) => (budget === 1 ? 'beats' : 'beat');

/** The letters that beat `evil` are the same every time. */
function evilText(evil: Bounds, budget: number): string {
	if (budget > evil.atMost) return 'evil – with the right letters; ';
	return budget <= evil.atLeast ? 'evil – never; ' : '';
}

/** What a budget means against each chooser; claims only what is proved. */
function budgetText(value: Bounds, evil: Bounds | undefined, budget: number): string {
	const spare = budget - value.atMost - 1;
	const guesses = countOf(budget, 'wrong guess', 'wrong guesses');
	if (spare === 0) return `${guesses} ${budget === 1 ? 'is' : 'are'} just enough against every chooser.`;
	if (spare > 0) return `${guesses} ${beat(budget)} every chooser, with ${spare} to spare.`;
	if (budget > value.atLeast) return `Whether ${guesses} will do against every chooser is not proved.`;
	const against = evil === undefined ? '' : evilText(evil, budget);
	return `With ${guesses}: random – with luck; ${against}perfect – never.`;
}

/** Par, or the most it can be where it is not proved; then, on its own line, what the budget means. To be sure of a win takes one wrong guess more than par. */
export function parText(value: Bounds, budget: number, evil?: Bounds): string {
	const guesses = countOf(value.atMost + 1, 'wrong guess', 'wrong guesses');
	const most = isExact(value) ? '' : ' at most';
	return `Par ${value.atMost}${most}: with ${guesses}, perfect play beats every chooser.\n${budgetText(value, evil, budget)}`;
}
