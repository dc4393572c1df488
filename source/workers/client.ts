import {setMaxListeners} from 'node:events';
import {availableParallelism} from 'node:os';
import type {AskProgram} from '../engine/index.js';
import type {TaskParts, Tasks} from './protocol.js';
import {reasonOf, Thread, type ThreadOptions, type Work} from './thread.js';

export type RunOptions<Progress = never> = {
	/** Cancels the request: its promise rejects at once with the signal's reason, and the work ends. */
	readonly signal?: AbortSignal | undefined;
	readonly onProgress?: ((progress: Progress) => void) | undefined;
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
	const pool = createPool(Array.from({length: threads}, create));
	let isStopped = false;
	return {
		async run(task, input, {signal, onProgress, ask = noProgram, isUrgent = false, isParallel} = {}) {
			if (isStopped || signal?.aborted) throw reasonOf(signal);
			if (signal) setMaxListeners(0, signal); // Many requests may share one.
			const work: Work = {task, input, isUrgent, ask, onProgress: progress => onProgress?.(progress)};
			return (isParallel ? pool : single).run(work, signal);
		},
		async stop() {
			isStopped = true;
			await Promise.all([single.stop(), pool.stop()]);
		},
	};
}

const noProgram: AskProgram = ({name}) => Promise.reject(new Error(`Nobody runs ${name}`));

/** The milliseconds that an idle pool keeps its threads. */
const linger = 1000;

/** Gives each task a thread of its own; tasks wait for a thread if all are busy. */
function createPool(threads: readonly Thread[]): Pick<Thread, 'run' | 'stop'> {
	const idle = [...threads];
	/** Wakes each waiting task: with a thread, or without one when it is called off. */
	const waiting = new Set<(thread?: Thread) => void>();
	let rest: NodeJS.Timeout | undefined;

	async function stop(): Promise<void> {
		clearTimeout(rest);
		for (const wake of waiting) wake();
		await Promise.all(threads.map(thread => thread.stop()));
	}

	const waitForOne = (signal: AbortSignal | undefined) =>
		new Promise<Thread>((resolve, reject) => {
			const wake = (thread?: Thread) => {
				waiting.delete(wake);
				if (thread) resolve(thread);
				else reject(reasonOf(signal));
			};
			waiting.add(wake);
			signal?.addEventListener('abort', () => wake());
		});

	function giveBack(thread: Thread): void {
		const [wake] = waiting;
		if (wake) wake(thread);
		else if (idle.push(thread) === threads.length) rest = setTimeout(() => void stop(), linger).unref();
	}

	return {
		async run(work, signal) {
			clearTimeout(rest);
			const thread = idle.pop() ?? (await waitForOne(signal));
			try {
				return await thread.run(work, signal);
			} finally {
				if (signal?.aborted) void thread.stop();
				giveBack(thread);
			}
		},
		stop,
	};
}
