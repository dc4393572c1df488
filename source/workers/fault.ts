/** A task that broke, or a thread that died of it. */
export class WorkerFault extends Error {
	override readonly name = 'WorkerFault';
	/** The tasks that are lost with it. */
	readonly tasks: readonly string[];
	/** Why it broke, or that the memory was used up. */
	readonly reason: {readonly kind: 'broken'; readonly cause: string} | {readonly kind: 'no-memory'};

	constructor(tasks: readonly string[], reason: WorkerFault['reason']) {
		super(reason.kind === 'broken' ? reason.cause : reason.kind);
		this.tasks = tasks;
		this.reason = reason;
	}
}

export const brokenBy = (tasks: readonly string[], cause: string): WorkerFault =>
	new WorkerFault(tasks, {kind: 'broken', cause});

/** A thread that ended by itself, by its error or its exit code. */
export function threadFault(tasks: readonly string[], cause: unknown): WorkerFault {
	if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY')
		return new WorkerFault(tasks, {kind: 'no-memory'});
	return brokenBy(tasks, typeof cause === 'number' ? `it stopped with exit code ${cause}` : String(cause));
}
