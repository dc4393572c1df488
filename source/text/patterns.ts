import {hidden, type Pattern} from '../engine/index.js';
import {capitalize} from './capitalize.js';

/** A pattern to be listened to: `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};
