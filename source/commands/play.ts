import {exampleCode, openCode, playTable} from './code.js';
import {commandOf} from './command.js';

export const command = commandOf({
	usage: 'CODE [options]',
	examples: [
		[`wordfiend play ${exampleCode}`, 'the same game for you'],
		['wordfiend play CODE --dictionary words.txt', 'a game with a list of your own'],
	],
	table: playTable,
	notes: ['The same words, fiend, seed and wrong guesses; at the end you see both games beside each other.'],
	run: order => openCode('play', order),
});
