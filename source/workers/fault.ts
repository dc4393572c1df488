/** A task that broke, or a thread that died of it. */
export class WorkerFault extends Error {
	override readonly name = 'WorkerFault';
	/** The tasks that are lost with it. */
	readonly tasks: readonly string[];
	/** Why it broke, or that the memory was used up. */
	readonly reason: {readonly kind: 'broken'; readonly cause: string} | {readonly kind: 'no-memory'};

	/** The cause is a sentence, or the error or the exit code of a thread that ended by itself. */
	constructor(tasks: readonly string[], cause: unknown) {
		const text = typeof cause === 'number' ? `it stopped with exit code ${cause}` : String(cause);
		const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
		super(isFull ? 'no-memory' : text);
		this.tasks = tasks;
		this.reason = isFull ? {kind: 'no-memory'} : {kind: 'broken', cause: text};
	}
}
