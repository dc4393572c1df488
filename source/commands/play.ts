import {playTable} from '../settings/play.js';
import {playCode} from './code.js';
import type {Command} from './command.js';

/** `wordfiend play CODE`. */
export const command: Command = {
	usage: 'CODE [options]',
	examples: [
		['wordfiend play 11B00106800KSA0002Z7R4TC408EJKHDBM230NWXNKC', 'the same game for you'],
		['wordfiend play CODE --dictionary words.txt', 'a game with a list of your own'],
	],
	table: playTable,
	notes: ['The same words, fiend, seed and wrong guesses; at the end you see both games beside each other.'],
	run: playCode,
};
