import type {ChooserName, GuesserName, PlayerName} from '../engine/index.js';

/** What each chooser does, in a few words. */
export const chooserTitles = {
	random: 'plays fair: one word from the start',
	evil: 'cheats: keeps as many words as it can',
	cunning: 'cheats: keeps what costs two good guessers most',
	perfect: 'cheats: looks ahead to the end',
} as const satisfies Record<ChooserName, string>;

/** What each guesser goes by, in a few words. */
export const guesserTitles = {
	naive: 'counts letters in all words',
	pattern: 'counts letters in the words that agree with the pattern',
	paga: 'counts letters in the words still possible',
	expert: 'guesses for the fewest misses on average',
	perfect: 'guesses the letter that costs the fewest misses at worst',
} as const satisfies Record<GuesserName, string>;

/** How each player of Ghost plays, as the end of a sentence. */
export const ghostPlayerTitles = {
	perfect: 'looks ahead to the end',
	stubborn: 'perfect, and never makes it easy',
	careless: 'looks ahead, but not for one letter in four',
	random: 'plays any letter at all',
} as const satisfies Record<PlayerName, string>;
