import type {Words} from '../../words/words.js';
import type {Choose} from '../rules/game.js';
import type {FindProved} from './proved-answers.js';

export type Chooser = {
	readonly name: string;
	/** Whether it answers at once; a chooser that looks ahead may take some 250 ms. */
	readonly isQuick: boolean;
	/** Begins the memory of a game; call `beginChoosing` instead. */
	readonly begin: (words: Words, findProved?: FindProved) => Choose;
} & (
	| {
			readonly isFair: true;
	  }
	| {
			readonly isFair: false;
			readonly judgedBy: 'evil' | 'perfect';
	  }
);

/** What letters are judged by: misses on average, with best play against `evil`, or with best play against a perfect chooser. */
export type Basis = 'average' | 'evil' | 'perfect';

export const basisOf = (chooser: Chooser): Basis => (chooser.isFair ? 'average' : chooser.judgedBy);

/** Begins a chooser's memory of a game. A question that does not follow from the one before, or an answer that is not in its question, throws. */
export function beginChoosing(chooser: Chooser, words: Words, findProved?: FindProved): Choose {
	const choose = chooser.begin(words, findProved);
	let size = words.count;
	return question => {
		const asked = question.families.reduce((sum, {pool}) => sum + pool.length, 0);
		if (question.words !== words || asked !== size)
			throw new Error(`The chooser ${chooser.name} is asked a question of another game`);
		const choice = choose(question);
		if (!question.families.includes(choice.family))
			throw new Error(`The chooser ${chooser.name} must keep one of the families it is asked about`);
		size = choice.family.pool.length;
		return choice;
	};
}
