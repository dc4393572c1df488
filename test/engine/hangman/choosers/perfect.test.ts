import {askChooser, familyOf, keep} from '../../guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {letters, spell, type Letter} from '../../english.js';
import {everyWord, packWords, wordAt, type Pool, type Words} from '../../../../source/engine/words/words.js';
import {isMiss, splitPool, type Family} from '../../../../source/engine/hangman/rules/families.js';
import {newGame, type Choice} from '../../../../source/engine/hangman/rules/game.js';
import type {Chooser} from '../../../../source/engine/hangman/choosers/chooser.js';
import {chooseFamily, perfectChooser} from '../../../../source/engine/hangman/choosers/perfect.js';
import {chooseLetter} from '../../../../source/engine/hangman/guessers/perfect.js';
import {familyCost, solveWorst, worstCost} from '../../../../source/engine/hangman/solver/costs.js';
import {
	createSolver,
	isExact,
	type Bounds,
	type Solver,
} from '../../../../source/engine/hangman/solver/solver.js';
import {workBudget} from '../../../../source/engine/hangman/solver/work.js';
import {pretendedSolver} from '../pretended-solver.js';
import {realLists, smallWords, tightLists, wordLists} from '../word-lists.js';
import {someOf} from '../../../some-of.js';

const never = () => false;

const lists = fc.oneof(wordLists(12), tightLists, realLists(14));

const lettersOf = ({words}: Solver, pool: Pool): Letter[] => {
	const text = Array.from(pool, word => wordAt(words, word)).join('');
	return letters.filter(letter => text.includes(letter));
};

/** The misses of the guesser, whatever a chooser does: the most over all families it might keep. */
function worstFor(solver: Solver, pool: Pool, asked = ''): number {
	const open = lettersOf(solver, pool).filter(letter => !asked.includes(letter));
	const choice = chooseLetter(solver, pool, open, never);
	if (!choice) return 0;
	const costs = splitPool(solver.words, pool, choice.letter).map(
		family => (isMiss(family) ? 1 : 0) + worstFor(solver, family.pool, asked + choice.letter),
	);
	return Math.max(...costs);
}

/** The value of a family, the miss for the letter itself counted in, from a solver that knows nothing yet. */
const costOf = (words: Words, family: Family): number =>
	(isMiss(family) ? 1 : 0) + createSolver(words).solve(family.pool).atLeast;

/** Whether some way of guessing wins against the chooser with so many wrong guesses allowed. */
function canWin(solver: Solver, pool: Pool, remaining: number): boolean {
	if (remaining === 0) return false;
	if (pool.length === 1) return true;
	return lettersOf(solver, pool).some(letter => {
		const families = splitPool(solver.words, pool, letter);
		if (families.length === 1 && families.every(family => !isMiss(family))) return false;
		const {family} = chooseFamily({solver, families, remaining, held: 0, shouldStop: never});
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
			{numRuns: 80},
		);
	});

	test.each(someOf([6, 8, 10], 1))('needs the value at worst on the small dictionary, %i letters', length => {
		const solver = createSolver(
			packWords(smallWords.filter((word, at) => word.length === length && at % 4 === 0)),
		);
		const pool = everyWord(solver.words);
		expect(worstFor(solver, pool)).toBe(solver.solve(pool).atLeast);
	});

	test('of letters that come to the same takes the one that is liked best', () => {
		const solver = createSolver(packWords(['at', 'it']));
		const pool = everyWord(solver.words);
		const ask = (letters: readonly Letter[]) => chooseLetter(solver, pool, letters, never);
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
			{numRuns: 80},
		);
	});

	test('keeps the family of the greatest value; among equals the one with most words, then the first', () => {
		fc.assert(
			fc.property(
				lists,
				fc.constantFrom(...letters),
				fc.integer({min: 1, max: 8}),
				fc.boolean(),
				(texts, letter, remaining, isHeld) => {
					const words = packWords(texts);
					const solver = createSolver(words);
					const families = splitPool(words, everyWord(words), letter);
					const held = isHeld ? createSolver(words).solve(everyWord(words)).atLeast : 0;
					const choice = chooseFamily({solver, families, remaining, held, shouldStop: never});
					const costs = families.map(family => costOf(words, family));
					const holding = families.filter((_, index) => costs[index] === Math.max(...costs));
					const most = Math.max(...holding.map(({pool}) => pool.length));
					const end = remaining === 1 ? families.find(isMiss) : undefined;
					expect(choice.family).toBe(end ?? holding.find(({pool}) => pool.length === most));
					expect(choice.isProved).toBe(true);
					if (end) return;
					// Where all others cost less, the solver is told what the last one costs.
					const {atLeast, atMost} = familyCost(solver, choice.family);
					expect([atLeast, atMost]).toEqual([Math.max(...costs), Math.max(...costs)]);
				},
			),
			{numRuns: 120},
		);
	});

	test('keeps MONK of DEAL, TEAR and MONK when that ends the game', () => {
		const solver = createSolver(packWords(['deal', 'tear', 'monk']));
		const families = splitPool(solver.words, everyWord(solver.words), 'e');
		const keep = (remaining: number) =>
			chooseFamily({solver, families, remaining, held: 0, shouldStop: never}).family;
		expect(keep(1)).toBe(families[0]);
		expect(keep(2)).toBe(families[1]);
	});

	const bounds = (atLeast: number, atMost: number): Bounds => ({atLeast, atMost});

	// [what is known of each family and its value, remaining, held, the family kept]
	type Case = readonly [told: readonly (readonly [Bounds, number])[], number, number, number];

	test.each<Case>([
		// One that may cost most of those that are sure to cost as much as any is.
		[
			[
				[bounds(3, 4), 3],
				[bounds(2, 9), 3],
				[bounds(3, 5), 3],
			],
			9,
			0,
			2,
		],
		[
			[
				[bounds(3, 5), 3],
				[bounds(3, 4), 3],
			],
			9,
			0,
			0,
		],
		// More than ends the game is not asked of it.
		[
			[
				[bounds(3, 4), 3],
				[bounds(2, 9), 3],
				[bounds(3, 5), 3],
			],
			2,
			0,
			1,
		],
		// What is held counts, however few wrong guesses are left.
		[
			[
				[bounds(3, 4), 3],
				[bounds(2, 9), 3],
				[bounds(3, 5), 3],
			],
			2,
			3,
			2,
		],
		[
			[
				[bounds(3, 4), 3],
				[bounds(2, 9), 3],
				[bounds(3, 5), 3],
			],
			9,
			3,
			2,
		],
		// What is held but not seen is looked for, however long that takes.
		[
			[
				[bounds(1, 9), 1],
				[bounds(2, 9), 4],
				[bounds(3, 9), 4],
			],
			9,
			4,
			1,
		],
		[
			[
				[bounds(1, 9), 1],
				[bounds(2, 3), 3],
				[bounds(3, 9), 4],
			],
			9,
			4,
			2,
		],
	])(
		'without time keeps of %j with %i wrong guesses left and %i misses held number %i',
		(told, remaining, held, kept) => {
			const {solver, families} = pretendedSolver(...told);
			expect(chooseFamily({solver, families, remaining, held, shouldStop: () => true})).toEqual({
				family: families[kept],
				isProved: false,
			});
		},
	);

	test.each<Case>([
		// Only one may cost as much.
		[
			[
				[bounds(0, 2), 2],
				[bounds(3, 3), 3],
				[bounds(0, 1), 1],
			],
			9,
			0,
			1,
		],
		[
			[
				[bounds(0, 2), 2],
				[bounds(1, 3), 3],
				[bounds(0, 1), 1],
			],
			9,
			3,
			1,
		],
		// The first is known to cost as much.
		[
			[
				[bounds(3, 3), 3],
				[bounds(0, 3), 3],
			],
			9,
			0,
			0,
		],
		// The first two are known to cost less.
		[
			[
				[bounds(1, 2), 2],
				[bounds(1, 1), 1],
				[bounds(3, 3), 3],
				[bounds(0, 3), 0],
			],
			9,
			0,
			2,
		],
	])(
		'proves without a question that of %j with %i wrong guesses left and %i misses held it keeps number %i',
		(told, remaining, held, kept) => {
			const {solver, families, asked} = pretendedSolver(...told);
			expect(chooseFamily({solver, families, remaining, held, shouldStop: () => true})).toEqual({
				family: families[kept],
				isProved: true,
			});
			expect(asked()).toEqual([]);
		},
	);

	test('asks of all that may cost most but the last, and knows what that costs', () => {
		const told = [
			[bounds(0, 3), 2],
			[bounds(0, 3), 1],
			[bounds(0, 3), 3],
		] as const;
		const {solver, families, asked, known} = pretendedSolver(...told);
		const question = {solver, families, remaining: 9, held: 3};
		expect(chooseFamily({...question, shouldStop: () => true}).isProved).toBe(false);
		expect(chooseFamily({...question, shouldStop: never})).toEqual({family: families[2], isProved: true});
		expect(asked()).toEqual(['0 within 2', '1 within 2']);
		expect(known()[2]).toEqual(bounds(3, 3));
	});

	test('that runs out of work keeps a family that may be worth most, and says so', () => {
		let stopped = 0;
		const some = [3, 4, 5].map(length =>
			packWords(smallWords.filter((word, at) => word.length === length && at % 5 === 0)),
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...letters),
				fc.constantFrom(...some),
				fc.integer({min: 2, max: 14}),
				fc.integer({min: 0, max: 4}),
				fc.boolean(),
				(letter, words, remaining, work, isHeld) => {
					const solver = createSolver(words);
					const families = splitPool(words, everyWord(words), letter);
					const held = isHeld ? worstCost(solver, families).atLeast : 0;
					const question = {solver, families, remaining, held, shouldStop: workBudget(work)};
					const {family, isProved} = chooseFamily(question);
					if (isProved) return;
					stopped++;
					const worst = worstCost(solver, families);
					// What is sure to be lost counts as far as the budget goes.
					const sure = Math.max(held, Math.min(remaining, worst.atLeast));
					const most = (family: Family) => {
						const cost = familyCost(solver, family);
						return cost.atLeast >= sure ? cost.atMost : -1;
					};
					const best = Math.max(...families.map(most));
					const [kept] = families
						.filter(each => most(each) === best)
						.sort((a, b) => b.pool.length - a.pool.length);
					expect(family).toBe(kept);
				},
			),
			{numRuns: 20},
		);
		expect(stopped).toBeGreaterThan(0);
	});

	test('never gives back what it has proved, however little work it may do', () => {
		fc.assert(
			fc.property(
				fc.oneof(lists, fc.constant(smallWords.filter((word, at) => word.length === 5 && at % 20 === 0))),
				fc.shuffledSubarray([...letters], {minLength: 26}),
				fc.integer({min: 2, max: 12}),
				fc.integer({min: 0, max: 3}),
				(texts, order, budget, work) => {
					const words = packWords(texts);
					const solver = createSolver(words);
					const chooser = perfectChooser(work);
					const choose = chooser.begin(words);
					let game = newGame({words, budget});
					let owed = 0;
					for (const letter of order) {
						const asked = askChooser(game, letter);
						if (!asked.ok || asked.question.remaining === 1) break;
						const choice = choose(asked.question);
						const kept = familyOf(asked.question, choice);
						game = keep(game, letter, kept);
						const value = solver.solve(game.pool).atLeast;
						owed -= isMiss(kept) ? 1 : 0;
						expect(value).toBeGreaterThanOrEqual(owed);
						if (choice.isProved) owed = value;
					}
				},
			),
			{numRuns: 40},
		);
	});

	test('answers alike whether it is fresh or has played before', () => {
		const words = packWords(smallWords.filter((word, at) => word.length === 6 && at % 2 === 0));
		const play = (chooser: Chooser, order: string) => {
			const opening = {words, budget: 12};
			const choose = chooser.begin(words);
			const answers: Choice[] = [];
			let game = newGame(opening);
			for (const letter of spell(order)) {
				const asked = askChooser(game, letter);
				if (!asked.ok) break;
				const choice = choose(asked.question);
				answers.push(choice);
				game = keep(game, letter, familyOf(asked.question, choice));
			}

			return answers;
		};

		const used = perfectChooser(3);
		const fresh = () => perfectChooser(3);
		for (const order of ['aeiou', 'easiest'.slice(0, 3), 'tslr', 'xqz'])
			expect(play(used, order)).toEqual(play(fresh(), order));
	});
});

test('what a letter comes to is what the families come to', () => {
	fc.assert(
		fc.property(lists, fc.constantFrom(...letters), (texts, letter) => {
			const solver = createSolver(packWords(texts));
			const families = splitPool(solver.words, everyWord(solver.words), letter);
			const bounds = worstCost(solver, families);
			const worst = solveWorst(solver, families, never);
			const costs = families.map(family => costOf(solver.words, family));
			expect(isExact(worst)).toBe(true);
			expect(worst.atLeast).toBe(Math.max(...costs));
			expect(bounds.atLeast).toBeLessThanOrEqual(worst.atLeast);
			expect(bounds.atMost).toBeGreaterThanOrEqual(worst.atLeast);
		}),
		{numRuns: 80},
	);
});
