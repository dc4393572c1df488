import type {Chooser} from './chooser.js';

/** Keeps the word that was drawn for it, so it always keeps the family that holds this word. */
export const random: Chooser = {
	name: 'random',
	isFair: true,
	isQuick: true,
	begin:
		() =>
		({families, secret}) => {
			const truth = families.find(({pool}) => secret !== undefined && pool.includes(secret));
			if (truth === undefined) throw new Error('None of the families holds the secret');
			return {family: truth, isProved: true};
		},
};
