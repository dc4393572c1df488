import {playTable} from '../settings/play.js';
import {replayCode} from './code.js';
import type {Command} from './command.js';

/** `wordfiend replay CODE`. */
export const command: Command = {
	usage: 'CODE [options]',
	examples: [['wordfiend replay 11B00106800KSA0002Z7R4TC408EJKHDBM230NWXNKC', 'what each letter cost']],
	table: playTable,
	notes: ['Their game, letter by letter, and its review.'],
	run: replayCode,
};
