import type {ShouldStop} from '../../engine/hangman/solver/search.js';
import type {Words} from '../../engine/words/words.js';
import type {Solver} from '../../engine/hangman/solver/solver.js';
import {createEvilReview, type Beforehand} from './against-evil.js';
import {
	createAverageReview,
	reviewMoment,
	type Moment,
	type MomentReview,
} from '../../engine/hangman/review/moments.js';
import type {Basis} from '../../engine/hangman/choosers/chooser.js';

/** What the moments of a game are judged by. */
export type Hearing = {
	readonly words: Words;
	readonly moments: readonly Moment[];
	readonly basis: Basis;
	readonly beforehand: Beforehand;
	readonly solver: Solver;
};

/** What is known of a moment, by its index; asked again, it looks further. */
export type Judge = (index: number, shouldStop: ShouldStop) => MomentReview;

/** Judges each moment by what is said. */
export function createJudge({words, moments, basis, beforehand, solver}: Hearing): Judge {
	const momentAt = (index: number): Moment => {
		const moment = moments[index];
		if (moment === undefined) throw new RangeError(`No moment ${index}`);
		return moment;
	};
	switch (basis) {
		case 'average': {
			const review = createAverageReview(words);
			return index => review(momentAt(index));
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
