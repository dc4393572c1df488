import {replayCode, playTable} from './code.js';
import {commandOf} from './command.js';

/** `wordfiend replay CODE`. */
export const command = commandOf({
	usage: 'CODE [options]',
	examples: [['wordfiend replay 11B00106800KSA0002Z7R4TC408EJKHDBM230NWXNKC', 'what each letter cost']],
	table: playTable,
	notes: ['Their game, letter by letter, and its review.'],
	run: replayCode,
});
