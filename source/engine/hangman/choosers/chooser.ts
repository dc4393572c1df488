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
	/** Begins the memory of a game; `beginChoosing` also checks that its questions follow from each other. */
	readonly begin: (words: Words, findProved?: FindProved) => Choose;
	/** Whether it draws one word and keeps it; the others choose a family each time. */
	readonly isFair: boolean;
};

export const keepFamily = ({places}: Family, isProved = true): Choice => ({places, isProved});

/** Begins a chooser's memory of a game, which throws at a question that doesn't follow from the one before it. What is proved of all words is looked up only if the game begins with all of them. */
export function beginChoosing(chooser: Chooser, words: Words, findProved?: FindProved): Choose {
	let choose: Choose | undefined;
	let left = 0;
	return question => {
		const {families} = question;
		const asked = families.reduce((sum, {pool}) => sum + pool.length, 0);
		choose ??= chooser.begin(words, asked === words.count ? findProved : undefined);
		if (question.words !== words || (left > 0 && asked !== left))
			throw new Error('A chooser is asked a question of another game');
		const choice = choose(question);
		const kept = families.find(({places}) => places === choice.places);
		if (kept === undefined) throw new Error('A chooser must keep one of the families it is asked about');
		left = kept.pool.length;
		return choice;
	};
}
