import {parentPort, workerData} from 'node:worker_threads';
import {serve} from './serve.js';
import {tasks} from './tasks/index.js';

if (parentPort && workerData instanceof Int32Array) serve(parentPort, workerData, tasks);
