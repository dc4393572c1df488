import {expect, test} from 'vitest';
import {
	assess,
	isAssessed,
	prospectOf,
	type Prospect,
} from '../../../../source/engine/hangman/review/assess.js';
import {createSolver, type Bounds} from '../../../../source/engine/hangman/solver/solver.js';
import {splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';

const bounds = (atLeast: number, atMost: number): Bounds => ({atLeast, atMost});

test.each<[Bounds, remaining: number, Prospect]>([
	[bounds(0, 0), 1, 'winning'],
	[bounds(2, 3), 4, 'winning'],
	[bounds(2, 3), 3, 'open'],
	[bounds(2, 3), 2, 'losing'],
	[bounds(3, 3), 3, 'losing'],
	[bounds(0, 5), 5, 'open'],
])('%o misses with %i wrong guesses left: %s', (value, remaining, prospect) => {
	expect(prospectOf(value, remaining)).toBe(prospect);
});

test('nothing is assessed until all of it is exact', () => {
	expect(isAssessed({value: bounds(2, 2), families: []})).toBe(true);
	expect(isAssessed({value: bounds(1, 2), families: []})).toBe(false);
	expect(isAssessed({value: bounds(2, 2), families: [bounds(1, 1), bounds(0, 2)]})).toBe(false);
});

test('whether the player can still win is asked first, the values after it', () => {
	const words = packWords(['bat', 'cat', 'eat', 'fat', 'hat', 'mat', 'oat', 'pat']);
	const [family] = splitPool(words, everyWord(words), 'b');
	const asked: string[] = [];
	const solver = createSolver(words);
	const listening = {
		...solver,
		isWithin: (...of: Parameters<typeof solver.isWithin>) => {
			asked.push(`within ${of[1]}`);
			return solver.isWithin(...of);
		},
		solve: (...of: Parameters<typeof solver.solve>) => {
			asked.push(`solve ${of[0].length}`);
			return solver.solve(...of);
		},
	};
	const situation = {pool: everyWord(words), families: [family], remaining: 5};
	expect(assess(listening, situation, () => false)).toEqual({value: bounds(7, 7), families: [bounds(7, 7)]});
	expect(asked.slice(0, 3)).toEqual(['within 4', 'solve 8', 'solve 7']);
});
