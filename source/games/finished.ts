import type {Day} from '../daily/index.js';
import type {Scope, Statistics} from '../statistics/statistics.js';
import type {Workers} from '../workers/client.js';
import type {Player} from './player.js';

/*
What is asked of the games that the player has finished, those just finished among them. A thread reads them.
*/

export type Asking = {readonly player: Player; readonly workers: Workers; readonly signal?: AbortSignal};

/** What a thread reads the player's files by, once all is written, and how it is asked. */
export async function prepare({player: {recorder, store}, signal}: Asking) {
	await recorder.settled();
	return {files: store.files(), options: {...(signal && {signal}), isUrgent: true, onProgress: store.report}};
}

export async function tallyGames(asking: Asking, today: Day): Promise<Readonly<Record<Scope, Statistics>>> {
	const {files, options} = await prepare(asking);
	return asking.workers.run('tally', {files, today}, options);
}
