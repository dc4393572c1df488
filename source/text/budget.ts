import {countOf, formatNumber} from './numbers.js';
import {isExact, isFairChooser, type Bounds, type ChooserName} from '../engine/index.js';

const notes: Readonly<Record<string, string>> = {
	easy: 'it cheats',
	fair: 'it plays fair',
	hard: 'it cheats',
	fiendish: 'it cheats perfectly',
};

/** What a difficulty means, or a chooser with a budget of one's own: `it cheats; 12 wrong guesses`. */
export const difficultyNote = (name: string, budget: number): string =>
	`${notes[name] ?? name}; ${countOf(budget, 'wrong guess', 'wrong guesses')}`;

type BudgetFacts = {
	readonly value: Bounds;
	readonly evil?: Bounds | undefined;
	readonly budget: number;
	readonly chooser: ChooserName;
};

/** What fewer wrong guesses than perfect play may need are worth against a chooser; claims only what is proved. */
function chanceText({evil, budget, chooser}: BudgetFacts): string {
	const fewer = `With ${formatNumber(budget)}`;
	if (isFairChooser(chooser)) return `${fewer}, you need some luck.`;
	if (chooser === 'perfect') return `With only ${formatNumber(budget)}, perfect can’t be beaten.`;
	if (chooser !== 'evil') return `${fewer}, you win only if ${chooser} slips.`;
	if (evil === undefined) return `${fewer}, you need the right letters.`;
	if (budget > evil.atMost) return `${fewer}, the right letters still beat evil.`;
	return budget <= evil.atLeast
		? `With only ${formatNumber(budget)}, no letters beat evil.`
		: `Whether ${formatNumber(budget)} can beat evil is not proved.`;
}

/** Par, or the most it can be where it is not proved; then, on its own line, what the budget means where it is another. To be sure of a win takes one wrong guess more than par. */
export function parText(facts: BudgetFacts): string {
	const {value, budget} = facts;
	const guesses = countOf(value.atMost + 1, 'wrong guess', 'wrong guesses');
	const most = isExact(value) ? '' : ' at most';
	const par = `Par ${value.atMost}${most}: with ${guesses}, perfect play beats every chooser.`;
	const spare = budget - value.atMost - 1;
	if (spare === 0) return par;
	if (spare > 0) return `${par}\nWith ${formatNumber(budget)}, you have ${formatNumber(spare)} to spare.`;
	if (facts.chooser === 'perfect' && budget > value.atLeast)
		return `${par}\nWhether ${formatNumber(budget)} will do is not proved.`;
	return `${par}\n${chanceText(facts)}`;
}
