import {preferences} from './preferences.js';
import {json} from './shared.js';

/** The settings of `daily`. */
export const dailyTable = {json, ...preferences};
