import type {LoadedDictionary} from '../dictionary-files.js';
import type {MomentReview, Assessment, Book, End, Letter, Ranking} from '../engine/index.js';
import type {Lesson, Plan} from './ghost/study.js';
import type {Direction} from './ghost/walk.js';
import type {Answer} from './hangman/play.js';
import type {BookTitle} from './shelf.js';
import type {Standing} from './tournament/play.js';

/** Everything that happens: keys, and the answers of what works in the background. */
export type Message =
	| {readonly type: 'select'; readonly by: 1 | -1}
	| {readonly type: 'open'}
	| {readonly type: 'change'; readonly by: 1 | -1}
	| {readonly type: 'type'; readonly field: string; readonly text: string}
	| {readonly type: 'play'}
	| {readonly type: 'letter'; readonly letter: Letter}
	| {readonly type: 'computer-turn'}
	| {readonly type: 'erase'}
	| {readonly type: 'say-word'}
	| {readonly type: 'challenge'}
	| {readonly type: 'choose-end'; readonly end: End}
	| {readonly type: 'walk'; readonly direction: Direction}
	| {readonly type: 'coached'; readonly lesson: Lesson}
	| {readonly type: 'tree-drawn'; readonly plan: Plan}
	| {readonly type: 'answered'; readonly turn: number; readonly answer: Answer}
	| {readonly type: 'thought'; readonly turn: number; readonly thought: Ranking}
	| {
			readonly type: 'assessed';
			readonly turn: number;
			readonly assessment: Assessment;
			readonly isFinal: boolean;
	  }
	| {
			readonly type: 'appraised';
			readonly moment: number;
			readonly appraisal: MomentReview;
			readonly isFinal: boolean;
	  }
	| {readonly type: 'review'}
	| {readonly type: 'review-turn'; readonly by: 1 | -1}
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
	| {readonly type: 'book-made'; readonly title: BookTitle; readonly book: Book}
	| {readonly type: 'solving'; readonly title: BookTitle; readonly share: number};
