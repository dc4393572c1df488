import {draw, type Random} from '../random.js';
import type {Words} from '../words.js';
import {cunning} from './cunning.js';
import type {Family} from './families.js';
import type {Letter} from '../letters.js';
import {perfectlyEvil} from './perfect.js';

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

/** Keeps the word it drew, so that one family is the truth and the only one it can keep. */
const random: Chooser = {
	name: 'random',
	title: 'plays fair: one word from the start',
	isQuick: true,
	settle: (words, chance) => draw(chance, words.count)[0],
	choose({families, secret}) {
		const truth = families.find(({pool}) => secret !== undefined && pool.includes(secret));
		if (truth === undefined) throw new Error('None of the families holds the secret');
		return truth;
	},
};

/** Keeps the largest family; among equals the one whose pattern comes first in ASCII order (evil-hangman, efficient-hustling). */
const evil: Chooser = {
	name: 'evil',
	title: 'cheats: keeps as many words as it can',
	isQuick: true,
	settle: () => undefined,
	choose: ({families}) =>
		families.reduce((best, family) => (family.pool.length > best.pool.length ? family : best)),
};

export const choosers = {random, evil, cunning, perfect: perfectlyEvil} as const satisfies Record<
	string,
	Chooser
>;

export type ChooserName = keyof typeof choosers;
