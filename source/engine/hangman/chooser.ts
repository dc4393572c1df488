import type {Letter} from '../letters.js';
import type {Random} from '../random.js';
import type {Words} from '../words.js';
import type {Family} from './families.js';

/** What a chooser is asked: which family of words to keep. */
export type Question = {
	readonly words: Words;
	readonly letter: Letter;
	/** What the letter divides the words into that are still possible; in the ASCII order of the patterns, never none. */
	readonly families: readonly [Family, ...Family[]];
	/** How many more wrong guesses the player may make, this one counted. */
	readonly remaining: number;
	/** The word that an honest chooser settled on. */
	readonly secret: number | undefined;
};

/** Who answers a guess. */
export type Chooser = {
	readonly name: string;
	/** What it does, in a few words. */
	readonly title: string;
	/** Settles on a word before the first guess, by its index; one that cheats settles on none. */
	readonly settle: (words: Words, random: Random) => number | undefined;
	/** Whether it answers at once; one that looks ahead may take some 50 ms. */
	readonly isQuick: boolean;
	/** The family to keep. */
	readonly choose: (question: Question) => Family;
};
