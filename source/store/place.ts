import path from 'node:path';
import process from 'node:process';
import envPaths from 'env-paths';
import type {StoreFault} from '../text/faults.js';
import type {Disk} from './disk.js';

export type Texts = Readonly<Record<string, string>>;

/** What is remembered of a player's choices; the settings say what a word means. */
export type Config = {
	/** What is set for all games, by the names of settings; in the file they stand beside the choices. */
	readonly preferences?: Texts | undefined;
	/** The last choices of each set-up, by the names of their rows. */
	readonly choices?: Readonly<Record<string, Texts>> | undefined;
	/** The player's own lists that were played with, by their digests: a code names no path. */
	readonly lists?: Texts | undefined;
};

export type Place = {
	readonly disk: Disk;
	readonly historyFile: string;
	readonly gamesFolder: string;
	readonly configFile: string;
};

/** What the parts of a store have in common. */
export type Shared = {
	/** `undefined` where there is no place for files; that has been reported then. */
	readonly open: () => Place | undefined;
	readonly isKeeping: boolean;
	readonly report: (fault: StoreFault) => void;
};

export type Environment = Readonly<Record<string, string | undefined>>;

export type Folders = {
	/** The history and the games left. */
	readonly state: string;
	readonly config: string;
};

/** The folders of a player: below `WORDFIEND_HOME` where it is set, else where the system keeps such files; `undefined` where there is no home. */
export function findFolders({WORDFIEND_HOME: home}: Environment): Folders | undefined {
	if (home) return {state: path.resolve(home), config: path.resolve(home)};
	try {
		const {config, data, log} = envPaths('wordfiend', {suffix: ''});
		// On Linux what it calls the log lies in the folder for state; elsewhere state is data.
		const {platform} = process;
		const state = platform === 'darwin' || platform === 'win32' ? data : log;
		return path.isAbsolute(state) && path.isAbsolute(config) ? {state, config} : undefined;
	} catch {
		return undefined;
	}
}
