import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
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

/** The program's folder in one that the system names by a variable, or else in one below the home. */
function folderIn(variable: string | undefined, ...usual: readonly string[]): string {
	const isSet = variable !== undefined && variable !== '';
	return path.join(isSet ? variable : path.join(os.homedir(), ...usual), 'wordfiend');
}

/** Where each system keeps such files; on Linux the XDG Base Directory Specification says so. */
export function systemFolders({platform, env}: Pick<NodeJS.Process, 'platform' | 'env'>): Folders {
	switch (platform) {
		case 'darwin':
			return {
				state: folderIn(undefined, 'Library', 'Application Support'),
				config: folderIn(undefined, 'Library', 'Preferences'),
			};
		case 'win32':
			return {
				state: path.join(folderIn(env.LOCALAPPDATA, 'AppData', 'Local'), 'Data'),
				config: path.join(folderIn(env.APPDATA, 'AppData', 'Roaming'), 'Config'),
			};
		default:
			return {
				state: folderIn(env.XDG_STATE_HOME, '.local', 'state'),
				config: folderIn(env.XDG_CONFIG_HOME, '.config'),
			};
	}
}

/** The folders of a player: below `WORDFIEND_HOME` where it is set, else where the system keeps such files; `undefined` where there is no home. */
export function findFolders({WORDFIEND_HOME: home}: Environment): Folders | undefined {
	if (home) return {state: path.resolve(home), config: path.resolve(home)};
	try {
		const folders = systemFolders(process);
		return Object.values(folders).every(folder => path.isAbsolute(folder)) ? folders : undefined;
	} catch {
		// A user without a name, as in a container, has no home.
		return undefined;
	}
}
