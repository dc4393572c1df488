import {printable} from '../dictionaries/index.js';

/** A task that broke, or a thread that died of it, in a sentence. */
export class WorkerFault extends Error {
	override readonly name = 'WorkerFault';
}

export const taskFault = (task: string, reason: string): WorkerFault =>
	new WorkerFault(`Something went wrong in the background (${task}): ${printable(reason)}.`);

/** A thread that ended by itself, by its error or its exit code. */
export function threadFault(tasks: readonly string[], cause: unknown): WorkerFault {
	const doing = tasks.length > 0 ? ` (${[...new Set(tasks)].join(', ')})` : '';
	if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
		return new WorkerFault(
			`There was not enough memory in the background${doing}; try a smaller dictionary.`,
		);
	const reason = typeof cause === 'number' ? `it stopped with exit code ${cause}` : printable(String(cause));
	return new WorkerFault(`Something went wrong in the background${doing}: ${reason}.`);
}
