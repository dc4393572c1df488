import {letterAt, letterIndex, type Letter} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {worstCost, solveWorst} from '../solver/costs.js';
import type {Family} from '../rules/game.js';
import {createLetterScores} from '../search/letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {chooseLetter} from '../search/perfect-letter.js';
import {createPlayout} from '../search/playout.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';
import {askInTurns} from '../solver/turns.js';
import {tighten} from './assess.js';

/** A moment of a finished game: the words that were possible, and the letter asked then; none at the end. */
export type Moment = {
	readonly pool: Pool;
	readonly letter: Letter | undefined;
	readonly families: readonly Family[];
	/** The letters asked before. */
	readonly asked: readonly Letter[];
};

/** What a moment was worth, in misses still to come. */
export type MomentReview = {
	/** Its misses with the best letters. */
	readonly value: Bounds;
	/** Its misses with the letter that was asked. */
	readonly cost: Bounds;
	/** A letter that costs no more than any other; `undefined` where none is known. */
	readonly best: Letter | undefined;
	/** Only where it is judged against `evil`. */
	readonly againstEvil?: AgainstEvil;
};

export type AgainstEvil = {
	/** Letters that, asked in this order, find a word with no more misses than the value's upper bound. */
	readonly letters: readonly Letter[];
	/** The misses that a perfect chooser forces from here. */
	readonly perfect: Bounds;
};

export const isReviewed = ({letter}: Moment, {value, cost, best, againstEvil}: MomentReview): boolean =>
	[value, cost, againstEvil?.perfect ?? value].every(isExact) && (letter === undefined || best !== undefined);

/** What two reviews of a moment have proved together. */
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
	};
};

const anything: Bounds = {atLeast: 0, atMost: Number.POSITIVE_INFINITY};

/** What a moment was worth against a perfect chooser. `before` is what is known of its value already. The next call resumes the search. */
export function reviewMoment(
	solver: Solver,
	{pool, letter, families, asked}: Moment,
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
	if (letter === undefined) return {value: known, cost: known, best: undefined};
	const worst = worstCost(solver, families);
	const value = {atLeast: known.atLeast, atMost: Math.min(known.atMost, worst.atMost)};
	const cost = {atLeast: Math.max(value.atLeast, worst.atLeast), atMost: worst.atMost};
	if (cost.atMost === value.atLeast) return {value, cost, best: letter};
	if (!isExact(value)) return {value, cost, best: undefined};
	const open = solver.words.alphabet.letters.filter(each => !asked.includes(each));
	const choice = chooseLetter({solver, pool, letters: open, shouldStop});
	return {value, cost, best: choice?.isProved ? choice.letter : undefined};
}

/** How many letters are played out besides the one that was asked. */
const breadth = 8;

/** What moments were worth on average over the words that were possible: what the secret of a fair chooser costs a good guesser. */
export function createAverageReview(words: Words): (moment: Moment) => MomentReview {
	const {alphabet} = words;
	const index = indexOf(words);
	const scores = createLetterScores(index.marks(), words.count);
	const playout = createPlayout(index, words.count);
	return ({pool, letter}) => {
		const averageAfter = (number: number) => playout.missesAfter(pool, number, false) / pool.length;
		scores.look(pool, 0, pool.length);
		const tried = [
			...scores.candidates(breadth),
			...(letter === undefined ? [] : [letterIndex(alphabet, letter)]),
		];
		const outlooks = tried
			.map(number => ({letter: letterAt(alphabet, number), misses: averageAfter(number)}))
			.sort((a, b) => a.misses - b.misses);
		const exactly = (misses = 0): Bounds => ({atLeast: misses, atMost: misses});
		const value = exactly(pool.length === 1 ? 0 : outlooks[0]?.misses);
		const cost =
			letter === undefined ? value : exactly(outlooks.find(each => each.letter === letter)?.misses);
		return {value, cost, best: outlooks[0]?.letter};
	};
}
