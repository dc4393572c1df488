import {exampleCode, openCode, playTable} from './code.js';
import {commandOf} from './command.js';

export const command = commandOf({
	usage: 'CODE [options]',
	examples: [[`wordfiend replay ${exampleCode}`, 'what each letter cost']],
	table: playTable,
	notes: ['Their game, letter by letter, and its review.'],
	run: order => openCode('replay', order),
});
