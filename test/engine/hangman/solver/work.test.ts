import {expect, test} from 'vitest';
import {workBudget} from '../../../../source/engine/hangman/solver/work.js';

test('a budget of work is over when it is used up, and stays so', () => {
	const stop = workBudget(3);
	expect(Array.from({length: 6}, stop)).toEqual([false, false, false, true, true, true]);
	expect(workBudget(0)()).toBe(true);
});
