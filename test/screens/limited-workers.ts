import {assess, createSolver, leastChance, workBudget} from '../../source/engine/index.js';
import type {TaskParts, Tasks} from '../../source/workers/protocol.js';
import {localWorkers} from '../workers/local-workers.js';

/** How much is searched for what is shown. */
const work = 10;

/** A task that says after little work where a game stands. */
export const limitedTasks = {
	assess({words: {data: words}, situation, guessed}: TaskParts<Tasks['assess']>['input']) {
		const {pool, remaining} = situation;
		const chance = guessed === undefined ? undefined : leastChance(words, pool, guessed, remaining);
		return {...assess(createSolver(words), situation, workBudget(work)), chance, isFinished: true};
	},
};

export const limitedWorkers = () => localWorkers(limitedTasks);
