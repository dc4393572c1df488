import {assess, createSolver, workBudget} from '../../source/engine/index.js';
import type {TaskParts, Tasks} from '../../source/workers/protocol.js';
import {localWorkers} from '../workers/local-workers.js';

/** How much is searched for what is shown. */
const work = 10;

/** A task that says after little work where a game stands. */
export const limitedTasks = {
	assess: ({words, situation}: TaskParts<Tasks['assess']>['input']) =>
		assess(createSolver(words.data), situation, workBudget(work)),
};

export const limitedWorkers = () => localWorkers(limitedTasks);
