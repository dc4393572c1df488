import {switchOn} from './readers.js';
import {json} from './shared.js';

/** The settings of `stats`. */
export const statsTable = {
	json,
	export: switchOn('export', 'print all finished games as they are kept, a line of JSON each'),
	forget: switchOn('forget', 'forget all games, finished and left; asks before it does'),
};
