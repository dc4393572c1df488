import {
	isProgram,
	type AnyChooser,
	type AnyGuesser,
	type ChooserName,
	type GuesserName,
	type PlayerName,
	type Ranking,
} from '../engine/index.js';
import {capitalize, formatNumber, missesText, percent} from './words.js';

export const chooserTitles: Readonly<Record<ChooserName, string>> = {
	random: 'plays fair: one word from the start',
	evil: 'cheats by keeping as many words as it can',
	cunning: 'cheats by keeping the family that costs two strong bots most',
	perfect: 'cheats, and looks ahead to the end',
};

export const guesserTitles: Readonly<Record<GuesserName, string>> = {
	naive: 'counts letters in all words',
	pattern: 'counts letters where the pattern agrees',
	paga: 'counts letters in the words still possible',
	expert: 'guesses what costs the fewest misses on average',
	perfect: 'guesses what costs the fewest misses at worst',
	stranger: 'guesses words that are on no list, too',
};

export const chooserTitle = (name: AnyChooser): string =>
	isProgram(name) ? 'your own' : chooserTitles[name];

export const chooserSentence = (name: ChooserName): string => `${capitalize(name)} ${chooserTitles[name]}.`;

export const guesserTitle = (name: AnyGuesser): string =>
	isProgram(name) ? 'your own' : guesserTitles[name];

export const playerTitles: Readonly<Record<PlayerName, string>> = {
	random: 'plays any letter at all',
	careless: 'plays one letter in four blindly',
	perfect: 'looks ahead to the end',
	stubborn: 'plays perfectly, and drags out lost games',
};

/** The same where three players or more take turns. */
export const partyTitles: Readonly<Record<PlayerName, string>> = {
	random: playerTitles.random,
	careless: playerTitles.careless,
	perfect: 'looks two letters ahead',
	stubborn: 'looks two letters ahead',
};

/** Why a guesser asks its letter, exactly or in bounds: `in 8 of 12 words; 1.4 misses still to come on average`. */
export function reasonFor({words, letters: [best], alike, isProved}: Ranking): string | undefined {
	if (best === undefined) return undefined;
	if (alike !== undefined)
		return `a chance of ${percent(best.chance)}, by ${alike.length === 0 ? 'how words are spelled' : 'words like this'}`;
	if (words === 1) return 'only one word is left';
	if (best.words === words)
		return `in ${words === 2 ? 'both' : `all ${formatNumber(words)}`} words, so it can't miss`;
	const share = `in ${formatNumber(best.words)} of ${formatNumber(words)} words`;
	if (best.worst !== undefined)
		return `${share}; ${missesText(best.worst)} still to come at worst, ${isProved ? 'and no letter does better' : 'as an estimate'}`;
	if (best.expectation === undefined) return share;
	const {misses, isExact} = best.expectation;
	return `${share}; ${misses.toFixed(1)} misses still to come on average${isExact ? ', and no letter does better' : ''}`;
}
