import {Worker} from 'node:worker_threads';
import {wrap, type Remote} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {WorkerApi} from './worker.js';

/**
A thread for long work, and what it can be asked to do. It keeps the program alive until it is stopped.

Its background work makes room whenever the number in `waiting`, in shared memory, is not 0.
*/
export function startWorker(waiting?: Int32Array): {
	readonly api: Remote<WorkerApi>;
	readonly stop: () => Promise<number>;
} {
	const worker = new Worker(new URL('worker.js', import.meta.url), {workerData: waiting});
	return {api: wrap<WorkerApi>(nodeEndpoint(worker)), stop: () => worker.terminate()};
}
