import {countOf} from '../../components/theme.js';
import type {Bounds, ChooserName} from '../../engine/index.js';

/** What is bound to happen with a budget at or above par, by who answers. */
const enough: Record<ChooserName, string> = {
	perfect: 'play perfectly and you win',
	evil: 'play perfectly and you win, however it cheats',
	cunning: 'play perfectly and you win, however it cheats',
	random: 'play perfectly and you win, whatever the word',
};

/** The same below par. */
const tooFew: Record<ChooserName, string> = {
	perfect: 'nobody can win',
	evil: 'you win only if it slips',
	cunning: 'you win only if it slips',
	random: 'it takes some luck',
};

/** The smallest budget with which a perfect guesser always wins. */
export const parOf = ({atMost}: Bounds): number => atMost + 1;

/** What a budget means where the value of a length is proved; where it is not, what is known. */
export function parText(value: Bounds, budget: number, chooser: ChooserName): string {
	const par = parOf(value);
	const need = `Par ${par}: against perfect play you need ${countOf(par, 'wrong guess', 'wrong guesses')}`;
	if (budget >= par) {
		const spare = budget - par;
		return `${need}; with ${budget}, ${enough[chooser]}${spare === 0 ? '' : `, with ${spare} to spare`}.`;
	}

	if (budget > value.atLeast) return `${need} at most; whether ${budget} will do is not proved.`;
	return `${need}; with ${budget}, ${tooFew[chooser]}.`;
}
