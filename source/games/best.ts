import {bestGame} from '../statistics/best.js';
import {digestFor} from './digest.js';
import type {HangmanPlay} from './hangman.js';
import type {Player} from './player.js';

/** The moves of the player's best finished game with the settings of one; `undefined` where there is none. */
export async function bestMoves(
	{ground, settings}: HangmanPlay,
	{store, recorder}: Player,
): Promise<string | undefined> {
	await recorder.settled();
	const [{games}, digest] = await Promise.all([store.history(), digestFor(ground.dictionary)]);
	return bestGame(games, digest, settings)?.moves;
}
