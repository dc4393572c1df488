import os from 'node:os';
import path from 'node:path';
import {platform} from 'node:process';
import type {Disk} from './disk.js';
import type {Texts} from '../settings/setting.js';

export type StoreFault =
	| {readonly kind: 'no-home'}
	/** A game could not even be written down. */
	| {readonly kind: 'unkept'; readonly reason: string}
	/** `code` is the system's short name for what went wrong. */
	| {
			readonly kind: 'unwritable' | 'unreadable';
			readonly what: 'games' | 'settings';
			readonly path: string;
			readonly code: string;
	  }
	| {readonly kind: 'bad-config' | 'newer-config'; readonly path: string}
	/** Unfinished games whose files can't be read. */
	| {readonly kind: 'bad-games' | 'newer-games'; readonly count: number; readonly folder: string}
	| {readonly kind: 'unusable'; readonly path: string; readonly keys: readonly string[]};

/** The player's last choices as texts, which only the settings understand. */
export type Config = {
	/** The settings for all games, by name; in the file they are beside the choices. */
	readonly preferences?: Texts | undefined;
	/** The last choices of each set-up, by the names of their rows. */
	readonly choices?: Readonly<Record<string, Texts>> | undefined;
	/** The player's own lists that were played with, by their digests: a code names no path. */
	readonly lists?: Readonly<Record<string, string>> | undefined;
};

export type StoreFiles = {
	readonly disk: Disk;
	readonly historyFile: string;
	readonly gamesFolder: string;
	readonly configFile: string;
};

export type Shared = {
	readonly isKeeping: boolean;
	readonly report: (fault: StoreFault) => void;
	/** Does work on the files. If it fails, reports that and returns `otherwise`. */
	readonly attempt: <T>(
		kind: 'unreadable' | 'unwritable',
		what: 'games' | 'settings',
		otherwise: T,
		work: (place: StoreFiles) => Promise<T>,
	) => Promise<T>;
};

export type Folders = {
	/** The history and the unfinished games. */
	readonly state: string;
	readonly config: string;
	/** The files that the program can make again. */
	readonly cache: string;
};

/** The program's folder in one that the system names by a variable, or else in one below the home. A relative path in the variable is ignored. */
function folderIn(variable: string | undefined, ...usual: readonly string[]): string {
	const isSet = variable !== undefined && path.isAbsolute(variable);
	return path.join(isSet ? variable : path.join(os.homedir(), ...usual), 'wordfiend');
}

/** Returns the program's folders on each system; on Linux they follow the XDG Base Directory Specification. */
export function systemFolders({platform, env}: Pick<NodeJS.Process, 'platform' | 'env'>): Folders {
	switch (platform) {
		case 'darwin':
			return {
				state: folderIn(undefined, 'Library', 'Application Support'),
				config: folderIn(undefined, 'Library', 'Preferences'),
				cache: folderIn(undefined, 'Library', 'Caches'),
			};
		case 'win32':
			return {
				state: path.join(folderIn(env.LOCALAPPDATA, 'AppData', 'Local'), 'Data'),
				config: path.join(folderIn(env.APPDATA, 'AppData', 'Roaming'), 'Config'),
				cache: path.join(folderIn(env.LOCALAPPDATA, 'AppData', 'Local'), 'Cache'),
			};
		default:
			return {
				state: folderIn(env.XDG_STATE_HOME, '.local', 'state'),
				config: folderIn(env.XDG_CONFIG_HOME, '.config'),
				cache: folderIn(env.XDG_CACHE_HOME, '.cache'),
			};
	}
}

/** Finds the folders below `WORDFIEND_HOME` if that is set, else the system's; `undefined` without a home. */
export function findFolders(env: NodeJS.ProcessEnv): Folders | undefined {
	if (env.WORDFIEND_HOME) {
		const folder = path.resolve(env.WORDFIEND_HOME);
		return {state: folder, config: folder, cache: path.join(folder, 'cache')};
	}

	try {
		const folders = systemFolders({platform, env});
		return Object.values(folders).every(folder => path.isAbsolute(folder)) ? folders : undefined;
	} catch {
		// A user without a name, as in a container, has no home.
		return undefined;
	}
}
