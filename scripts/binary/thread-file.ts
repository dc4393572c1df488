import {Buffer} from 'node:buffer';
import {getAsset} from 'node:sea';

/** In the single executable this stands in for source/workers/thread-file.ts: the program of a thread lies within it, and is given as an address that holds it. */
export const threadFile = (): URL =>
	new URL(`data:text/javascript;base64,${Buffer.from(getAsset('worker.js')).toString('base64')}`);
