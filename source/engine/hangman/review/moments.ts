import {letterAt, letterIndex, letterSet, type Letter} from '../../alphabet.js';
import type {Pool, Words} from '../../words/words.js';
import {likelyLetters} from '../guessers/guesser.js';
import {areWithin, solveWorst} from '../solver/costs.js';
import {isMiss, isWholeWord, splitPool, type Family, type Guess} from '../rules/families.js';
import {LetterScores} from '../search/letter-scores.js';
import {indexOf} from '../../words/letter-index.js';
import {createPlayOut} from '../search/playout.js';
import type {ShouldStop} from '../solver/search.js';
import {isExact, type Bounds, type Solver} from '../solver/solver.js';

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
	/** The guess, if no letter costs less, or else a best letter; `undefined` if none is known. */
	readonly best: Guess | undefined;
};

/** A finding about the moment with this index. */
export type MomentFound = MomentReview & {
	readonly moment: number;
	readonly isFinal: boolean;
};

/** Finds what moments were worth. It yields so that other work may go first, mostly with something found. */
export type MomentSearch = Generator<MomentFound | undefined, void>;

const isReviewed = ({guess}: Moment, {value, cost, best}: MomentReview): boolean =>
	isExact(value) && isExact(cost) && (guess === undefined || best !== undefined);

/** Returns what a moment was worth against a perfect chooser. The next call resumes the search. */
export function reviewMoment(
	solver: Solver,
	{pool, guess, families, asked}: Moment,
	shouldStop: ShouldStop,
): MomentReview {
	const known = solver.solve(pool, shouldStop);
	const worst = solveWorst(solver, families, shouldStop);
	if (guess === undefined) return {value: known, cost: known, best: undefined};
	const value = {atLeast: known.atLeast, atMost: Math.min(known.atMost, worst.atMost)};
	const cost = {atLeast: Math.max(value.atLeast, worst.atLeast), atMost: worst.atMost};
	if (cost.atMost === value.atLeast) return {value, cost, best: guess};
	if (!isExact(value)) return {value, cost, best: undefined};
	const {words} = solver;
	for (const {letter} of likelyLetters(pool, {words, guessed: letterSet(words.alphabet, asked)})) {
		const isBest = areWithin(solver, splitPool(words, pool, letter), value.atMost, shouldStop);
		if (isBest !== false) return {value, cost, best: isBest ? letter : undefined};
	}

	return {value, cost, best: undefined};
}

/** The work for each moment in the first round; each round doubles it. */
const firstWork = 4;

/** The work for a whole game: about two seconds for the longest on huge. */
const mostWork = 600;

/**
Finds what moments were worth against a perfect chooser, within a limit of work.

It begins with the last moment, for late ones are quick, and goes round so that a hard one doesn't hold up the others. Each learns from the moments beside it, since the words left later are never worth more than those before.
*/
export function* reviewPerfectly(
	solver: Solver,
	moments: readonly Moment[],
	isWanted: ShouldStop,
): MomentSearch {
	function review(index: number, moment: Moment, shouldStop: ShouldStop): MomentFound {
		const [before, after] = [moments[index - 1], moments[index + 1]];
		const atLeast = after ? solver.bounds(after.pool).atLeast : 0;
		const atMost = before ? solver.bounds(before.pool).atMost : Infinity;
		solver.learn(moment.pool, {atLeast, atMost});
		const found = reviewMoment(solver, moment, shouldStop);
		return {...found, moment: index, isFinal: isReviewed(moment, found)};
	}

	let open = [...moments.entries()].reverse();
	let left = mostWork;
	for (let share = firstWork; open.length > 0 && left > 0; share *= 2) {
		const still: typeof open = [];
		for (const [index, moment] of open) {
			let questions = Math.min(share, left);
			left -= questions;
			let found: MomentFound;
			do {
				found = review(index, moment, () => isWanted() || questions-- <= 0);
				yield found;
			} while (!found.isFinal && questions > 0);
			left += Math.max(0, questions);
			if (!found.isFinal) still.push([index, moment]);
		}

		open = still;
	}

	for (const [index, moment] of open) yield {...review(index, moment, () => true), isFinal: true};
}

const breadth = 8;

const exactly = (misses: number): Bounds => ({atLeast: misses, atMost: misses});

/** Finds what moments were worth on average over the words that were possible: what a good guesser expects to miss. */
export function* reviewOnAverage(words: Words, moments: readonly Moment[]): MomentSearch {
	const {alphabet} = words;
	const index = indexOf(words);
	const scores = new LetterScores(index.marks(), words.count);
	const playOut = createPlayOut(index, words.count);

	function* findBest(pool: Pool): Generator<undefined, {readonly guess?: Guess; readonly misses: number}> {
		let best: {readonly guess?: Guess; readonly misses: number} = {misses: pool.length < 2 ? 0 : Infinity};
		scores.look(pool, 0, pool.length);
		for (const letter of scores.candidates(breadth)) {
			const misses = playOut(pool, letter, false);
			if (misses < best.misses) best = {guess: letterAt(alphabet, letter), misses};
			yield;
		}

		return best;
	}

	/** A whole word is a miss for all words but itself. */
	function* missesWith(pool: Pool, guess: Guess, families: readonly Family[]): Generator<undefined, number> {
		if (!isWholeWord(guess)) return playOut(pool, letterIndex(alphabet, guess), false);
		let misses = 0;
		for (const {pool: others} of families.filter(isMiss))
			misses += others.length + (yield* findBest(others)).misses;
		return misses;
	}

	for (const [moment, {pool, guess, families}] of [...moments.entries()].reverse()) {
		// Without a listed word left, nothing can be judged.
		const count = Math.max(1, pool.length);
		const best = yield* findBest(pool);
		const own =
			guess === undefined || pool.length === 0 ? best.misses : yield* missesWith(pool, guess, families);
		const value = exactly(Math.min(own, best.misses) / count);
		const found = {value, cost: exactly(own / count), best: own <= best.misses ? guess : best.guess};
		yield {...found, moment, isFinal: true};
	}
}
