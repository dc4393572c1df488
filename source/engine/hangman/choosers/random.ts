import {placesIn} from '../rules/families.js';
import type {Chooser} from './chooser.js';

export const random: Chooser = {
	name: 'random',
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
