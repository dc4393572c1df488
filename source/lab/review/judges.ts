import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import type {Words} from '../../engine/words/words.js';
import type {Solver, Bounds} from '../../engine/hangman/solver/solver.js';
import {createEvilReview, type Beforehand} from './against-evil.js';
import {
	createAverageReview,
	reviewMoment,
	type Moment,
	type MomentReview,
	type OnAverage,
} from '../../engine/hangman/review/moments.js';
import type {Basis} from '../../engine/hangman/choosers/chooser.js';
import {isMiss} from '../../engine/hangman/rules/game.js';
import {tighten} from '../../engine/hangman/review/assess.js';
import {createPlayout} from '../../engine/hangman/search/playout.js';
import {indexOf} from '../../engine/words/letter-index.js';
import {createFairSolver} from '../fair/fair.js';

type FairGame = {
	readonly words: Words;
	readonly moments: readonly Moment[];
	/** What a moment was worth. */
	readonly review: (moment: Moment) => MomentReview;
};

/** The letters of a whole game as a way to play: how many misses they lead to on average, beside the best that is known. */
export function compareOnAverage({words, moments, review}: FairGame, before?: Bounds): OnAverage | undefined {
	const [first, end] = [moments[0], moments.at(-1)];
	if (first === end || first?.pool.length !== words.count) return undefined;
	// Without a word at the end it is one that the list lacks.
	if (end === undefined || end.pool.length === 0) return undefined;
	const playout = createPlayout(indexOf(words), words.count);
	let misses = review(end).value.atMost * end.pool.length;
	for (const [index, {families}] of moments.slice(0, -1).entries()) {
		const [kept] = moments[index + 1]?.pool ?? [];
		for (const family of families) {
			if (isMiss(family)) misses += family.pool.length;
			if (family.pool[0] !== kept && family.pool.length > 1) misses += playout.misses(family.pool);
		}
	}

	const own = misses / words.count;
	const reached = {atLeast: 0, atMost: Math.min(own, review(first).value.atMost)};
	return {own, best: tighten(before ?? createFairSolver(words).deepen(), reached)};
}

type Hearing = {
	readonly words: Words;
	readonly moments: readonly Moment[];
	readonly basis: Basis;
	readonly beforehand: Beforehand;
	readonly solver: Solver;
};

/** Judges a moment by its index; the next call resumes the search. */
export type Judge = (index: number, shouldStop: ShouldStop) => MomentReview;

export function createJudge({words, moments, basis, beforehand, solver}: Hearing): Judge {
	const momentAt = (index: number): Moment => {
		const moment = moments[index];
		if (moment === undefined) throw new RangeError(`No moment ${index}`);
		return moment;
	};
	switch (basis) {
		case 'average': {
			const review = createAverageReview(words);
			return index => {
				const found = review(momentAt(index));
				const onAverage =
					index === 0 ? compareOnAverage({words, moments, review}, beforehand.fair) : undefined;
				return {...found, ...(onAverage && {onAverage})};
			};
		}

		case 'evil':
			return createEvilReview({words, moments, solver}, beforehand);
		case 'perfect':
			return (index, shouldStop) =>
				reviewMoment(solver, momentAt(index), shouldStop, index === 0 ? beforehand.perfect : undefined);
	}
}
