import type {StoreFault} from '../text/store.js';
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
	readonly open: () => Promise<Place | undefined>;
	readonly isKeeping: boolean;
	readonly report: (fault: StoreFault) => void;
};
