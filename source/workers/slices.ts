import type {ShouldStop} from '../engine/index.js';
import type {TaskContext} from './task.js';

/** How long background work goes on before it reports what it has found, in milliseconds. */
const sliceTime = 120;

/** About a minute's work; then it makes do with what it has. */
const mostSlices = 500;

/** Ends a slice of work after its time, or as soon as the thread is wanted for something else. */
function patience({isWanted}: TaskContext): ShouldStop {
	const end = performance.now() + sliceTime;
	return () => performance.now() >= end || isWanted();
}

/** Works slice by slice, and lets urgent requests go between them, until a slice says that there is no more to find or it has been long enough. */
export async function inSlices(
	context: TaskContext,
	slice: (shouldStop: ShouldStop, count: number) => boolean,
): Promise<void> {
	for (let count = 0; count < mostSlices; count++) {
		await context.turn();
		if (slice(patience(context), count)) return;
	}
}
