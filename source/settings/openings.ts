import {ghostTable} from './ghost.js';
import {json, language, words} from './shared.js';

/** The settings of `openings`. */
export const openingsTable = {
	...words,
	language,
	minLength: ghostTable.minLength,
	variant: ghostTable.variant,
	json,
};
