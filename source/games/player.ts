import type {Day} from '../daily/calendar.js';
import {clearLeftFolders} from '../programs/folder.js';
import {createPrograms} from '../programs/programs.js';
import {createStore, findFolders, type StoreFault} from '../store/index.js';
import type {Statistics} from '../statistics/statistics.js';
import type {Workers} from '../workers/client.js';
import type {GamePlay} from './kinds.js';
import {createRecorder} from './recorder.js';

export type Player = ReturnType<typeof openPlayer>;

export type Services = {
	readonly workers: Workers;
	readonly freshSeed: () => string;
	readonly player: Player;
	/** Hears of a game whenever a move is made, and when it is over. */
	readonly onPlay: (play: GamePlay) => void;
};

/** The options of a command line that concern the player. Programs among them were typed, so they may run. */
type GivenPlayer = Readonly<Record<string, unknown>> & {
	readonly save?: boolean | undefined;
	readonly patience?: number | undefined;
};

/** Opens the player's files. With `--no-save` nothing is written. */
export function openPlayer(given: GivenPlayer, onFault: (fault: StoreFault) => void) {
	const {save = true} = given;
	const programs = createPrograms(given);
	programs.allow(given);
	void clearLeftFolders();
	const store = createStore({folders: findFolders(process.env), isKeeping: save, onFault});
	return {store, recorder: createRecorder(store), programs};
}

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

/** Returns a random seed of four hexadecimal digits, short enough to type. */
export const freshSeed = (): string =>
	Math.floor(Math.random() * 0x10000)
		.toString(16)
		.padStart(4, '0');
