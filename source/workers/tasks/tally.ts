import {setImmediate as breathe} from 'node:timers/promises';
import type {Day} from '../../daily/index.js';
import type {Scope, Statistics} from '../../statistics/index.js';
import type {Files} from '../files.js';
import type {TaskContext} from '../task.js';

/** What the player's games come to on a day. A long history takes a while to read, and what reads it is loaded when it is first asked for. */
export async function tally(
	{files, today}: {readonly files: Files; readonly today: Day},
	{progress}: TaskContext<string>,
): Promise<Readonly<Record<Scope, Statistics>>> {
	const [{openFiles}, {countHistory, statisticsByScope}] = await Promise.all([
		import('../files.js'),
		import('../../statistics/index.js'),
	]);
	const {counts, keep} = await countHistory(openFiles(files, progress));
	// The answer goes first.
	void breathe().then(keep);
	return statisticsByScope(counts, today);
}
