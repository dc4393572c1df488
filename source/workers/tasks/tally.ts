import type {Day} from '../../daily/index.js';
import type {Scope, Statistics} from '../../statistics/statistics.js';
import type {StoreFault} from '../../store/index.js';
import type {Files} from '../files.js';
import type {TaskContext} from '../task.js';

/** What the player's games come to on a day. What reads and counts them is loaded when it is first asked for. */
export async function tally(
	{files, today}: {readonly files: Files; readonly today: Day},
	{progress}: TaskContext<StoreFault>,
): Promise<Readonly<Record<Scope, Statistics>>> {
	const [{openFiles}, {statisticsByScope}] = await Promise.all([
		import('../files.js'),
		import('../../statistics/statistics.js'),
	]);
	const {games} = await openFiles(files, progress).history();
	return statisticsByScope(games, today);
}
