import {ghostTable} from './ghost.js';
import {json, words} from './shared.js';

/** The settings of `openings`. */
export const openingsTable = {
	...words,
	minLength: ghostTable.minLength,
	variant: ghostTable.variant,
	json,
};
