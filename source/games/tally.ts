import type {Day} from '../daily/index.js';
import type {Workers} from '../workers/client.js';
import type {Player} from './player.js';

/** The statistics of the player's games on a day, those just finished among them. */
export async function tallyGames(
	{recorder, store}: Player,
	{workers, signal}: {readonly workers: Workers; readonly signal?: AbortSignal},
	today: Day,
) {
	await recorder.settled();
	const history = await store.exportHistory();
	return workers.run('tally', {history, today}, {...(signal && {signal}), isUrgent: true});
}
