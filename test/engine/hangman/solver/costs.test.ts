import fc from 'fast-check';
import {expect, test} from 'vitest';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {
	boundCosts,
	familyCost,
	isFamilyWithin,
	solveCosts,
	solveFamilyCost,
} from '../../../../source/engine/hangman/solver/costs.js';
import {createSolver, type Bounds} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords, type Pool} from '../../../../source/engine/words/words.js';
import {letters} from '../../english.js';
import {texts} from '../../helpers.js';
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
			const early = boundCosts(solver, families);
			expect(early.families).toEqual(families.map(family => familyCost(solver, family)));
			for (const [index, cost] of costs.entries()) {
				const {atLeast, atMost} = early.families[index] ?? {atLeast: 1, atMost: 0};
				expect([atLeast <= cost, cost <= atMost]).toEqual([true, true]);
			}

			expect([early.worst.atLeast <= most, most <= early.worst.atMost]).toEqual([true, true]);
			for (const [index, family] of families.entries())
				for (let misses = 0; misses < 4; misses++)
					expect(isFamilyWithin(createSolver(words), family, misses)).toBe((costs[index] ?? 0) <= misses);
			const late = solveCosts(solver, families, never);
			expect(late.worst).toEqual({atLeast: most, atMost: most});
			for (const [index, {atLeast, atMost}] of late.families.entries())
				expect([atLeast <= (costs[index] ?? 0), (costs[index] ?? 0) <= atMost]).toEqual([true, true]);
		}),
		{numRuns: 100},
	);
	expect(boundCosts(createSolver(packWords(['ally'])), []).worst).toEqual({atLeast: 0, atMost: 0});
});

test('a family that can’t be the worst is not worked out, another is, as far as there is time', () => {
	const words = packWords(['ally', 'cool']);
	const pool = everyWord(words);
	const asked: boolean[] = [];
	const bounds = () => ({atLeast: 1, atMost: 4});
	const solve = (_: unknown, stop = never) => {
		asked.push(stop());
		return stop() ? bounds() : {atLeast: 2, atMost: 2};
	};
	const solver = {...createSolver(words), bounds, solve};
	const miss = {places: 0, pool};
	expect(solveFamilyCost(solver, miss, {atLeast: 6, atMost: 9}, never)).toBe(true);
	expect(asked).toEqual([]);
	expect(solveFamilyCost(solver, miss, {atLeast: 5, atMost: 9}, never)).toBe(true);
	expect(solveFamilyCost(solver, miss, {atLeast: 5, atMost: 9}, always)).toBeUndefined();
	expect(asked).toEqual([false, true]);
});

test('the costs of families end when the worst is known, or there is no more time', () => {
	const words = packWords(['ally', 'cool', 'deal']);
	const [one, two] = [Uint32Array.of(0, 1), Uint32Array.of(1, 2)];
	const known = new Map<Pool, Bounds>([
		[one, {atLeast: 0, atMost: 3}],
		[two, {atLeast: 0, atMost: 2}],
	]);
	const asked: Pool[] = [];
	const bounds = (pool: Pool) => known.get(pool) ?? {atLeast: 0, atMost: 0};
	const solve = (pool: Pool, stop = never) => {
		asked.push(pool);
		if (!stop()) known.set(pool, {atLeast: bounds(pool).atMost, atMost: bounds(pool).atMost});
		return bounds(pool);
	};
	const solver = {...createSolver(words), bounds, solve};
	const families = [one, two].map(pool => ({places: 1, pool}));
	expect(solveCosts(solver, families, always)).toEqual({
		families: [
			{atLeast: 0, atMost: 3},
			{atLeast: 0, atMost: 2},
		],
		worst: {atLeast: 0, atMost: 3},
	});
	asked.length = 0;
	// The first comes to 3, and nothing comes to more: the second need not be known.
	expect(solveCosts(solver, families, never).families).toEqual([
		{atLeast: 3, atMost: 3},
		{atLeast: 0, atMost: 2},
	]);
	expect(asked.at(-1)).toBe(one);
});
