import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letters, type Letter} from '../../../source/engine/letters.js';
import {everyWord, packWords, wordAt, type Pool} from '../../../source/engine/words.js';
import {isMiss, splitPool} from '../../../source/engine/hangman/families.js';
import {chooseFamily} from '../../../source/engine/hangman/perfect-chooser.js';
import {chooseLetter} from '../../../source/engine/hangman/perfect-guesser.js';
import {boundCosts, solveCosts} from '../../../source/engine/hangman/costs.js';
import {createSolver, isExact, type Solver} from '../../../source/engine/hangman/solver/solver.js';
import {workBudget} from '../../../source/engine/hangman/solver/turns.js';
import {realLists, smallWords, tightLists, wordLists} from './word-lists.js';

const never = () => false;

const lists = fc.oneof(wordLists(12), tightLists, realLists(14));

const lettersOf = ({words}: Solver, pool: Pool): Letter[] => {
	const text = Array.from(pool, word => wordAt(words, word)).join('');
	return letters.filter(letter => text.includes(letter));
};

/** The misses of the guesser, whatever a chooser does: the most over all families it might keep. */
function worstFor(solver: Solver, pool: Pool, asked = ''): number {
	const choice = chooseLetter({
		solver,
		pool,
		letters: lettersOf(solver, pool).filter(letter => !asked.includes(letter)),
		shouldStop: never,
	});
	if (!choice) return 0;
	const costs = splitPool(solver.words, pool, choice.letter).map(
		family => (isMiss(family) ? 1 : 0) + worstFor(solver, family.pool, asked + choice.letter),
	);
	return Math.max(...costs);
}

/** Whether some way of guessing wins against the chooser with so many wrong guesses allowed. */
function canWin(solver: Solver, pool: Pool, remaining: number): boolean {
	if (remaining === 0) return false;
	if (pool.length === 1) return true;
	return lettersOf(solver, pool).some(letter => {
		const families = splitPool(solver.words, pool, letter);
		if (families.length === 1 && families.every(family => !isMiss(family))) return false;
		const {family} = chooseFamily({
			solver,
			families,
			remaining,
			shouldStop: never,
			hardness: ({length}) => length,
		});
		return canWin(solver, family.pool, remaining - (isMiss(family) ? 1 : 0));
	});
}

describe('the perfect guesser', () => {
	test('needs the value at worst, whatever the chooser does', () => {
		fc.assert(
			fc.property(lists, texts => {
				const solver = createSolver(packWords(texts));
				const pool = everyWord(solver.words);
				expect(worstFor(solver, pool)).toBe(solver.solve(pool).atLeast);
			}),
			{numRuns: 500},
		);
	});

	test.each([6, 8, 10])('needs the value at worst on the small dictionary, %i letters', length => {
		const solver = createSolver(
			packWords(smallWords.filter((word, at) => word.length === length && at % 4 === 0)),
		);
		const pool = everyWord(solver.words);
		expect(worstFor(solver, pool)).toBe(solver.solve(pool).atLeast);
	});

	test('of letters that come to the same takes the one that is liked best', () => {
		const solver = createSolver(packWords(['at', 'it']));
		const pool = everyWord(solver.words);
		const ask = (letters: readonly Letter[]) => chooseLetter({solver, pool, letters, shouldStop: never});
		expect(ask(['a', 'i'])).toEqual({letter: 'a', cost: {atLeast: 1, atMost: 1}, isProved: true});
		expect(ask(['i', 'a'])?.letter).toBe('i');
		expect(ask(['i', 't'])?.letter).toBe('t');
		expect(ask([])).toBeUndefined();
	});
});

describe('the perfect chooser', () => {
	test('is beaten with a budget over the value and with no other, whatever is guessed', () => {
		fc.assert(
			fc.property(fc.oneof(wordLists(8), tightLists, realLists(7)), texts => {
				const solver = createSolver(packWords(texts));
				const pool = everyWord(solver.words);
				const {atLeast: value} = solver.solve(pool);
				expect(canWin(solver, pool, value + 1)).toBe(true);
				expect(canWin(solver, pool, value)).toBe(false);
			}),
			{numRuns: 200},
		);
	});

	test('keeps what the grounds say', () => {
		fc.assert(
			fc.property(
				lists,
				fc.constantFrom(...letters),
				fc.integer({min: 1, max: 8}),
				(texts, letter, remaining) => {
					const solver = createSolver(packWords(texts));
					const families = splitPool(solver.words, everyWord(solver.words), letter);
					const {family, grounds} = chooseFamily({
						solver,
						families,
						remaining,
						shouldStop: never,
						hardness: () => 0,
					});
					const costs = families.map(
						each => (isMiss(each) ? 1 : 0) + createSolver(solver.words).solve(each.pool).atLeast,
					);
					const worst = Math.max(...costs);
					const holding = families.filter((_, index) => (costs[index] ?? 0) >= Math.min(worst, remaining));
					expect(grounds).toBe(worst >= remaining ? 'lost' : 'held');
					expect(holding).toContain(family);
					if (remaining > 1)
						expect(family.pool.length).toBe(Math.max(...holding.map(({pool}) => pool.length)));
				},
			),
			{numRuns: 1000},
		);
	});

	test('keeps MONK of DEAL, TEAR and MONK when that ends the game', () => {
		const solver = createSolver(packWords(['deal', 'tear', 'monk']));
		const families = splitPool(solver.words, everyWord(solver.words), 'e');
		const keep = (remaining: number) =>
			chooseFamily({solver, families, remaining, shouldStop: never, hardness: ({length}) => length});
		expect(keep(1)).toEqual({family: families[0], grounds: 'lost'});
		expect(keep(2)).toEqual({family: families[1], grounds: 'held'});
	});

	test('that runs out of time keeps a family that may be worth most, and says so', () => {
		const solver = createSolver(packWords(smallWords.filter(word => word.length === 4)));
		const families = splitPool(solver.words, everyWord(solver.words), 'e');
		const {family, grounds} = chooseFamily({
			solver,
			families,
			remaining: 12,
			shouldStop: workBudget(0),
			hardness: ({length}) => length,
		});
		expect(grounds).toBe('guess');
		expect(families).toContain(family);
	});
});

test('what a letter comes to is what the families come to', () => {
	fc.assert(
		fc.property(lists, fc.constantFrom(...letters), (texts, letter) => {
			const solver = createSolver(packWords(texts));
			const families = splitPool(solver.words, everyWord(solver.words), letter);
			const bounds = boundCosts(solver, families).worst;
			const {worst} = solveCosts(solver, families, never);
			const costs = families.map(
				each => (isMiss(each) ? 1 : 0) + createSolver(solver.words).solve(each.pool).atLeast,
			);
			expect(isExact(worst)).toBe(true);
			expect(worst.atLeast).toBe(Math.max(...costs));
			expect(bounds.atLeast).toBeLessThanOrEqual(worst.atLeast);
			expect(bounds.atMost).toBeGreaterThanOrEqual(worst.atLeast);
		}),
		{numRuns: 500},
	);
});
