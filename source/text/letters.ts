import {hidden, type Pattern} from '../engine/index.js';

// Apart from words.ts: the menu needs no dictionary to say these.

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};
