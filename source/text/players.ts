import type {ChooserName, GuesserName, PlayerName, Ranking} from '../engine/index.js';
import {formatNumber} from './numbers.js';

export const chooserTitles: Readonly<Record<ChooserName, string>> = {
	random: 'plays fair: one word from the start',
	evil: 'cheats: keeps as many words as it can',
	cunning: 'cheats: keeps what costs two good guessers most',
	perfect: 'cheats: looks ahead to the end',
};

export const guesserTitles: Readonly<Record<GuesserName, string>> = {
	naive: 'counts letters in all words',
	pattern: 'counts letters where the pattern agrees',
	paga: 'counts letters in the words still possible',
	expert: 'fewest misses on average',
	perfect: 'guesses what costs the fewest misses at worst',
};

export const playerTitles: Readonly<Record<PlayerName, string>> = {
	random: 'plays any letter at all',
	careless: 'looks ahead, but not for one letter in four',
	perfect: 'looks ahead to the end',
	stubborn: 'perfect, and never makes it easy',
};

/** Why a guesser asks its letter: `in 8 of 12 words; 1.4 misses still to come on average`. */
export function reasonFor({words, letters: [best]}: Ranking): string | undefined {
	if (best === undefined) return undefined;
	if (words === 1) return 'only one word is left';
	if (best.words === words)
		return `in ${words === 2 ? 'both' : `all ${formatNumber(words)}`} words, so it can't miss`;
	const share = `in ${formatNumber(best.words)} of ${formatNumber(words)} words`;
	if (best.expectation === undefined) return share;
	const {misses, isExact} = best.expectation;
	return `${share}; ${misses.toFixed(1)} misses still to come on average${isExact ? ', and no letter does better' : ''}`;
}
