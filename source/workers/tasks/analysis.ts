import {
	assess,
	createSolver,
	isAssessed,
	leastChance,
	reviewOnAverage,
	reviewPerfectly,
	type Assessment,
	type Bounds,
	type LetterSet,
	type Moment,
	type MomentFound,
	type Situation,
	type Words,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import {forLatest, type TaskContext} from '../task.js';

/** The solver that analyzes all games on the same words, one after the other; choosers and guessers have their own. */
const solverOf = forLatest((words: Words) => createSolver(words));

/** The background work between two reports: about 120 ms. */
const sliceWork = 80;

/** The most work for one assessment, unless another limit is given: about a minute. */
const mostWork = 40_000;

type AssessInput = {
	readonly words: Held<Words>;
	readonly situation: Situation;
	/** The letters guessed, if the chooser drew a word: any that fits is as likely as the others. */
	readonly guessed?: LetterSet | undefined;
	readonly work?: number | undefined;
};

export type AssessmentFound = Assessment & {
	/** The least chance of winning, if the chooser drew a word. */
	readonly chance?: number | undefined;
	readonly isFinished: boolean;
};

/** Assesses a game, and reports after every slice of work. A slice ends early if the thread is wanted for something else. */
export async function assessTask(
	{words: {data: words}, situation, guessed, work = mostWork}: AssessInput,
	{turn, isWanted, progress}: TaskContext<AssessmentFound>,
): Promise<AssessmentFound> {
	const {pool, remaining} = situation;
	const chance = guessed === undefined ? undefined : leastChance(words, pool, guessed, remaining);
	const solver = solverOf(words);
	let known = assess(solver, situation, () => true);
	for (let left = work; left > 0 && !isAssessed(known);) {
		await turn();
		let slice = sliceWork;
		known = assess(solver, situation, () => isWanted() || slice-- <= 0);
		left -= sliceWork - Math.max(0, slice);
		progress({...known, chance, isFinished: false});
	}

	return {...known, chance, isFinished: true};
}

type ReviewInput = {
	readonly words: Held<Words>;
	readonly moments: readonly Moment[];
	/** Whether the chooser kept to one word, so that letters are judged by misses on average. */
	readonly isFair: boolean;
	/** The proved value of the first moment. */
	readonly proved: Bounds | undefined;
};

/** Works out what the moments of a finished game were worth, and reports each moment when more is known about it. */
export async function reviewTask(
	{words: {data: words}, moments, isFair, proved}: ReviewInput,
	{turn, isWanted, progress}: TaskContext<MomentFound>,
): Promise<readonly (MomentFound | undefined)[]> {
	const known: (MomentFound | undefined)[] = moments.map(() => undefined);
	const solver = solverOf(words);
	if (moments[0] && proved) solver.learn(moments[0].pool, proved);
	const search = isFair ? reviewOnAverage(words, moments) : reviewPerfectly(solver, moments, isWanted);
	for (const found of search) {
		if (found) {
			known[found.moment] = found;
			progress(found);
		}

		await turn();
	}

	return known;
}
