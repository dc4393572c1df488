import {
	isCommand,
	isProgram,
	type AnyChooser,
	type AnyGuesser,
	type ChooserName,
	type GuesserName,
	type PlayerName,
	type Ranking,
} from '../engine/index.js';
import {capitalize} from './lists.js';
import {boundsText, formatNumber, percent} from './numbers.js';

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
	isProgram(name) ? 'your own; it keeps the family it likes' : chooserTitles[name];

export const chooserSentence = (chooser: AnyChooser, name: string): string =>
	isProgram(chooser)
		? `${isCommand(chooser) ? 'Your' : 'The'} program ${name} keeps the family it likes.`
		: `${capitalize(name)} ${chooserTitles[chooser]}.`;

export const guesserTitle = (name: AnyGuesser): string =>
	isProgram(name) ? 'your own' : guesserTitles[name];

export const playerTitles: Readonly<Record<PlayerName, string>> = {
	random: 'plays any letter at all',
	careless: 'plays one letter in four blindly',
	perfect: 'looks ahead to the end',
	stubborn: 'plays perfectly, and drags out lost games',
};

/** Why a guesser asks its letter, exactly or in bounds: `in 8 of 12 words; 1.4 misses still to come on average`. */
export function reasonFor({words, letters: [best], alike}: Ranking): string | undefined {
	if (best === undefined) return undefined;
	if (alike !== undefined)
		return `a chance of ${percent(best.chance)}, by ${alike.length === 0 ? 'how words are spelled' : 'words like this'}`;
	if (words === 1) return 'only one word is left';
	if (best.words === words)
		return `in ${words === 2 ? 'both' : `all ${formatNumber(words)}`} words, so it can't miss`;
	const share = `in ${formatNumber(best.words)} of ${formatNumber(words)} words`;
	if (best.worst !== undefined)
		return `${share}; ${boundsText(best.worst)} ${best.worst.atMost === 1 ? 'miss' : 'misses'} still to come at worst`;
	if (best.expectation === undefined) return share;
	const {misses, isExact} = best.expectation;
	return `${share}; ${misses.toFixed(1)} misses still to come on average${isExact ? ', and no letter does better' : ''}`;
}
