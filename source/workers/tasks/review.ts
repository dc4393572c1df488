import {
	reviewMoment,
	createAverageReview,
	isReviewed,
	tighten,
	type MomentReview,
	type Moment,
	type Words,
} from '../../engine/index.js';
import {forLatest} from '../for-latest.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {solverOf} from '../solver-of.js';
import {inSlices} from '../slices.js';

/** What has been found about one of the moments. */
export type MomentFound = {
	readonly moment: number;
	readonly found: MomentReview;
	/** Whether there is no more to find. */
	readonly isFinal: boolean;
};

const averageOf = forLatest(createAverageReview);

/**
Works out what the moments of a finished game were worth, on average where the chooser was honest, else at worst; tells of each moment when more is known about it.

It turns from moment to moment so that a hard one doesn't hold up the others, and begins with the last, for late ones are quick.
*/
export async function review(
	{
		game: {data},
		moments,
		isFair,
	}: {
		readonly game: Held<{readonly words: Words}>;
		readonly moments: readonly Moment[];
		readonly isFair: boolean;
	},
	context: TaskContext<MomentFound>,
): Promise<readonly (MomentReview | undefined)[]> {
	const known: (MomentReview | undefined)[] = moments.map(() => undefined);
	let open = [...moments.keys()].reverse();
	await inSlices(context, shouldStop => {
		const [index, ...others] = open;
		const moment = moments[index ?? -1];
		if (index === undefined || moment === undefined) return true;
		const before = known[index];
		const next = isFair ? averageOf(data.words)(moment) : reviewMoment(solverOf(data), moment, shouldStop);
		const found = before
			? {...next, value: tighten(before.value, next.value), cost: tighten(before.cost, next.cost)}
			: next;
		const isFinal = isReviewed(moment, found);
		known[index] = found;
		open = isFinal ? others : [...others, index];
		context.progress({moment: index, found, isFinal});
		return open.length === 0;
	});
	return known;
}
