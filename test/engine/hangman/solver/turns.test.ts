import {describe, expect, test} from 'vitest';
import {askInTurns, workBudget} from '../../../../source/engine/hangman/solver/turns.js';
import type {ShouldStop} from '../../../../source/engine/hangman/solver/search.js';

const never = () => false;

/** How often a question may go on before it is stopped, at most so many times. */
function patienceOf(shouldStop: ShouldStop, most = 1000): number {
	let asked = 0;
	while (asked < most && !shouldStop()) asked++;
	return asked;
}

test('a budget of work is over when it is used up, and stays so', () => {
	const stop = workBudget(3);
	expect(Array.from({length: 6}, stop)).toEqual([false, false, false, true, true, true]);
	expect(workBudget(0)()).toBe(true);
});

describe('questions asked in turns', () => {
	test('are given twice as much time each turn, until they are answered', () => {
		const given: number[][] = [[], []];
		const answers = askInTurns(
			[4, 1].map((turns, index) => (stop: ShouldStop) => {
				given[index]?.push(patienceOf(stop));
				return (given[index]?.length ?? 0) > turns ? `${index}` : undefined;
			}),
			never,
			never,
		);
		expect(answers).toEqual(['0', '1']);
		expect(given).toEqual([
			[0, 1, 2, 4, 8],
			[0, 1],
		]);
	});

	test('are asked no more when the answers are enough', () => {
		const asked: number[] = [];
		const questions = [0, 1, 2].map(index => () => {
			asked.push(index);
			return index;
		});
		expect(askInTurns(questions, answers => answers[1] === 1, never)).toEqual([0, 1, undefined]);
		expect(asked).toEqual([0, 1]);
	});

	test('stay without an answer when it is time to stop, and none is given more time', () => {
		const given: number[] = [];
		const questions = Array.from({length: 3}, () => (stop: ShouldStop) => {
			given.push(patienceOf(stop));
			return undefined;
		});
		expect(askInTurns(questions, never, workBudget(4))).toEqual([undefined, undefined, undefined]);
		// Three ask once in the first turn; in the second the first one uses up what is left.
		expect(given).toEqual([0, 0, 0, 1, 0, 0]);
	});

	test('are none: there is nothing to wait for', () => {
		expect(askInTurns([], never, never)).toEqual([]);
	});
});
