import type {Day} from '../daily/index.js';
import type {Statistics} from '../statistics/statistics.js';
import type {Workers} from '../workers/client.js';
import type {Player} from './player.js';

/** The inputs of questions about the finished games, which a thread reads. */
export type Asking = {
	readonly player: Player;
	readonly workers: Workers;
	readonly signal?: AbortSignal;
};

/** Waits until all games are written; returns where a thread finds them and how to ask it. */
export async function prepare({player: {recorder, store}, signal}: Asking) {
	await recorder.settled();
	return {files: store.files, options: {signal, isUrgent: true, onProgress: store.report}};
}

export async function tallyGames(asking: Asking, today: Day): Promise<Statistics> {
	const {files, options} = await prepare(asking);
	return asking.workers.run('tally', {files, today}, options);
}
