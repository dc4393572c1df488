import type {DictionaryFault, Language} from '../engine/index.js';
import type {NoStream} from './open-stream.js';
import type {TextFault} from './read-text.js';

/** Why there are no words in a source. */
export type SourceFault =
	| {readonly kind: Exclude<DictionaryFault, 'no-words'> | TextFault | NoStream}
	| {readonly kind: 'no-words'; readonly language: Language; readonly looks: Looks}
	/** The list comes with the game, but not in this language. */
	| {readonly kind: 'not-bundled'; readonly language: Language}
	| {readonly kind: 'missing'; readonly others: readonly string[]}
	| {readonly kind: 'system'; readonly code: string};

/** The likely nature of a text without usable words: another language, or letters that the language lacks. */
export type Looks = {readonly language?: Language; readonly letters?: readonly string[]};
