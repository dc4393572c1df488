import {
	reviewMoment,
	assess,
	createAverageReview,
	createSolver,
	isReviewed,
	workBudget,
} from '../../source/engine/index.js';
import type {InputOf, ProgressOf} from '../../source/workers/protocol.js';
import type {TaskContext} from '../../source/workers/task.js';
import {localWorkers} from '../workers/local-workers.js';

/** How much is searched for what is shown: the same on every machine. */
const work = 10;

/** Workers that look no further than is the same on every machine. */
export const limitedWorkers = () =>
	localWorkers({
		assess: ({game: {data}, situation}: InputOf<'assess'>) =>
			assess(createSolver(data.words), situation, workBudget(work)),
		review(
			{game: {data}, moments, isFair}: InputOf<'review'>,
			{progress}: TaskContext<ProgressOf<'review'>>,
		) {
			const solver = createSolver(data.words);
			const expect = createAverageReview(data.words);
			return moments.map((moment, index) => {
				const found = isFair ? expect(moment) : reviewMoment(solver, moment, workBudget(work));
				progress({moment: index, found, isFinal: isReviewed(moment, found)});
				return found;
			});
		},
	});
