import {preferences} from './preferences.js';
import {words} from './shared.js';

/** The settings of `play` and `replay`. */
export const playTable = {...words, ...preferences};
