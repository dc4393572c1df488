import {printable} from '../dictionaries/index.js';
import {backgroundFaultText, memoryFaultText} from '../text/faults.js';

/** A task that broke, or a thread that died of it, in a sentence. */
export class WorkerFault extends Error {
	override readonly name = 'WorkerFault';
}

export const taskFault = (task: string, reason: string): WorkerFault =>
	new WorkerFault(backgroundFaultText([task], printable(reason)));

/** A thread that ended by itself, by its error or its exit code. */
export function threadFault(tasks: readonly string[], cause: unknown): WorkerFault {
	if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
		return new WorkerFault(memoryFaultText(tasks));
	const reason = typeof cause === 'number' ? `it stopped with exit code ${cause}` : printable(String(cause));
	return new WorkerFault(backgroundFaultText(tasks, reason));
}
