import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letters} from '../../english.js';
import {splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {solveWorst} from '../../../../source/engine/hangman/solver/costs.js';
import {everyWord, packWords, type Pool} from '../../../../source/engine/words/words.js';
import {createSolver, isExact} from '../../../../source/engine/hangman/solver/solver.js';
import {minimax} from './minimax.js';
import {someOf} from '../../../some-of.js';
import {everySo, realLists, smallWords, tightLists, wordLists} from '../word-lists.js';

const solverOf = (texts: readonly string[]) => createSolver(packWords(texts));

/** Stops a search at the n-th question whether to. */
const stopAfter = (questions: number) => () => questions-- <= 0;

describe('the value of a pool', () => {
	test.each([
		[['deal'], 0],
		[['deal', 'lead'], 0],
		[['deal', 'tear', 'monk'], 1],
		[['bills', 'fills', 'gills', 'hills'], 3],
		[['at', 'it'], 1],
		[['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'], 2],
		// A family's core without the letters that it has in common once made this 3.
		[
			'dispels benches budding vetting soloing bubbles dismiss pledged quoting pilling punched muffing stubble pinched kettles'.split(
				' ',
			),
			2,
		],
	])('%j costs %i', (texts, value) => {
		const solver = solverOf(texts);
		expect(solver.solve(everyWord(solver.words))).toEqual({atLeast: value, atMost: value});
		expect(minimax(texts)).toBe(value);
	});

	test('is what plain minimax finds', () => {
		fc.assert(
			fc.property(fc.oneof(wordLists(9), tightLists), texts => {
				const solver = solverOf(texts);
				const value = minimax(texts);
				expect(solver.solve(everyWord(solver.words))).toEqual({atLeast: value, atMost: value});
			}),
			{numRuns: 400},
		);
	});

	test('is what plain minimax finds for words that people know', () => {
		fc.assert(
			fc.property(realLists(11), texts => {
				const solver = solverOf(texts);
				const value = minimax(texts);
				expect(solver.solve(everyWord(solver.words))).toEqual({atLeast: value, atMost: value});
			}),
			{numRuns: 30},
		);
	});

	test('is the same for every question about it, whatever the memory', () => {
		fc.assert(
			fc.property(wordLists(40), fc.integer({min: 2, max: 8}), (texts, bits) => {
				const solver = solverOf(texts);
				const small = createSolver(packWords(texts), bits);
				const pool = everyWord(solver.words);
				const {atLeast: value} = solver.solve(pool);
				expect(small.solve(pool)).toEqual({atLeast: value, atMost: value});
				for (let misses = 0; misses < 12; misses++)
					expect(createSolver(packWords(texts), bits).isWithin(pool, misses)).toBe(value <= misses);
			}),
			{numRuns: 40},
		);
	});

	test('stays known to whoever asked, though the memory drops it for other pools', () => {
		fc.assert(
			fc.property(wordLists(40), fc.constantFrom(...letters), (texts, letter) => {
				const solver = createSolver(packWords(texts), 2);
				solver.solve(everyWord(solver.words));
				const families = splitPool(solver.words, everyWord(solver.words), letter);
				const known = families.map(({pool}) => solver.bounds(pool));
				for (const other of letters)
					for (const {pool} of splitPool(solver.words, everyWord(solver.words), other)) solver.solve(pool);
				for (const [index, {pool}] of families.entries()) {
					const {atLeast, atMost} = solver.bounds(pool);
					expect(atLeast).toBeGreaterThanOrEqual(known[index]?.atLeast ?? 0);
					expect(atMost).toBeLessThanOrEqual(known[index]?.atMost ?? 0);
				}

				const values = families.map(({pool}) => solver.solve(pool));
				expect(families.map(({pool}) => solver.bounds(pool))).toEqual(values);
				expect(isExact(solveWorst(solver, families, () => false))).toBe(true);
			}),
			{numRuns: 80},
		);
	});

	test('is never more for fewer words', () => {
		fc.assert(
			fc.property(wordLists(60), fc.array(fc.boolean(), {minLength: 60, maxLength: 60}), (texts, taken) => {
				const solver = solverOf(texts);
				const pool = everyWord(solver.words);
				const fewer: Pool = pool.filter(word => taken[word] === true);
				expect(solver.solve(fewer).atMost).toBeLessThanOrEqual(solver.solve(pool).atLeast);
			}),
			{numRuns: 40},
		);
	});

	test.each(someOf([1, 3, 8], 1))(
		'is closed in on, stopped at every question %i, by bounds that hold',
		questions => {
			const words = packWords(smallWords.filter(word => word.length === 4));
			const pool = everyWord(words);
			const {atLeast: value} = createSolver(words).solve(pool);
			const solver = createSolver(words);
			let before = solver.bounds(pool);
			let times = 0;
			while (!isExact(before)) {
				const now = solver.solve(pool, stopAfter(questions));
				expect(now.atLeast).toBeGreaterThanOrEqual(before.atLeast);
				expect(now.atMost).toBeLessThanOrEqual(before.atMost);
				expect(now.atLeast).toBeLessThanOrEqual(value);
				expect(now.atMost).toBeGreaterThanOrEqual(value);
				before = now;
				times++;
			}

			expect(times).toBeGreaterThan(1);
		},
	);
});

test('a search that is told to stop at once gives what needs no search, and goes on when asked again', () => {
	const words = packWords(smallWords.filter(word => word.length === 4));
	const solver = createSolver(words);
	const pool = everyWord(words);
	expect(solver.isWithin(pool, 11, stopAfter(0))).toBeUndefined();
	expect(solver.isWithin(pool, 25, stopAfter(0))).toBe(true);
	expect(solver.isWithin(pool, 2, stopAfter(0))).toBe(false);
	expect(solver.positions()).toBeLessThan(100_000);
	expect(solver.isWithin(pool, 11)).toBe(false);
	expect(solver.isWithin(pool, 12)).toBe(true);
});

describe('a solver', () => {
	test('knows what it has answered, however little it can remember', () => {
		fc.assert(
			fc.property(realLists(30), fc.integer({min: 0, max: 9}), (texts, misses) => {
				const solver = createSolver(packWords(texts), 1);
				const pool = everyWord(solver.words);
				const isWithin = solver.isWithin(pool, misses);
				const {atLeast, atMost} = solver.bounds(pool);
				if (isWithin) expect(atMost).toBeLessThanOrEqual(misses);
				else expect(atLeast).toBeGreaterThan(misses);
				expect(isWithin).toBe(solverOf(texts).solve(pool).atLeast <= misses);
			}),
			{numRuns: 50},
		);
	});

	test('takes over what is proved elsewhere, and throws where that can’t be', () => {
		const told = (atLeast: number, atMost: number) => {
			const solver = solverOf(['bat', 'cat', 'hat']);
			const pool = everyWord(solver.words);
			solver.solve(pool);
			solver.learn(pool, {atLeast, atMost});
			return solver.bounds(pool);
		};
		const known = {atLeast: 2, atMost: 2};
		for (const [atLeast, atMost] of [
			[0, 9],
			[2, 9],
			[0, 2],
			[2, 2],
		] as const)
			expect(told(atLeast, atMost)).toEqual(known);
		for (const [atLeast, atMost] of [
			[3, 9],
			[0, 1],
		] as const)
			expect(() => told(atLeast, atMost)).toThrow(RangeError);
	});

	// Where positions change, look whether more or less is ruled out than before, and whether that was meant; then take over the new ones.
	test.each([
		// [every so many-th word, of so many letters, value, positions: at once, with little memory and stopped again and again]
		[10, 3, 7, [894, 906]],
		[6, 3, 8, [604, 607]],
		[10, 4, 7, [1214, 1242]],
		[6, 4, 8, [875, 885]],
		[12, 5, 6, [846, 852]],
		[8, 5, 6, [956, 960]],
		[10, 6, 6, [552, 552]],
		[10, 7, 5, [547, 547]],
		[8, 8, 4, [210, 210]],
		[5, 9, 3, [1, 1]],
	])(
		'finds the value of every %i-th word of %i letters, %i, in %j positions',
		(step, length, value, positions) => {
			const words = packWords(everySo(step, length));
			const pool = everyWord(words);
			const search = (bits?: number, shouldStop?: () => boolean) => {
				const solver = createSolver(words, bits);
				while (!isExact(solver.bounds(pool))) solver.solve(pool, shouldStop);
				expect(solver.bounds(pool)).toEqual({atLeast: value, atMost: value});
				return solver.positions();
			};
			expect([search(), search(10, () => true)]).toEqual(positions);
		},
	);

	test.each([
		[40, 4, 5],
		[10, 4, 8],
		[5, 9, 3],
	])(
		'knows without a search that every %i-th word of %i letters costs at most %i',
		(step, length, atMost) => {
			const solver = solverOf(everySo(step, length));
			const pool = everyWord(solver.words);
			expect(solver.bounds(pool)).toEqual({atLeast: 0, atMost});
			expect(solver.isWithin(pool, atMost)).toBe(true);
			expect(solver.positions()).toBe(0);
		},
	);

	test.each([
		[6, 7],
		[7, 6],
	])('still knows what it was asked, %i and then %i, when its memory holds other pools', (...asked) => {
		const solver = createSolver(packWords(everySo(10, 3)), 2);
		const pool = everyWord(solver.words);
		expect(asked.map(misses => solver.isWithin(pool, misses))).toEqual(asked.map(misses => misses >= 7));
		for (const letter of letters)
			for (const family of splitPool(solver.words, pool, letter)) solver.isWithin(family.pool, 3);
		expect(solver.bounds(pool)).toEqual({atLeast: 7, atMost: 7});
	});

	test('knows at once of one word, and of none', () => {
		const solver = solverOf(['bat', 'cat']);
		for (const pool of [Uint32Array.of(), Uint32Array.of(1)])
			expect(solver.bounds(pool)).toEqual({atLeast: 0, atMost: 0});
		expect(solver.positions()).toBe(0);
	});
});
