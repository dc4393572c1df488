import {placesIn} from '../rules/families.js';
import {keepFamily, type Chooser} from './chooser.js';

/** Keeps the secret that the game has drawn. */
export const random: Chooser = {
	isFair: true,
	isQuick: true,
	begin:
		() =>
		({guess, secret}) => {
			const places = secret === undefined ? undefined : placesIn(secret, guess);
			if (places === undefined) throw new Error('A fair chooser has drawn a word');
			return {places, isProved: true};
		},
};

/** Keeps the largest family; among equals the one whose pattern is first in ASCII order (evil-hangman, efficient-hustling). */
export const evil: Chooser = {
	isFair: false,
	isQuick: true,
	begin:
		() =>
		({families}) =>
			keepFamily(families.reduce((best, family) => (family.pool.length > best.pool.length ? family : best))),
};
