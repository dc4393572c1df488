import {askChooser, guess} from '../../guess.js';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {letters, type Letter} from '../../english.js';
import type {ProvedAnswers} from '../../../../source/engine/hangman/choosers/chooser.js';
import {
	chooseFamily,
	learnAnswer,
	perfectChooser,
} from '../../../../source/engine/hangman/choosers/perfect.js';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {newGame, type Choice} from '../../../../source/engine/hangman/rules/game.js';
import {familyCost, worstCost} from '../../../../source/engine/hangman/solver/costs.js';
import {createSolver, type Bounds} from '../../../../source/engine/hangman/solver/solver.js';
import {everyWord, packWords, wordAt, type Pool, type Words} from '../../../../source/engine/words/words.js';
import {minimax} from '../solver/minimax.js';
import {everySo, realLists, smallWords, tightLists, wordLists} from '../word-lists.js';
import {texts} from '../../helpers.js';

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

	const choose = perfectChooser().begin(words, () => ({value: 3, find, valueWithout: () => undefined}));
	let game = newGame({words, budget: 8});
	for (const letter of ['e', 'b'] as const) {
		const result = guess(game, letter, choose);
		if (!result.ok) throw new Error(result.reason);
		({game} = result);
	}

	expect(seen).toEqual(['e', 'eb']);
});

/** The answers of `perfect` to letters in turn, up to the first that it doesn't prove. */
function answers(words: Words, asked: readonly Letter[], work: number, proved?: ProvedAnswers) {
	const chooser = perfectChooser(work);
	const choose = chooser.begin(words, () => proved);
	const given: Choice[] = [];
	let game = newGame({words, budget: 26});
	for (const letter of asked) {
		const result = guess(game, letter, question => {
			const choice = choose(question);
			given.push(choice);
			return choice;
		});
		if (!result.ok || given.at(-1)?.isProved === false) break;
		({game} = result);
	}

	return given;
}

test('the value of the words without all letters so far is looked up until a letter appears', () => {
	const words = packWords(['bills', 'fills', 'gills', 'hills', 'tents', 'dents']);
	const seen: string[] = [];
	const valueWithout = (typed: readonly Letter[]) => {
		seen.push(typed.join(''));
		return undefined;
	};

	answers(words, ['e', 'z', 'b', 'i', 'f'], Infinity, {value: 3, find: () => undefined, valueWithout});
	expect(seen).toEqual(['e', 'ez', 'ezb']);
	seen.length = 0;
	answers(words, ['s', 'b'], Infinity, {value: 3, find: () => undefined, valueWithout});
	expect(seen).toEqual([]);
});

/** What is known of some words when no more is proved than the values of those without some letters. */
function valuesOf(words: Words): ProvedAnswers {
	const solver = createSolver(words);
	const valueWithout = (left: readonly Letter[]) =>
		solver.solve(everyWord(words).filter(word => !left.some(letter => wordAt(words, word).includes(letter))))
			.atLeast;
	return {value: valueWithout([]), find: () => undefined, valueWithout};
}

test('the values of words without some letters change no answer', () => {
	fc.assert(
		fc.property(fc.oneof(realLists(25), tightLists), fc.shuffledSubarray([...letters]), (list, asked) => {
			const words = packWords(list);
			expect(answers(words, asked, Infinity, valuesOf(words))).toEqual(answers(words, asked, Infinity));
		}),
		{numRuns: 30},
	);
});

test('with the values of words without some letters what takes long is proved at once', () => {
	const words = packWords(everySo(2, 3));
	const asked = ['l', 'd', 'x', 'w'] as const;
	const known = valuesOf(words);
	const isProved = (proved: ProvedAnswers) => answers(words, asked, 0, proved).map(choice => choice.isProved);
	expect(isProved(known)).toEqual([true, true, true, true]);
	expect(isProved({...known, valueWithout: () => undefined})).toContain(false);
});

test('an answer that is proved beforehand is taken without a search', () => {
	const words = packWords(smallWords.filter(word => word.length === 4));
	const chooser = perfectChooser(0);
	const asked = askChooser(newGame({words, budget: 26}), 'e');
	if (!asked.ok) throw new Error(asked.reason);
	const {families} = asked.question;
	// As far as is known without a search, each of those that may cost most may be the one.
	const solver = createSolver(words);
	const {atLeast, atMost: misses} = worstCost(solver, families);
	expect(atLeast).toBeLessThan(misses);
	for (const [family, each] of families.entries())
		if (familyCost(solver, each).atMost === misses)
			expect(
				chooser.begin(words, () => ({
					value: misses,
					find: () => ({family, misses}),
					valueWithout: () => undefined,
				}))(asked.question),
			).toEqual({places: each.places, isProved: true});
});

test('an answer that costs more or less than it can, or is none, throws', () => {
	fc.assert(
		fc.property(realLists(12), fc.constantFrom(...letters), (list, letter) => {
			const words = packWords(list);
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

test('an answer tells a solver that nothing costs more, and what would be kept before it costs less', () => {
	fc.assert(
		fc.property(fc.oneof(wordLists(9), tightLists), fc.constantFrom(...letters), (list, letter) => {
			const words = packWords(list);
			const {families, answer, solver} = prove(words, everyWord(words), letter);
			const told = new Map<Pool, Bounds>();
			learnAnswer({...solver, learn: (pool, bounds) => told.set(pool, bounds)}, families, answer);
			const kept = families[answer.family]?.pool.length ?? 0;
			for (const [index, family] of families.entries()) {
				const miss = isMiss(family) ? 1 : 0;
				const isBefore = family.pool.length > kept || (family.pool.length === kept && index < answer.family);
				const {atLeast, atMost} = told.get(family.pool) ?? {atLeast: 0, atMost: Infinity};
				const truth = minimax(texts(words, family.pool));
				expect([atLeast <= truth, truth <= atMost]).toEqual([true, true]);
				expect(atMost + miss).toBe(isBefore ? answer.misses - 1 : answer.misses);
				if (index === answer.family) expect(atLeast + miss).toBe(answer.misses);
			}
		}),
		// The larger family costs nothing, the miss a miss.
		{numRuns: 40, examples: [[['xyx', 'zab', 'zba'], 'z']]},
	);
});

test('an answer that is none of the families throws, whatever it costs', () => {
	const words = packWords(['bills', 'fills', 'gills']);
	const families = splitPool(words, everyWord(words), 'b');
	for (const misses of [1, 2, 3, 9])
		expect(() => {
			learnAnswer(createSolver(words), families, {family: 2, misses});
		}).toThrow(RangeError);
});
