import {keepConfig} from './config.js';
import {faultCode} from '../dictionaries/source.js';
import {realDisk, type Disk} from './disk.js';
import {keepGames} from './games.js';
import type {Folders, Shared, StoreFault} from './place.js';

export {findFolders, type Config, type Folders, type StoreFault} from './place.js';
export * from './record.js';

export type Store = ReturnType<typeof createStore>;

export type StoreOptions = {
	/** None without a home; then each use is reported. */
	readonly folders: Omit<Folders, 'cache'> | undefined;
	readonly isKeeping: boolean;
	/** Hears each fault, each once. */
	readonly onFault: (fault: StoreFault) => void;
	/** The file system (the real one). */
	readonly disk?: Disk;
};

/** Opens the player's files. Nothing here rejects: what can't be read counts as missing, what can't be written isn't kept, and either is reported. */
export function createStore({folders, isKeeping, onFault, disk = realDisk}: StoreOptions) {
	const reported = new Set<string>();
	const place = folders && {
		disk,
		historyFile: `${folders.state}/history.jsonl`,
		gamesFolder: `${folders.state}/games`,
		configFile: `${folders.config}/config.json`,
	};

	const report: Shared['report'] = fault => {
		const key = JSON.stringify(fault);
		if (reported.has(key)) return;
		reported.add(key);
		onFault(fault);
	};

	const attempt: Shared['attempt'] = async (kind, what, otherwise, work) => {
		if (place === undefined) {
			report({kind: 'no-home'});
			return otherwise;
		}

		try {
			return await work(place);
		} catch (error) {
			const path = what === 'games' ? place.historyFile : place.configFile;
			report({kind, what, path, code: faultCode(error)});
			return otherwise;
		}
	};

	const shared = {isKeeping, report, attempt};
	return {
		...keepConfig(shared),
		...keepGames(shared),
		/** The inputs from which another thread opens the same files. */
		files: {folders, isKeeping},
		/** Reports a fault, or one that another thread met. */
		report,
	};
}
