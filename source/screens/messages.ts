import type {LoadedDictionary} from '../dictionary-files.js';
import type {Letter, Ranking} from '../engine/index.js';
import type {Standing} from './tournament/play.js';
import type {GhostBook} from '../setup/ghost.js';

/** Everything that happens: keys, and the answers of what works in the background. */
export type Message =
	| {readonly type: 'select'; readonly by: 1 | -1}
	| {readonly type: 'open'}
	| {readonly type: 'change'; readonly by: 1 | -1}
	| {readonly type: 'type'; readonly field: string; readonly text: string}
	| {readonly type: 'play'}
	| {readonly type: 'letter'; readonly letter: Letter}
	| {readonly type: 'computer-letter'}
	| {readonly type: 'answered'; readonly turn: number; readonly family: number}
	| {readonly type: 'thought'; readonly turn: number; readonly thought: Ranking}
	| {readonly type: 'bot-letter'}
	| {readonly type: 'hint'}
	| {readonly type: 'pause'}
	| {readonly type: 'step'}
	| {readonly type: 'change-pace'; readonly by: 1 | -1}
	| {readonly type: 'turn-panel'}
	| {readonly type: 'play-again'}
	| {readonly type: 'set-up'}
	| {readonly type: 'turn-page'; readonly by: 1 | -1}
	| {readonly type: 'standing'; readonly standing: Standing}
	| {readonly type: 'move'; readonly across: number; readonly down: number}
	| {readonly type: 'next-chooser'}
	| {readonly type: 'next-measure'}
	| {readonly type: 'drill'}
	| {readonly type: 'back'}
	| {readonly type: 'leave'}
	| {readonly type: 'stay'}
	| {readonly type: 'help'}
	| {readonly type: 'quit'}
	| {readonly type: 'dictionary-loaded'; readonly source: string; readonly loaded: LoadedDictionary}
	| {
			readonly type: 'book-made';
			readonly source: string;
			readonly minLength: number;
			readonly book: GhostBook;
	  };
