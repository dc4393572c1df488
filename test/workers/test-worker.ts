import {parentPort, workerData} from 'node:worker_threads';
import {serve} from '../../source/workers/serve.js';
import {testTasks} from './test-tasks.js';

if (parentPort && workerData instanceof Int32Array) serve(parentPort, workerData, testTasks);
