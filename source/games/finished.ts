import type {Day} from '../daily/index.js';
import type {Scope, Statistics} from '../statistics/statistics.js';
import type {Workers} from '../workers/client.js';
import {digestFor} from './digest.js';
import type {HangmanPlay} from './hangman.js';
import type {Player} from './player.js';

/*
What is asked of the games that the player has finished, those just finished among them. A thread reads them.
*/

type Asking = {readonly player: Player; readonly workers: Workers; readonly signal?: AbortSignal};

/** What a thread reads the player's files by, once all is written, and how it is asked. */
async function prepare({player: {recorder, store}, signal}: Asking) {
	await recorder.settled();
	const files = await store.files();
	return {files, options: {...(signal && {signal}), isUrgent: true, onProgress: store.report}};
}

/** The statistics of the player's games on a day. */
export async function tallyGames(asking: Asking, today: Day): Promise<Readonly<Record<Scope, Statistics>>> {
	const {files, options} = await prepare(asking);
	return asking.workers.run('tally', {files, today}, options);
}

/** The moves of the player's best finished game with the settings of one; `undefined` where there is none. */
export async function bestMoves(
	{ground: {dictionary}, settings}: HangmanPlay,
	asking: Asking,
): Promise<string | undefined> {
	const [{files, options}, digest] = await Promise.all([prepare(asking), digestFor(dictionary)]);
	return asking.workers.run('find-best', {files, digest, settings}, options);
}
