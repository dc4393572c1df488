import {draw} from '../random.js';
import type {Chooser} from './chooser.js';
import {cunning} from './cunning.js';
import {perfectChooser} from './perfect-chooser.js';

/** Keeps the word it drew, so that one family is the truth and the only one it can keep. */
const random: Chooser = {
	name: 'random',
	title: 'plays fair: one word from the start',
	isFair: true,
	isQuick: true,
	settle: (words, chance) => draw(chance, words.count)[0],
	begin:
		() =>
		({families, secret}) => {
			const truth = families.find(({pool}) => secret !== undefined && pool.includes(secret));
			if (truth === undefined) throw new Error('None of the families holds the secret');
			return {family: truth, isProved: true};
		},
};

/** Keeps the largest family; among equals the one whose pattern comes first in ASCII order (evil-hangman, efficient-hustling). */
const evil: Chooser = {
	name: 'evil',
	title: 'cheats: keeps as many words as it can',
	isFair: false,
	isQuick: true,
	settle: () => undefined,
	begin:
		() =>
		({families}) => ({
			family: families.reduce((best, family) => (family.pool.length > best.pool.length ? family : best)),
			isProved: true,
		}),
};

export const choosers = {random, evil, cunning, perfect: perfectChooser()} as const satisfies Record<
	string,
	Chooser
>;

export type ChooserName = keyof typeof choosers;
