import {
	isReviewed,
	sharpen,
	type Basis,
	type Moment,
	type MomentReview,
	type Words,
} from '../../engine/index.js';
import {createJudge, type Beforehand} from '../../lab/index.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {solverOf} from '../for-latest.js';
import {inSlices} from '../slices.js';

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
