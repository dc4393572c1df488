import {letterAt, letterIndex, type Letter} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {worstCost, solveWorst} from '../solver/costs.js';
import {isMiss, isWholeWord, type Family, type Guess} from '../rules/game.js';
import {createLetterScores} from '../search/letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {chooseLetter} from '../search/perfect-letter.js';
import {createPlayout} from '../search/playout.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';
import {askInTurns} from '../solver/turns.js';
import {tighten} from './assess.js';

/** A moment of a finished game: the words that were possible, and what was guessed then; nothing at the end. */
export type Moment = {
	readonly pool: Pool;
	readonly guess: Guess | undefined;
	readonly families: readonly Family[];
	readonly asked: readonly Letter[];
};

export type MomentReview = {
	readonly value: Bounds;
	readonly cost: Bounds;
	/** What was guessed, where no letter costs less, or else the best letter; `undefined` where none is known. */
	readonly best: Guess | undefined;
	readonly againstEvil?: AgainstEvil;
	/** Only at the start of a fair game. */
	readonly onAverage?: OnAverage;
};

/** Misses on average, whichever of the words had been drawn. */
export type OnAverage = {
	/** With the letters of this game; wherever another answer comes, a good guesser goes on. */
	readonly own: number;
	/** What no guesser can beat, and the best that is known. */
	readonly best: Bounds;
};

export type AgainstEvil = {
	/** Letters that, asked in this order, find a word with no more misses than the value's upper bound. */
	readonly letters: readonly Letter[];
	readonly perfect: Bounds;
};

export const isReviewed = ({guess}: Moment, {value, cost, best, againstEvil}: MomentReview): boolean =>
	[value, cost, againstEvil?.perfect ?? value].every(isExact) && (guess === undefined || best !== undefined);

export const sharpen = (before: MomentReview, after: MomentReview): MomentReview => {
	const [earlier, later] = [before.againstEvil, after.againstEvil];
	const againstEvil = earlier &&
		later && {
			letters: (after.value.atMost > before.value.atMost ? earlier : later).letters,
			perfect: tighten(earlier.perfect, later.perfect),
		};
	return {
		value: tighten(before.value, after.value),
		cost: tighten(before.cost, after.cost),
		best: after.best ?? before.best,
		...(againstEvil && {againstEvil}),
		...(after.onAverage && {onAverage: after.onAverage}),
	};
};

const anything: Bounds = {atLeast: 0, atMost: Number.POSITIVE_INFINITY};

const nothing: Bounds = {atLeast: 0, atMost: 0};

/** What a moment was worth against a perfect chooser. `before` is what is known of its value already. The next call resumes the search. */
export function reviewMoment(
	solver: Solver,
	{pool, guess, families, asked}: Moment,
	shouldStop: ShouldStop,
	before = anything,
): MomentReview {
	askInTurns<boolean>(
		[
			stop => isExact(before) || isExact(solver.solve(pool, stop)) || undefined,
			stop => isExact(solveWorst(solver, families, stop)) || undefined,
		],
		() => false,
		shouldStop,
	);
	const known = tighten(before, solver.bounds(pool));
	if (guess === undefined) return {value: known, cost: known, best: undefined};
	const worst = worstCost(solver, families);
	const value = {atLeast: known.atLeast, atMost: Math.min(known.atMost, worst.atMost)};
	const cost = {atLeast: Math.max(value.atLeast, worst.atLeast), atMost: worst.atMost};
	if (cost.atMost === value.atLeast) return {value, cost, best: guess};
	if (!isExact(value)) return {value, cost, best: undefined};
	const open = solver.words.alphabet.letters.filter(each => !asked.includes(each));
	const choice = chooseLetter({solver, pool, letters: open, shouldStop});
	return {value, cost, best: choice?.isProved ? choice.letter : undefined};
}

type Outlook = {readonly guess: Guess; readonly misses: number};

const breadth = 8;

/** What moments were worth on average over the words that were possible: what the secret of a fair chooser costs a good guesser. */
export function createAverageReview(words: Words): (moment: Moment) => MomentReview {
	const {alphabet} = words;
	const index = indexOf(words);
	const scores = createLetterScores(index.marks(), words.count);
	const playout = createPlayout(index, words.count);
	const missesAfter = (pool: Pool, letter: number) => playout.missesAfter(pool, letter, false);

	function candidates(pool: Pool): readonly Outlook[] {
		scores.look(pool, 0, pool.length);
		return scores
			.candidates(breadth)
			.map(letter => ({guess: letterAt(alphabet, letter), misses: missesAfter(pool, letter)}));
	}

	const fewest = (pool: Pool): number =>
		pool.length === 1 ? 0 : Math.min(...candidates(pool).map(({misses}) => misses));

	/** A whole word is a miss for all words but itself. */
	const missesWith = (pool: Pool, guess: Guess, families: readonly Family[]): number =>
		isWholeWord(guess)
			? families.filter(isMiss).reduce((sum, {pool: others}) => sum + others.length + fewest(others), 0)
			: missesAfter(pool, letterIndex(alphabet, guess));

	return ({pool, guess, families}) => {
		// Where no word of the list is left, nothing can be judged.
		if (pool.length === 0) return {value: nothing, cost: nothing, best: guess};
		const exactly = (misses: number): Bounds => {
			const average = misses / pool.length;
			return {atLeast: average, atMost: average};
		};
		const own = guess === undefined ? [] : [{guess, misses: missesWith(pool, guess, families)}];
		const [best] = [...candidates(pool), ...own].sort((a, b) => a.misses - b.misses);
		const value = exactly(pool.length === 1 ? 0 : (best?.misses ?? 0));
		return {value, cost: own[0] ? exactly(own[0].misses) : value, best: best?.guess};
	};
}
