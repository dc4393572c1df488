import type {Workers} from '../../source/workers/client.js';
import type {TaskContext} from '../../source/workers/task.js';
import type {AnyTask} from '../../source/workers/serve.js';
import {tasks} from '../../source/workers/tasks/index.js';

const table: Readonly<Record<string, AnyTask>> = tasks;

const nextTurn = () =>
	new Promise<void>(resolve => {
		setImmediate(resolve);
	});

/** Workers on this thread: the same tasks, one after the other, with nothing sent anywhere; `given` stands in for some of them, and `turn` says when one may go on. */
export function localWorkers(given: Readonly<Record<string, AnyTask>> = {}, turn = nextTurn): Workers {
	const byName: Readonly<Record<string, AnyTask>> = {...table, ...given};

	return {
		async run(name, input, {signal = new AbortController().signal, onProgress, ask} = {}) {
			const task = byName[name];
			if (task === undefined) throw new Error(`There is no task ${name}`);
			const context: TaskContext<unknown> = {
				signal,
				progress(progress) {
					signal.throwIfAborted();
					onProgress?.(progress);
				},
				isWanted: () => signal.aborted,
				ask: ask ?? (() => Promise.reject(new Error('No program plays'))),
				async turn() {
					await turn();
					signal.throwIfAborted();
				},
			};
			await turn();
			signal.throwIfAborted();
			return (await task(input as never, context)) as never;
		},
		stop: () => Promise.resolve(),
	};
}
