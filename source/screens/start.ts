import type {Dictionary} from '../engine/index.js';
import type {GhostSettings} from '../setup/ghost.js';
import type {HangmanRequest} from '../setup/hangman.js';

/** What the full screen opens with. */
export type Start =
	| {readonly screen: 'home'; readonly dictionary: string}
	| {readonly screen: 'hangman'; readonly request: HangmanRequest; readonly dictionary: Dictionary}
	| {
			readonly screen: 'ghost';
			readonly settings: GhostSettings;
			/** Whether to play at once, without the set-up. */
			readonly isSettled: boolean;
			readonly dictionary: Dictionary;
	  };
