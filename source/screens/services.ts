import type {LoadedDictionary} from '../dictionary-files.js';
import type {Dictionary} from '../engine/index.js';
import type {GhostBook} from '../setup/ghost.js';

/** What the screens need from outside; long work is done elsewhere than on the thread that draws. */
export type Services = {
	readonly loadDictionary: (source: string) => Promise<LoadedDictionary>;
	readonly makeBook: (dictionary: Dictionary, minLength: number) => Promise<GhostBook>;
	readonly freshSeed: () => string;
};
