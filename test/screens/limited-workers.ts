import {assess, createSolver, isReviewed, sharpen, workBudget} from '../../source/engine/index.js';
import {createJudge} from '../../source/lab/index.js';
import type {InputOf, ProgressOf} from '../../source/workers/protocol.js';
import type {TaskContext} from '../../source/workers/task.js';
import {localWorkers} from '../workers/local-workers.js';

/** How much is searched for what is shown: the same on every machine. */
const work = 10;

/** How often a moment of a review is looked at. */
const rounds = 16;

/** Tasks that look no further than is the same on every machine. */
export const limitedTasks = {
	assess: ({words, situation}: InputOf<'assess'>) =>
		assess(createSolver(words.data), situation, workBudget(work)),
	review(
		{words: {data: words}, ...hearing}: InputOf<'review'>,
		{progress}: TaskContext<ProgressOf<'review'>>,
	) {
		const judge = createJudge({...hearing, words, solver: createSolver(words)});
		return hearing.moments.map((moment, index) => {
			const looks = Array.from({length: rounds}, () => judge(index, workBudget(work)));
			const found = looks.reduce(sharpen);
			progress({moment: index, found, isFinal: isReviewed(moment, found)});
			return found;
		});
	},
};

export const limitedWorkers = () => localWorkers(limitedTasks);
