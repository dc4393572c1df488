import type {StoreFault} from '../text/store.js';
import type {Config} from './config.js';
import type {Disk} from './disk.js';

/** Where a player's files lie, and on what. */
export type Place = {
	readonly disk: Disk;
	readonly historyFile: string;
	/** What was counted of the history. */
	readonly countsFile: string;
	readonly gamesFolder: string;
	readonly configFile: string;
};

/** What the parts of a store have in common. */
export type Shared = {
	/** `undefined` where there is no place for files; that has been told then. */
	readonly open: () => Promise<Place | undefined>;
	/** Whether anything is written. */
	readonly isKeeping: boolean;
	/** Which settings say what there is not. */
	readonly unusableIn: (config: Config) => readonly string[];
	readonly tell: (fault: StoreFault) => void;
};
