import {storeFaultText, type StoreFault} from '../text/store.js';
import type {Config} from './config.js';
import {openDisk, type Disk} from './disk.js';
import {findFolders, type Environment, type Folders} from './folders.js';
import {keepConfig, type KeptConfig} from './kept-config.js';
import {keepGames, type KeptGames} from './kept-games.js';
import type {Place} from './place.js';

/**
The player's files.

Nothing here rejects: what can't be read counts as not there, what can't be written is not kept, and either is told once. Nothing is loaded before the first call.
*/
export type Store = KeptConfig &
	KeptGames & {
		/** What another thread opens the same files by; no folders where there is no place for them. */
		readonly files: () => Promise<{readonly folders: Folders | undefined; readonly isKeeping: boolean}>;
		/** Tells a fault in a sentence that another thread met, once. */
		readonly tell: (sentence: string) => void;
	};

export type StoreOptions = {
	/** What the folders are found by. */
	readonly environment: Environment;
	/** Finds them; below `WORDFIEND_HOME` or where the system keeps such files where it is left out. */
	readonly findFolders?: typeof findFolders;
	/** Whether anything is written. */
	readonly isKeeping: boolean;
	/** Which settings say what there is not, by their names; none where it is left out. */
	readonly unusableIn?: (config: Config) => readonly string[];
	/** Hears each fault as a sentence, each sentence once. */
	readonly onFault: (sentence: string) => void;
	/** The file system; the real one where it is left out. */
	readonly openDisk?: () => Promise<Disk>;
};

export function createStore(options: StoreOptions): Store {
	const told = new Set<string>();
	let place: Promise<Place | undefined> | undefined;

	const tellOnce = (sentence: string): void => {
		if (told.has(sentence)) return;
		told.add(sentence);
		options.onFault(sentence);
	};
	const tell = (fault: StoreFault): void => tellOnce(storeFaultText(fault));
	const find = () => (options.findFolders ?? findFolders)(options.environment);

	async function open(): Promise<Place | undefined> {
		const folders = await find();
		if (folders === undefined) {
			tell({kind: 'no-home'});
			return undefined;
		}

		const disk = await (options.openDisk ?? openDisk)();
		const {state, config} = folders;
		return {
			disk,
			historyFile: `${state}/history.jsonl`,
			countsFile: `${state}/counts.json`,
			gamesFolder: `${state}/games`,
			configFile: `${config}/config.json`,
		};
	}

	const {isKeeping} = options;
	const unusableIn = options.unusableIn ?? (() => []);
	const shared = {open: () => (place ??= open()), isKeeping, unusableIn, tell};
	return {
		...keepConfig(shared),
		...keepGames(shared),
		files: async () => ({folders: await find(), isKeeping}),
		tell: tellOnce,
	};
}
