import type {HangmanSettings} from '../../settings/hangman.js';
import type {StoreFault} from '../../store/index.js';
import type {Files} from '../files.js';
import type {TaskContext} from '../task.js';

type Input = {
	readonly files: Files;
	/** The digest of the dictionary. */
	readonly digest: string;
	readonly settings: HangmanSettings;
};

/** The moves of the player's best finished game with some settings; `undefined` where there is none. */
export async function findBest(
	{files, digest, settings}: Input,
	{progress}: TaskContext<StoreFault>,
): Promise<string | undefined> {
	const [{openFiles}, {bestGame}] = await Promise.all([
		import('../files.js'),
		import('../../statistics/best.js'),
	]);
	const {games} = await openFiles(files, progress).history();
	return bestGame(games, digest, settings)?.moves;
}
