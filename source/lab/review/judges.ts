import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import type {Words} from '../../engine/words/words.js';
import type {Solver} from '../../engine/hangman/solver/solver.js';
import {compareOnAverage} from './on-average.js';
import {createEvilReview, type Beforehand} from './against-evil.js';
import {
	createAverageReview,
	reviewMoment,
	type Moment,
	type MomentReview,
} from '../../engine/hangman/review/moments.js';
import type {Basis} from '../../engine/hangman/choosers/chooser.js';

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

		case 'evil': {
			return createEvilReview({words, moments, solver}, beforehand);
		}

		case 'perfect': {
			return (index, shouldStop) =>
				reviewMoment(solver, momentAt(index), shouldStop, index === 0 ? beforehand.perfect : undefined);
		}
	}
}
