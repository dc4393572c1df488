import {playTable} from '../settings/play.js';
import {replayCode} from './code.js';
import type {Command} from './command.js';

/** `wordfiend replay CODE`. */
export const command: Command = {
	usage: 'CODE [options]',
	examples: [['wordfiend replay 116000QSY16GG3217JM31023MMWBAX0GR2QGXN', 'what each letter cost']],
	table: playTable,
	notes: ['Their game, letter by letter, and its review.'],
	run: replayCode,
};
