import {guess} from '../../guess.js';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {
	reviewMoment,
	reviewOnAverage,
	reviewPerfectly,
	type MomentReview,
	type MomentSearch,
} from '../../../../source/engine/hangman/review/moments.js';
import {assess, isAssessed, prospectOf} from '../../../../source/engine/hangman/review/assess.js';
import {isMiss, splitPool} from '../../../../source/engine/hangman/rules/families.js';
import {
	newGame,
	remainingGuesses,
	status,
	type Choose,
	type HangmanGame,
} from '../../../../source/engine/hangman/rules/game.js';
import {choosers, type ChooserName} from '../../../../source/engine/hangman/choosers/choosers.js';
import {momentsOf, reviewGame} from '../../../../source/engine/hangman/review/review.js';
import {createSolver, isExact} from '../../../../source/engine/hangman/solver/solver.js';
import {workBudget} from '../../../../source/engine/hangman/solver/work.js';
import {letters, type Letter} from '../../english.js';
import {everyWord, packWords} from '../../../../source/engine/words/words.js';
import {chooseLetter} from '../../../../source/engine/hangman/guessers/perfect.js';
import {firstGame} from '../../helpers.js';
import {realLists, tightLists, wordLists} from '../word-lists.js';

const never = () => false;
const lists = fc.oneof(wordLists(12), tightLists, realLists(14));
const orders = fc.shuffledSubarray([...letters], {minLength: 26});

const openGame = (texts: readonly string[], chooser: ChooserName, budget: number): HangmanGame =>
	firstGame(texts.join(' '), chooser, budget, 'any');

const situationOf = (game: HangmanGame) => ({
	pool: game.pool,
	families: game.turns.at(-1)?.families ?? [],
	remaining: remainingGuesses(game),
});

function after(game: HangmanGame, letter: Letter, choose: Choose): HangmanGame {
	const result = guess(game, letter, choose);
	return result.ok ? result.game : game;
}

/** The game when the letters are asked in this order, to its end. */
function playOut(game: HangmanGame, order: readonly Letter[], chooser: ChooserName): HangmanGame {
	const choose = choosers[chooser].begin(game.words);
	return order.reduce((now, letter) => (status(now) === 'playing' ? after(now, letter, choose) : now), game);
}

const everyChooser = fc.constantFrom<ChooserName>('random', 'evil', 'cunning', 'perfect');

describe('the verdict', () => {
	test('that nobody can win is right whatever is asked of the perfect chooser, and does not change', () => {
		fc.assert(
			fc.property(
				lists,
				orders,
				fc.integer({min: 1, max: 6}),
				fc.integer({min: 0, max: 40}),
				(texts, order, budget, work) => {
					let game = openGame(texts, 'perfect', budget);
					const solver = createSolver(game.words);
					const choose = choosers.perfect.begin(game.words);
					let hasLost = false;
					for (const letter of order) {
						if (status(game) !== 'playing') break;
						const {value} = assess(solver, situationOf(game), workBudget(work));
						const prospect = prospectOf(value, remainingGuesses(game));
						if (hasLost) expect(prospect).not.toBe('winning');
						hasLost ||= prospect === 'losing';
						game = after(game, letter, choose);
					}

					if (hasLost) expect(status(game)).toBe('lost');
				},
			),
			{numRuns: 240},
		);
	});

	test('that one can still win is right against every chooser, with the misses to spare that it says', () => {
		fc.assert(
			fc.property(
				lists,
				orders,
				everyChooser,
				fc.integer({min: 1, max: 9}),
				fc.nat(4),
				(texts, order, chooser, budget, first) => {
					let game = openGame(texts, chooser, budget);
					const solver = createSolver(game.words);
					const choose = choosers[chooser].begin(game.words);
					for (const letter of order.slice(0, first)) game = after(game, letter, choose);
					if (status(game) !== 'playing') return;
					const {value} = assess(solver, situationOf(game), never);
					if (prospectOf(value, remainingGuesses(game)) !== 'winning') return;
					const spare = remainingGuesses(game) - 1 - value.atMost;
					while (status(game) === 'playing') {
						const open = letters.filter(letter => !game.turns.some(turn => turn.guess === letter));
						const choice = chooseLetter(solver, game.pool, open, never);
						if (!choice) throw new Error('A letter is always left');
						game = after(game, choice.letter, choose);
					}

					expect(status(game)).toBe('won');
					expect(remainingGuesses(game) - 1).toBeGreaterThanOrEqual(spare);
				},
			),
			{numRuns: 60},
		);
	});

	test('only ever gets more precise, and ends at the values', () => {
		fc.assert(
			fc.property(
				lists,
				fc.constantFrom(...letters),
				fc.integer({min: 0, max: 20}),
				(texts, letter, work) => {
					const game = after(openGame(texts, 'evil', 9), letter, choosers.evil.begin(packWords(texts)));
					const solver = createSolver(game.words);
					const early = assess(solver, situationOf(game), workBudget(work));
					const late = assess(solver, situationOf(game), never);
					expect(isAssessed(late)).toBe(true);
					const exact = [late.value, ...late.families].map(({atLeast}) => atLeast);
					for (const [at, {atLeast, atMost}] of [early.value, ...early.families].entries()) {
						expect(exact[at]).toBeGreaterThanOrEqual(atLeast);
						expect(exact[at]).toBeLessThanOrEqual(atMost);
					}

					const fresh = createSolver(game.words);
					expect(late.value).toEqual(fresh.solve(game.pool));
					expect(late.families.map(({atLeast}) => atLeast)).toEqual(
						situationOf(game).families.map(
							family => fresh.solve(family.pool).atLeast + (isMiss(family) ? 1 : 0),
						),
					);
				},
			),
			{numRuns: 30},
		);
	});
});

/** What a search finds in the end, by the moment. */
function allOf(search: MomentSearch): readonly MomentReview[] {
	const found: MomentReview[] = [];
	for (const each of search) if (each?.isFinal) found[each.moment] = each;
	return found;
}

describe('the review of a game against a chooser that cheats', () => {
	const reviewOf = (game: HangmanGame) => {
		const solver = createSolver(game.words);
		const moments = momentsOf(game);
		const appraisals = allOf(reviewPerfectly(solver, moments, never));
		expect(appraisals).toHaveLength(moments.length);
		return {appraisals, review: reviewGame(game, appraisals)};
	};

	test('adds up: the misses are those forced and given away, less those let off and those still to come', () => {
		fc.assert(
			fc.property(lists, orders, fc.integer({min: 1, max: 8}), (texts, order, budget) => {
				const game = playOut(openGame(texts, 'evil', budget), order, 'evil');
				const {review} = reviewOf(game);
				const {misses, forced, givenAway, answered, cutOff} = review;
				expect(misses).toBe(game.turns.filter(({kept}) => isMiss(kept)).length);
				expect(forced.atLeast + givenAway.atLeast + answered.atLeast - cutOff.atLeast).toBe(misses);
				expect([forced, givenAway, answered, cutOff].every(isExact)).toBe(true);
				expect(answered.atMost).toBeLessThanOrEqual(0);
				if (status(game) === 'won') expect(cutOff.atMost).toBe(0);
				expect(review.accuracy.atMost === 1).toBe(givenAway.atMost === 0);
			}),
			{numRuns: 60},
		);
	});

	test('an answer that ends the game gives nothing back, though other words would have cost more', () => {
		const words = ['bear', 'dear', 'hear', 'near', 'monk'];
		const {review} = reviewOf(playOut(openGame(words, 'perfect', 1), ['e'], 'perfect'));
		expect(review).toMatchObject({
			misses: 1,
			forced: {atLeast: 3, atMost: 3},
			givenAway: {atLeast: 0, atMost: 0},
			answered: {atLeast: 0, atMost: 0},
			cutOff: {atLeast: 2, atMost: 2},
			left: {atLeast: 0, atMost: 0},
		});
	});

	test('counts letters that were given for nothing, and for no mistake', () => {
		const words = ['bind', 'find', 'hind', 'kind', 'mind', 'wind'];
		const game = playOut(openGame(words, 'perfect', 5), ['a', 'i', 'b', 'f', 'h', 'k'], 'perfect');
		const {appraisals} = reviewOf(game);
		const review = reviewGame({...game, given: 2}, appraisals.slice(2));
		expect(review.turns.map(({isGiven}) => isGiven)).toEqual(game.turns.map((_, index) => index < 2));
		expect(review.turns.slice(0, 2).every(({givenAway}) => givenAway.atMost === 0)).toBe(true);
		expect(review).toMatchObject({
			misses: 4,
			forced: {atLeast: 5, atMost: 5},
			givenAway: {atLeast: 0, atMost: 0},
			answered: {atLeast: 0, atMost: 0},
			left: {atLeast: 1, atMost: 1},
			accuracy: {atLeast: 1, atMost: 1},
		});
	});

	test('finds nothing wrong with the letters of perfect play, and names a letter where there is a better one', () => {
		fc.assert(
			fc.property(lists, orders, (texts, order) => {
				const game = playOut(openGame(texts, 'evil', 26), order, 'evil');
				const solver = createSolver(game.words);
				for (const [index, {best, turn, value, givenAway}] of reviewOf(game).review.turns.entries()) {
					if (!best) throw new Error('Every turn has a best letter');
					const {pool = everyWord(game.words), asked = []} = momentsOf(game)[index] ?? {};
					expect(asked).not.toContain(best);
					const costs = splitPool(game.words, pool, best).map(
						family => solver.solve(family.pool).atLeast + (isMiss(family) ? 1 : 0),
					);
					expect(Math.max(...costs)).toBe(value.atLeast);
					if (givenAway.atLeast === 0) expect(best).toBe(turn.guess);
				}
			}),
			{numRuns: 50},
		);
	});

	test('keeps to bounds that hold the truth when time runs out', () => {
		fc.assert(
			fc.property(lists, orders, fc.integer({min: 0, max: 10}), (texts, order, work) => {
				const game = playOut(openGame(texts, 'evil', 5), order, 'evil');
				const {review: truth} = reviewOf(game);
				const solver = createSolver(game.words);
				const early = reviewGame(
					game,
					momentsOf(game).map((moment, index) =>
						index % 2 === 0 ? reviewMoment(solver, moment, workBudget(work)) : undefined,
					),
				);
				for (const part of ['forced', 'givenAway', 'answered', 'left', 'cutOff', 'accuracy'] as const) {
					expect(early[part].atLeast).toBeLessThanOrEqual(truth[part].atLeast);
					expect(early[part].atMost).toBeGreaterThanOrEqual(truth[part].atMost);
				}
			}),
			{numRuns: 40},
		);
	});

	test('tells where it changed its mind', () => {
		const words = ['ally', 'beta', 'cool', 'deal', 'else', 'flew', 'good', 'hope', 'ibex'];
		const {review} = reviewOf(playOut(openGame(words, 'evil', 6), ['e', 'o', 't', 'd', 'c', 'l'], 'evil'));
		expect(review.turns.map(({named: [before, after]}) => [before, after, before !== after])).toEqual([
			['ally', 'ally', false],
			['ally', 'cool', true],
			['cool', 'cool', false],
			['cool', 'cool', false],
			['cool', 'cool', false],
			['cool', 'cool', false],
		]);
		expect(review.turns.map(({before}) => before)).toEqual(['----', '----', '-oo-', '-oo-', '-oo-', 'coo-']);
		expect(review.turns.map(({words: count}) => count)).toEqual([9, 3, 2, 2, 1, 1]);
		expect(review.misses).toBe(3);
	});
});

describe('the review of an honest game', () => {
	test('tells luck apart: over all words there is none, and the sums add up', () => {
		fc.assert(
			fc.property(lists, orders, (texts, order) => {
				const words = packWords(texts);
				const all = texts.map(secret => {
					const game = playOut(newGame({words, budget: 30, secret}), order, 'random');
					const review = reviewGame(game, allOf(reviewOnAverage(words, momentsOf(game))));
					const {misses, forced, givenAway, answered, left} = review;
					expect(forced.atLeast + givenAway.atLeast + answered.atLeast - left.atLeast).toBeCloseTo(misses);
					expect(review.turns.some(({named: [before, after]}) => before !== after)).toBe(false);
					const lost = review.turns.reduce((sum, {cost, value}) => sum + cost.atLeast - value.atLeast, 0);
					return misses + left.atLeast - forced.atLeast - lost;
				});
				expect(all.reduce((sum, luck) => sum + luck, 0) / all.length).toBeCloseTo(0);
			}),
			{numRuns: 40},
		);
	});

	test('takes a letter for a mistake, and for less accuracy, only where what it gave away can be shown', () => {
		const exactly = (misses: number) => ({atLeast: misses, atMost: misses});
		const words = packWords(['bat', 'cat']);
		const game = playOut(newGame({words, budget: 5, secret: 'bat'}), ['a', 'b', 't'], 'random');
		const reviewWith = (cost: number) =>
			reviewGame(
				game,
				[cost, 1, 1].map(each => ({value: exactly(1), cost: exactly(each), best: 'a'})),
			);
		expect(reviewWith(1.04)).toMatchObject({givenAway: exactly(0), accuracy: exactly(1)});
		expect(reviewWith(1.06)).toMatchObject({givenAway: exactly(0.1)});
		expect(reviewWith(1.06).accuracy.atMost).toBeLessThan(1);
	});

	test('judges no guess whose answer left no word of the list', () => {
		const words = packWords(['bat', 'cat']);
		const game = playOut(newGame({words, budget: 5, secret: 'rat'}), ['a', 'r', 't'], 'random');
		const review = reviewGame(game, allOf(reviewOnAverage(words, momentsOf(game))));
		expect(review.turns.map(({isJudged}) => isJudged)).toEqual([true, false, false]);
		expect(review).toMatchObject({givenAway: {atMost: 0}, accuracy: {atLeast: 1}});
	});

	test('knows what words that nothing tells apart but luck come to', () => {
		const words = packWords(['bat', 'cat', 'hat']);
		const moments = momentsOf(newGame({words, budget: 5, secret: 'bat'}));
		expect(allOf(reviewOnAverage(words, moments))).toMatchObject([
			{value: {atLeast: 1, atMost: 1}, cost: {atLeast: 1, atMost: 1}},
		]);
	});
});
