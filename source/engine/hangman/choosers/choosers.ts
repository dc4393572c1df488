import {draw, seedRandom} from '../../random.js';
import {wordAt, type Words} from '../../words/words.js';
import {isProgram, type ProgramName} from '../programs.js';
import {largestFamily, placesIn} from '../rules/families.js';
import {keepFamily, type Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {perfectChooser} from './perfect.js';

const random: Chooser = {
	isFair: true,
	isQuick: true,
	begin:
		() =>
		({guess, secret}) => {
			if (secret === undefined) throw new Error('A fair chooser has drawn a word');
			return {places: placesIn(secret, guess), isProved: true};
		},
};

/** Keeps the largest family; among equals the one whose pattern is first in ASCII order (evil-hangman, efficient-hustling). */
const evil: Chooser = {
	isFair: false,
	isQuick: true,
	begin:
		() =>
		({families}) =>
			keepFamily(largestFamily(families)),
};

export const choosers = {
	random,
	evil,
	cunning,
	perfect: perfectChooser(),
} as const satisfies Record<string, Chooser>;

export type ChooserName = keyof typeof choosers;

/** The choosers in order of strength, the fair one first. */
export const chooserNames = Object.keys(choosers) as readonly ChooserName[];

export type AnyChooser = ChooserName | ProgramName;

/** Returns whether a chooser keeps to one secret; the others, programs among them, cheat. */
export const isFairChooser = (name: AnyChooser): boolean => !isProgram(name) && choosers[name].isFair;

/** Returns the word that a fair chooser draws with a seed; `undefined` for one that cheats. */
export const drawSecret = (name: ChooserName, words: Words, seed: string): string | undefined =>
	isFairChooser(name) ? wordAt(words, draw(seedRandom(seed), words.count)) : undefined;
