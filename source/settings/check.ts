import {askDictionary, readText} from './readers.js';
import type {Setting} from './setting.js';

const dictionary: Setting<string> = {
	flag: {
		name: 'dictionary',
		short: 'd',
		value: 'NAME',
		help: 'where the word list is, if not where the proof says',
	},
	read: readText,
	ask: askDictionary,
};

/** The path of a list of one's own. */
const path: Setting<string> = {read: readText};

/** The settings of `check`. */
export const checkTable = {dictionary, path};
