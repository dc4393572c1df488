import type {Ranking} from './ranking.js';

const format = (count: number): string => count.toLocaleString('en-US');

/** Why a guesser asks its letter, in one line: `in 8 of 12 words; 1.4 misses to come on average`. Nothing to ask has no reason. */
export function reasonFor({words, letters: [best]}: Ranking): string | undefined {
	if (best === undefined) return undefined;
	if (words === 1) return 'only one word is left';
	if (best.words === words)
		return `in ${words === 2 ? 'both' : `all ${format(words)}`} words, so it cannot miss`;
	const share = `in ${format(best.words)} of ${format(words)} words`;
	if (best.expectation === undefined) return share;
	const {misses, isExact} = best.expectation;
	return `${share}; ${misses.toFixed(1)} misses to come on average${isExact ? ', and no letter does better' : ''}`;
}
