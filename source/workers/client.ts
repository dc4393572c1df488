import {setMaxListeners} from 'node:events';
import {availableParallelism} from 'node:os';
import type {AskProgram} from '../engine/index.js';
import type {TaskParts, Tasks} from './protocol.js';
import {Thread, type Pending, type ThreadOptions} from './thread.js';

export type RunOptions<Progress = never> = {
	/** Cancels the request: its promise rejects at once with the signal's reason, and the work ends. */
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: ((progress: Progress) => void) | undefined;
	/** Asks a program where the task does. */
	readonly ask?: AskProgram;
	/** Whether background work makes room for it, because someone waits for the answer (false). */
	readonly isUrgent?: boolean;
	/** Whether it may run on any thread of a pool, because it needs no memory of other tasks (false). */
	readonly isParallel?: boolean;
};

type WorkersOf<Table> = {
	/** Runs a task; rejects with a `WorkerFault` where it breaks. */
	readonly run: <Name extends keyof Table & string>(
		task: Name,
		input: TaskParts<Table[Name]>['input'],
		options?: RunOptions<TaskParts<Table[Name]>['progress']>,
	) => Promise<TaskParts<Table[Name]>['output']>;
	readonly stop: () => Promise<void>;
};

export type Workers = WorkersOf<Tasks>;

export type WorkersOptions = Partial<ThreadOptions> & {
	/** The most threads for parallel work (one a processor). */
	readonly threads?: number;
};

/** One thread keeps what games need from one question to the next. Parallel work has threads of its own, so that it never delays a game, and ends them when it is over. */
export function createWorkers<Table = Tasks>({
	file = new URL('worker.js', import.meta.url),
	threads = availableParallelism(),
	resourceLimits = {},
	grace = 1000,
}: WorkersOptions = {}): WorkersOf<Table> {
	const create = () => new Thread({file, resourceLimits, grace});
	const single = create();
	const pool = createPool(create, threads);
	const open = new Set<() => void>();
	let isStopped = false;
	let lastId = 0;

	const run: WorkersOf<Table>['run'] = (task, input, options = {}) =>
		new Promise((resolve, reject) => {
			const {signal, onProgress, ask = noProgram, isUrgent = false} = options;
			const id = ++lastId;
			const place = options.isParallel ? pool : single;
			const end = () => {
				signal?.removeEventListener('abort', cancel);
				open.delete(cancel);
			};

			const cancel = () => {
				place.cancel(id);
				end();
				reject(reasonOf(signal));
			};

			if (isStopped || signal?.aborted) {
				cancel();
				return;
			}

			if (signal) setMaxListeners(0, signal); // Many requests may share one.
			signal?.addEventListener('abort', cancel);
			open.add(cancel);
			place.ask({
				...{id, task, input, isUrgent, ask},
				onProgress: progress => onProgress?.(progress),
				onDone(output) {
					end();
					resolve(output);
				},
				onFault(fault) {
					end();
					reject(fault);
				},
			});
		});

	return {
		run,
		async stop() {
			isStopped = true;
			for (const cancel of open) cancel();
			await Promise.all([single.stop(), pool.stop()]);
		},
	};
}

function reasonOf(signal: AbortSignal | undefined): Error {
	const reason: unknown = signal?.reason;
	return reason instanceof Error ? reason : new DOMException('The work was called off', 'AbortError');
}

const noProgram: AskProgram = ({name}) => Promise.reject(new Error(`Nobody runs ${name}`));

/** The milliseconds that an idle pool keeps its threads. */
const linger = 1000;

function createPool(create: () => Thread, most: number): Pick<Thread, 'ask' | 'cancel' | 'stop'> {
	const threads = new Map<Thread, Pending | undefined>();
	const queue: Pending[] = [];
	let rest: NodeJS.Timeout | undefined;

	function fill(): void {
		while (queue.length > 0) {
			const thread = [...threads].find(([, pending]) => pending === undefined)?.[0];
			if (thread === undefined && threads.size === most) return;
			const next = queue.shift();
			if (next) give(thread ?? create(), next);
		}

		clearTimeout(rest);
		const isIdle = [...threads.values()].every(pending => pending === undefined);
		if (isIdle) rest = setTimeout(() => void stopAll(), linger).unref();
	}

	function give(thread: Thread, pending: Pending): void {
		const then =
			<Result>(take: (result: Result) => void) =>
			(result: Result) => {
				take(result);
				threads.set(thread, undefined);
				fill();
			};
		threads.set(thread, pending);
		thread.ask({...pending, onDone: then(pending.onDone), onFault: then(pending.onFault)});
	}

	async function stopAll(): Promise<void> {
		clearTimeout(rest);
		const all = [...threads.keys()];
		threads.clear();
		await Promise.all(all.map(thread => thread.stop()));
	}

	return {
		ask(pending) {
			queue.push(pending);
			fill();
		},
		cancel(id) {
			const at = queue.findIndex(pending => pending.id === id);
			if (at !== -1) queue.splice(at, 1);
			for (const [thread, pending] of threads) {
				if (pending?.id !== id) continue;
				threads.delete(thread);
				void thread.stop();
				setImmediate(fill); // Not at once: what is next may be called off as well.
			}
		},
		async stop() {
			queue.length = 0;
			await stopAll();
		},
	};
}
