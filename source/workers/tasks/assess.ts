import {
	assess as assessSituation,
	isAssessed,
	tightenAssessment,
	type Assessment,
	type Situation,
	type Words,
} from '../../engine/index.js';
import type {Held} from '../held.js';
import type {TaskContext} from '../task.js';
import {solverOf} from '../for-latest.js';
import {inSlices} from '../slices.js';

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
