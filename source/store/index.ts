import {keepConfig} from './config.js';
import {faultCode, realDisk, type Disk} from './disk.js';
import {keepGames} from './games.js';
import {
	findFolders,
	type Environment,
	type Folders,
	type Place,
	type Shared,
	type StoreFault,
} from './place.js';

export {dailyPlayed} from './config.js';
export type {Config, Environment, Folders, StoreFault} from './place.js';
export * from './record.js';

export type Store = ReturnType<typeof createStore>;

export type StoreOptions = {
	readonly environment: Environment;
	/** Finds them (below `WORDFIEND_HOME` or where the system keeps such files). */
	readonly findFolders?: typeof findFolders;
	readonly isKeeping: boolean;
	/** Hears each fault, each once. */
	readonly onFault: (fault: StoreFault) => void;
	/** Names the preferences whose values mean nothing (none). */
	readonly unusableIn?: Shared['unusableIn'];
	/** The file system (the real one). */
	readonly disk?: Disk;
};

/**
Opens the player's files.

Nothing here rejects: what can't be read counts as missing, what can't be written isn't kept, and either is reported.
*/
export function createStore(options: StoreOptions) {
	const {isKeeping, unusableIn = () => []} = options;
	const reported = new Set<string>();
	let place: Place | undefined;

	const report: Shared['report'] = fault => {
		const key = JSON.stringify(fault);
		if (reported.has(key)) return;
		reported.add(key);
		options.onFault(fault);
	};

	const find = () => (options.findFolders ?? findFolders)(options.environment);

	const attempt: Shared['attempt'] = async (kind, what, otherwise, work) => {
		const folders = find();
		if (folders === undefined) {
			report({kind: 'no-home'});
			return otherwise;
		}

		place ??= placeIn(folders, options.disk ?? realDisk);
		try {
			return await work(place);
		} catch (error) {
			const path = what === 'games' ? place.historyFile : place.configFile;
			report({kind, what, path, code: faultCode(error)});
			return otherwise;
		}
	};

	const shared = {isKeeping, report, attempt, unusableIn};
	return {
		...keepConfig(shared),
		...keepGames(shared),
		/** The inputs from which another thread opens the same files. */
		files: () => ({folders: find(), isKeeping}),
		/** Reports a fault, or one that another thread met. */
		report,
	};
}

const placeIn = ({state, config}: Folders, disk: Disk): Place => ({
	disk,
	historyFile: `${state}/history.jsonl`,
	gamesFolder: `${state}/games`,
	configFile: `${config}/config.json`,
});
