import type {Letter} from '../../alphabet.js';
import type {Words} from '../../words/words.js';
import type {Family} from '../rules/families.js';
import type {Choice, Choose} from '../rules/game.js';

export type ProvedAnswer = {
	/** Its index among the families, in the order of their patterns. */
	readonly family: number;
	readonly misses: number;
};

export type ProvedAnswers = {
	readonly value: number;
	/** The answer to the last of some letters, if perfect play answered those before it, too. */
	readonly find: (letters: readonly Letter[]) => ProvedAnswer | undefined;
	/** The value of the words that have none of some letters. */
	readonly valueWithout: (letters: readonly Letter[]) => number | undefined;
};

export type FindProved = (words: Words) => ProvedAnswers | undefined;

export type Chooser = {
	/** Whether it answers at once; others may take about 250 ms. */
	readonly isQuick: boolean;
	/** Begins the memory of a game. */
	readonly begin: (words: Words, findProved?: FindProved) => Choose;
	/** Whether it draws one word and keeps it; the others choose a family each time. */
	readonly isFair: boolean;
};

export const keepFamily = ({places}: Family, isProved = true): Choice => ({places, isProved});
