import {draw} from '../../random.js';
import type {Chooser} from './chooser.js';

/** Keeps the word it drew, so that one family is the truth and the only one it can keep. */
export const random: Chooser = {
	name: 'random',
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
