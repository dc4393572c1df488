import {placesIn} from '../rules/game.js';
import type {Chooser} from './chooser.js';

export const random: Chooser = {
	name: 'random',
	isFair: true,
	isQuick: true,
	begin:
		() =>
		({families, guess, secret}) => {
			const places = secret === undefined ? undefined : placesIn(secret, guess);
			const truth = families.find(family => family.places === places);
			if (truth === undefined) throw new Error('None of the families shows what the secret does');
			return {family: truth, isProved: true};
		},
};
