import {parentPort} from 'node:worker_threads';
import {expose} from 'comlink';
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs';
import {loadDictionary} from '../dictionary-files.js';
import {makeBook} from '../setup/ghost.js';

const api = {loadDictionary, makeBook};

export type WorkerApi = typeof api;

if (parentPort) expose(api, nodeEndpoint(parentPort));
