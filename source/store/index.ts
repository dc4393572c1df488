import type {StoreFault} from '../text/faults.js';
import {keepConfig} from './config.js';
import {openDisk, type Disk} from './disk.js';
import {keepGames} from './games.js';
import {findFolders, type Environment, type Place} from './place.js';

export {dailyPlayed} from './config.js';
export type {StoreFault} from '../text/faults.js';
export type {Config, Environment, Folders} from './place.js';
export * from './record.js';

export type Store = ReturnType<typeof createStore>;

export type StoreOptions = {
	readonly environment: Environment;
	/** Finds them (below `WORDFIEND_HOME` or where the system keeps such files). */
	readonly findFolders?: typeof findFolders;
	readonly isKeeping: boolean;
	/** Hears each fault, each once. */
	readonly onFault: (fault: StoreFault) => void;
	/** The file system (the real one). */
	readonly openDisk?: () => Disk;
};

/**
The player's files.

Nothing here rejects: what can't be read counts as not there, what can't be written is not kept, and either is reported.
*/
export function createStore(options: StoreOptions) {
	const reported = new Set<string>();
	let place: Place | undefined;

	function report(fault: StoreFault): void {
		const key = JSON.stringify(fault);
		if (reported.has(key)) return;
		reported.add(key);
		options.onFault(fault);
	}

	const find = () => (options.findFolders ?? findFolders)(options.environment);

	function open(): Place | undefined {
		const folders = find();
		if (folders === undefined) {
			report({kind: 'no-home'});
			return undefined;
		}

		const {state, config} = folders;
		return {
			disk: (options.openDisk ?? openDisk)(),
			historyFile: `${state}/history.jsonl`,
			gamesFolder: `${state}/games`,
			configFile: `${config}/config.json`,
		};
	}

	const {isKeeping} = options;
	const shared = {open: () => (place ??= open()), isKeeping, report};
	return {
		...keepConfig(shared),
		...keepGames(shared),
		/** What another thread opens the same files by; no folders where there is no place for them. */
		files: () => ({folders: find(), isKeeping}),
		/** Reports a fault, or one that another thread met. */
		report,
	};
}
