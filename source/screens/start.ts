import type {Dictionary} from '../engine/index.js';
import type {GhostRequest} from '../setup/ghost.js';
import type {HangmanRequest} from '../setup/hangman.js';

/** What the full screen opens with. */
export type Start =
	| {readonly screen: 'home'; readonly dictionary: string}
	| {readonly screen: 'hangman'; readonly request: HangmanRequest; readonly dictionary: Dictionary}
	| {
			readonly screen: 'ghost';
			readonly request: GhostRequest;
			/** Whether to play at once, without the set-up. */
			readonly isSettled: boolean;
			readonly dictionary: Dictionary;
	  };
