import type {Day} from '../../daily/calendar.js';
import type {HangmanSettings} from '../../settings/hangman.js';
import type {Statistics} from '../../statistics/statistics.js';
import type {FinishedGame, Folders, StoreFault} from '../../store/index.js';
import type {TaskContext} from '../task.js';

/** The player's files; no folders without a home. */
type Files = {readonly folders: Folders | undefined; readonly isKeeping: boolean};

type Context = TaskContext<StoreFault>;

/** Reads the finished games. The code for it is loaded when it is first needed. */
async function readGames({folders, isKeeping}: Files, {progress}: Context): Promise<readonly FinishedGame[]> {
	const {createStore} = await import('../../store/index.js');
	const store = createStore({folders, isKeeping, onFault: progress});
	return (await store.history()).games;
}

export async function tally(
	{files, today}: {readonly files: Files; readonly today: Day},
	context: Context,
): Promise<Statistics> {
	const {statisticsOf} = await import('../../statistics/statistics.js');
	return statisticsOf(await readGames(files, context), today);
}

type BestInput = {readonly files: Files; readonly digest: string; readonly settings: HangmanSettings};

/** Returns the moves of the player's best finished game with some settings and the list of a digest, if there is one. */
export async function findBest(
	{files, digest, settings}: BestInput,
	context: Context,
): Promise<string | undefined> {
	const {bestGame} = await import('../../statistics/best.js');
	return bestGame(await readGames(files, context), digest, settings)?.moves;
}
