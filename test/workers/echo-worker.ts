import {parentPort} from 'node:worker_threads';
import type {Request} from '../../source/workers/protocol.js';

// Answers each request with the request itself, as it arrived.
parentPort?.on('message', (request: Request) => {
	if (request.kind === 'run') parentPort?.postMessage({kind: 'done', id: request.id, output: request});
});
