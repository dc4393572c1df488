import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {chooseLetter, perfectGuesser} from '../../../../source/engine/hangman/guessers/perfect.js';
import {splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {readPosition} from '../../../../source/engine/hangman/rules/position.js';
import {solveWorst, worstCost} from '../../../../source/engine/hangman/solver/costs.js';
import {createSolver} from '../../../../source/engine/hangman/solver/solver.js';
import {workBudget} from '../../../../source/engine/hangman/solver/work.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {letters} from '../../english.js';
import {everySo, realLists, smallWords, tightLists, wordLists} from '../word-lists.js';

const some = (length: number, every: number): string[] =>
	smallWords.filter((word, at) => word.length === length && at % every === 0);

const lists = fc.oneof(
	wordLists(12),
	tightLists,
	realLists(14),
	fc.constantFrom(some(4, 40), some(5, 40), some(7, 40)),
);

/** The letters of some words, in some order. */
const orderOf = (list: readonly string[], order: readonly string[]): string[] =>
	order.filter(letter => list.some(text => text.includes(letter)));

const anyOrder = fc.shuffledSubarray([...letters], {minLength: 26});

describe('the letter that perfect play asks', () => {
	test('is the first in every word, or else the first that comes to no more than the value', () => {
		fc.assert(
			fc.property(lists, anyOrder, (list, order) => {
				const words = packWords(list);
				const pool = everyWord(words);
				const liked = orderOf(list, order);
				const value = createSolver(words).solve(pool);
				const costOf = (letter: string) =>
					solveWorst(createSolver(words), splitPool(words, pool, letter), () => false).atMost;
				const free = liked.find(letter => list.every(text => text.includes(letter)));
				const expected = free ?? liked.find(letter => costOf(letter) === value.atMost);
				const solver = createSolver(words);
				const choice = chooseLetter(solver, pool, liked, () => false);
				expect(choice).toMatchObject({letter: expected, isProved: true});
				if (free === undefined) expect(choice?.cost).toEqual(value);
			}),
			{numRuns: 20},
		);
	});

	// No more positions than it takes: where a number changes, look whether that was meant, and take the new one.
	test.each([
		// [step, length, letter, misses, positions]
		[20, 4, 'y', 6, 259],
		[10, 5, 'u', 6, 1041],
		[10, 6, 'u', 6, 2228],
	])('is found in few positions, of every %i-th word of %i letters', (step, length, ...expected) => {
		const solver = createSolver(packWords(everySo(step, length)));
		const pool = everyWord(solver.words);
		const choice = chooseLetter(solver, pool, [...letters].reverse(), () => false);
		expect([choice?.letter, choice?.cost.atMost, solver.positions()]).toEqual(expected);
	});

	test('costs nothing where every word has it', () => {
		const solver = createSolver(packWords(['at', 'it']));
		const choice = chooseLetter(solver, everyWord(solver.words), ['a', 'i', 't'], () => false);
		expect(choice).toEqual({letter: 't', cost: {atLeast: 1, atMost: 1}, isProved: true});
	});

	test.each([4, 5, 6])(
		'is one that may come to least, where there is no time to know, at %i letters',
		length => {
			const solver = createSolver(packWords(some(length, 5)));
			const pool = everyWord(solver.words);
			const order = [...letters].reverse();
			const choice = chooseLetter(solver, pool, order, workBudget(0));
			const bounds = order.map(letter => worstCost(solver, splitPool(solver.words, pool, letter)));
			const least = Math.min(...bounds.map(({atMost}) => atMost));
			const at = bounds.findIndex(({atMost}) => atMost === least);
			expect([choice?.letter, choice?.cost.atMost]).toEqual([order[at], least]);
		},
	);
});

test('the perfect guesser ranks its letter first, and then those that more words hold', () => {
	fc.assert(
		fc.property(lists, list => {
			const words = packWords(list);
			const pool = everyWord(words);
			const position = readPosition({
				words,
				pattern: '-'.repeat(words.length),
				guessed: 0,
			});
			const ranking = perfectGuesser()({words})(position);
			const share = (letter: string) => list.filter(text => text.includes(letter)).length;
			const liked = orderOf(list, letters).sort((a, b) => share(b) - share(a));
			const choice = chooseLetter(createSolver(words), pool, liked, () => false);
			expect(ranking.words).toBe(list.length);
			expect(ranking.letters.map(({letter}) => letter)).toEqual([
				choice?.letter,
				...liked.filter(letter => letter !== choice?.letter),
			]);
		}),
		{numRuns: 20},
	);
});
