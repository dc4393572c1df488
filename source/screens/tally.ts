import type {Day} from '../daily/index.js';
import type {JobContext} from './screen.js';

/** The statistics of the player's games on a day, those just finished among them. */
export async function tallyGames(
	{player: {recorder, store}, workers, signal}: JobContext<never>,
	today: Day,
) {
	await recorder.settled();
	return workers.run('tally', {history: await store.exportHistory(), today}, {signal, isUrgent: true});
}
