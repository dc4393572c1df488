import type {Day} from '../../daily/calendar.js';
import {loadDictionary, type LoadedDictionary, type Source} from '../../dictionaries/index.js';
import {lookUp, openMeanings, type Meaning} from '../../dictionaries/meanings.js';
import type {HangmanSettings} from '../../settings/hangman.js';
import type {Statistics} from '../../statistics/statistics.js';
import type {FinishedGame, Store, StoreFault} from '../../store/index.js';
import {shared} from '../held.js';
import type {TaskContext} from '../task.js';

export const loadDictionaryTask = async (
	{dictionary, language}: Source,
	{signal}: TaskContext,
): Promise<LoadedDictionary> => shared(await loadDictionary(dictionary, {language, signal}));

/** Looks up words; leaves out those without a meaning. */
export const defineTask = async ({words}: {readonly words: readonly string[]}): Promise<readonly Meaning[]> =>
	lookUp(await openMeanings(), words);

type Files = Store['files'];

type FilesContext = TaskContext<StoreFault>;

/** Reads the finished games. The code for it is loaded when it is first needed. */
async function readGames(files: Files, {progress}: FilesContext): Promise<readonly FinishedGame[]> {
	const {createStore} = await import('../../store/index.js');
	return (await createStore({...files, onFault: progress}).history()).games;
}

export async function tallyTask(
	{files, today}: {readonly files: Files; readonly today: Day},
	context: FilesContext,
): Promise<Statistics> {
	const {statisticsOf} = await import('../../statistics/statistics.js');
	return statisticsOf(await readGames(files, context), today);
}

type BestInput = {readonly files: Files; readonly digest: string; readonly settings: HangmanSettings};

/** Returns the moves of the player's best finished game with some settings and the list of a digest, if there is one. */
export async function findBestTask(
	{files, digest, settings}: BestInput,
	context: FilesContext,
): Promise<string | undefined> {
	const {bestGame} = await import('../../statistics/hangman.js');
	return bestGame(await readGames(files, context), digest, settings)?.moves;
}
