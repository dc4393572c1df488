import fc from 'fast-check';
import {expect, test} from 'vitest';
import {letters, type Letter} from '../../english.js';
import {chooseFamily, perfectChooser} from '../../../../source/engine/hangman/choosers/perfect.js';
import {learnAnswer} from '../../../../source/engine/hangman/choosers/proved-answers.js';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {guess, newGame} from '../../../../source/engine/hangman/rules/game.js';
import {createSolver} from '../../../../source/engine/hangman/solver/solver.js';
import {seedRandom} from '../../../../source/engine/random.js';
import {everyWord, packWords, type Pool, type Words} from '../../../../source/engine/words/words.js';
import {realLists} from '../word-lists.js';

const never = () => false;

/** The answer to a letter, from a solver that has all the time it needs. */
function prove(words: Words, pool: Pool, letter: Letter) {
	const solver = createSolver(words);
	const families = splitPool(words, pool, letter);
	const {family} = chooseFamily({solver, families, remaining: Infinity, held: 0, shouldStop: never});
	const misses = solver.solve(family.pool).atLeast + (isMiss(family) ? 1 : 0);
	return {solver, families, answer: {family: families.indexOf(family), misses}};
}

test('an answer is looked up by all letters so far, as long as all are proved', () => {
	const words = packWords(['bills', 'fills', 'gills', 'hills', 'tents', 'dents']);
	const seen: string[] = [];
	const find = (typed: readonly string[]) => {
		seen.push(typed.join(''));
		return undefined;
	};

	const choose = perfectChooser().begin(words, () => ({value: 3, find}));
	let game = newGame({words, chooser: perfectChooser(), budget: 8, random: seedRandom('')});
	for (const letter of ['e', 'b'] as const) {
		const result = guess(game, letter, choose);
		if (!result.ok) throw new Error(result.reason);
		({game} = result);
	}

	expect(seen).toEqual(['e', 'eb']);
});

test('an answer that costs more or less than it can, or is none, throws', () => {
	fc.assert(
		fc.property(realLists(12), fc.constantFrom(...letters), (texts, letter) => {
			const words = packWords(texts);
			const {families, answer, solver} = prove(words, everyWord(words), letter);
			learnAnswer(solver, families, answer);
			for (const wrong of [
				{...answer, misses: answer.misses + 1},
				{...answer, misses: answer.misses - 1},
				{...answer, family: families.length},
			])
				expect(() => {
					learnAnswer(solver, families, wrong);
				}).toThrow(RangeError);
		}),
		{numRuns: 40},
	);
});
