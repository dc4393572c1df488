import {keepFamily, type Chooser} from './chooser.js';

/** Keeps the largest family; among equals the one whose pattern is first in ASCII order (evil-hangman, efficient-hustling). */
export const evil: Chooser = {
	name: 'evil',
	isFair: false,
	isQuick: true,
	begin:
		() =>
		({families}) =>
			keepFamily(families.reduce((best, family) => (family.pool.length > best.pool.length ? family : best))),
};
