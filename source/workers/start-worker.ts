import {Worker} from 'node:worker_threads';
import {wrap, type Remote} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import type {WorkerApi} from './worker.js';

/** A thread for work that would hold up the screen; it does not keep the program from ending. */
export function startWorker(): Remote<WorkerApi> {
	const worker = new Worker(new URL('worker.js', import.meta.url));
	worker.unref();
	return wrap<WorkerApi>(nodeEndpoint(worker));
}
