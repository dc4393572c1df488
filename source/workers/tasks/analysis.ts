import {
	assess as assessSituation,
	createSolver,
	isAssessed,
	isReviewed,
	leastChance,
	sharpen,
	tightenAssessment,
	type Assessment,
	type Basis,
	type LetterSet,
	type Moment,
	type MomentReview,
	type Pool,
	type ShouldStop,
	type Situation,
	type Words,
} from '../../engine/index.js';
import {createJudge, type Beforehand} from '../../lab/index.js';
import type {Held} from '../held.js';
import {forLatest, type TaskContext} from '../task.js';

/** The solver that analyzes all games on the same words, one after the other; choosers and guessers have their own. */
const solverOf = forLatest(createSolver);

/** How long background work goes on before it reports what it has found, in milliseconds. */
const sliceTime = 120;

/** About a minute's work; then it makes do with what it has. */
const mostSlices = 500;

/** Works slice by slice, and lets urgent requests go between them, until a slice says that there is no more to find or it has been long enough. A slice ends as soon as the thread is wanted for something else. */
async function inSlices(
	{turn, isWanted}: TaskContext,
	slice: (shouldStop: ShouldStop) => boolean,
): Promise<void> {
	for (let count = 0; count < mostSlices; count++) {
		await turn();
		const end = performance.now() + sliceTime;
		if (slice(() => performance.now() >= end || isWanted())) return;
	}
}

/** Works out where a game stands, and reports what it knows after every slice of work, for a minute at most. */
export async function assess(
	{words, situation}: {readonly words: Held<Words>; readonly situation: Situation},
	context: TaskContext<Assessment>,
): Promise<Assessment> {
	const solver = solverOf(words.data);
	let known: Assessment | undefined;
	await inSlices(context, shouldStop => {
		const found = assessSituation(solver, situation, shouldStop);
		known = known ? tightenAssessment(known, found) : found;
		context.progress(known);
		return isAssessed(known);
	});
	return known ?? assessSituation(solver, situation, () => true);
}

/** The least chance of winning against a chooser that keeps one word, each that fits as likely as the others. */
export const chance = ({
	words,
	pool,
	guessed,
	remaining,
}: {
	readonly words: Held<Words>;
	readonly pool: Pool;
	readonly guessed: LetterSet;
	readonly remaining: number;
}): number => leastChance(words.data, pool, guessed, remaining);

export type MomentFound = {
	readonly moment: number;
	readonly found: MomentReview;
	/** Whether there is no more to find. */
	readonly isFinal: boolean;
};

/**
Works out what the moments of a finished game were worth, and reports each moment when more is known about it.

It turns from moment to moment so that a hard one doesn't hold up the others, and begins with the last, for late ones are quick.
*/
export async function review(
	{
		words: {data: words},
		moments,
		basis,
		beforehand,
	}: {
		readonly words: Held<Words>;
		readonly moments: readonly Moment[];
		readonly basis: Basis;
		readonly beforehand: Beforehand;
	},
	context: TaskContext<MomentFound>,
): Promise<readonly (MomentReview | undefined)[]> {
	const known: (MomentReview | undefined)[] = moments.map(() => undefined);
	const judge = createJudge({words, moments, basis, beforehand, solver: solverOf(words)});
	let open = [...moments.keys()].reverse();
	await inSlices(context, shouldStop => {
		const [index, ...others] = open;
		const moment = moments[index ?? -1];
		if (index === undefined || moment === undefined) return true;
		const before = known[index];
		const next = judge(index, shouldStop);
		const found = before ? sharpen(before, next) : next;
		const isFinal = isReviewed(moment, found);
		known[index] = found;
		open = isFinal ? others : [...others, index];
		context.progress({moment: index, found, isFinal});
		return open.length === 0;
	});
	return known;
}
