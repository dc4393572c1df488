import {lookUp, openMeanings} from '../../source/dictionaries/meanings.js';
import {once} from '../../source/engine/once-per.js';
import type {Workers} from '../../source/workers/client.js';
import type {TaskContext} from '../../source/workers/task.js';
import type {AnyTask} from '../../source/workers/serve.js';
import {tasks} from '../../source/workers/tasks/index.js';

/** All meanings. The product's own task unpacks them for each question, which takes longer than most games of the tests. */
const meanings = once(async () => [...(await openMeanings())()]);

const table: Readonly<Record<string, AnyTask>> = {
	...tasks,
	async define({words}: {readonly words: readonly string[]}) {
		const all = await meanings();
		return lookUp(isWanted => all.filter(({word}) => isWanted?.(word) ?? true), words);
	},
};

const nextTurn = () =>
	new Promise<void>(resolve => {
		setImmediate(resolve);
	});

/** Workers on this thread: the same tasks, one after the other, with nothing sent anywhere and meanings read once; `given` stands in for some of them, and `turn` says when one may go on. */
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
