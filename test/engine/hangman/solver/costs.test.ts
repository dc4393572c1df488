import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {
	areWithin,
	familyCost,
	isFamilyWithin,
	solveWorst,
	worstCost,
} from '../../../../source/engine/hangman/solver/costs.js';
import {createSolver} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {letters} from '../../english.js';
import {texts} from '../../helpers.js';
import {pretendedSolver} from '../pretended-solver.js';
import {realLists, tightLists, wordLists} from '../word-lists.js';
import {minimax} from './minimax.js';

const never = () => false;
const always = () => true;

const someSplit = fc
	.tuple(fc.oneof(wordLists(9), tightLists, realLists(9)), fc.constantFrom(...letters))
	.map(([list, letter]) => {
		const words = packWords(list);
		const families = splitPool(words, everyWord(words), letter);
		const costs = families.map(family => minimax(texts(words, family.pool)) + (isMiss(family) ? 1 : 0));
		return {words, families, costs, most: Math.max(...costs)};
	});

test('what keeping each family comes to counts the miss in; the worst is the most that any comes to', () => {
	fc.assert(
		fc.property(someSplit, ({words, families, costs, most}) => {
			const solver = createSolver(words);
			const early = families.map(family => familyCost(solver, family));
			const worst = worstCost(solver, families);
			for (const [index, cost] of costs.entries()) {
				const {atLeast, atMost} = early[index] ?? {atLeast: 1, atMost: 0};
				expect([atLeast <= cost, cost <= atMost]).toEqual([true, true]);
			}

			expect([worst.atLeast <= most, most <= worst.atMost]).toEqual([true, true]);
			for (const [index, family] of families.entries())
				for (let misses = 0; misses < 4; misses++)
					expect(isFamilyWithin(createSolver(words), family, misses)).toBe((costs[index] ?? 0) <= misses);
			for (let misses = 0; misses < 4; misses++)
				expect(areWithin(createSolver(words), families, misses, never)).toBe(most <= misses);
			for (let held = 0; held <= most; held++)
				for (let crucial = 0; crucial < 5; crucial++)
					expect(solveWorst(createSolver(words), families, never, {held, crucial})).toEqual({
						atLeast: most,
						atMost: most,
					});
		}),
		{numRuns: 40},
	);
	expect(worstCost(createSolver(packWords(['ally'])), [])).toEqual({atLeast: 0, atMost: 0});
});

const start = [
	[{atLeast: 0, atMost: 5}, 4],
	[{atLeast: 0, atMost: 3}, 1],
] as const;

test('what a letter comes to is asked from the top down; families that can’t be the worst are left', () => {
	const {solver, families, asked} = pretendedSolver(...start);
	expect(solveWorst(solver, families, never)).toEqual({atLeast: 4, atMost: 4});
	expect(asked()).toEqual(['0 within 4', '0 within 3']);
});

test('what is known to be held is not asked, and what is crucial is asked first', () => {
	const held = pretendedSolver(...start);
	expect(solveWorst(held.solver, held.families, never, {held: 4})).toEqual({atLeast: 4, atMost: 4});
	expect(held.asked()).toEqual(['0 within 4']);
	const crucial = pretendedSolver(...start);
	expect(solveWorst(crucial.solver, crucial.families, never, {crucial: 3})).toEqual({atLeast: 4, atMost: 4});
	expect(crucial.asked()).toEqual(['0 within 2', '0 within 4', '0 within 3']);
	for (const [least, asked] of [
		[5, '0 within 4'],
		[6, '0 within 4'],
		[0, '0 within 4'],
	] as const) {
		const other = pretendedSolver(...start);
		solveWorst(other.solver, other.families, never, {crucial: least});
		expect(other.asked()[0]).toBe(asked);
	}
});

test('a question without time ends with what is known', () => {
	const {solver, families} = pretendedSolver([{atLeast: 0, atMost: 5}, 4], [{atLeast: 2, atMost: 3}, 2]);
	expect(solveWorst(solver, families, always)).toEqual({atLeast: 2, atMost: 5});
	expect(solveWorst(solver, families, always, {held: 3})).toEqual({atLeast: 3, atMost: 5});
	expect(areWithin(solver, families, 4, always)).toBeUndefined();
	expect(areWithin(solver, families, 1, always)).toBe(false);
	expect(areWithin(solver, families, 5, always)).toBe(true);
});
