import {expect, test} from 'vitest';
import {runHome} from '../../source/commands/home.js';
import {refusal} from './refusal.js';

test.each<[string, string]>([
	['--length 5', 'The option --length goes only with wordfiend hangman and wordfiend par.'],
	['--opponent human', 'The option --opponent goes only with wordfiend ghost.'],
	[
		'--seed x',
		'The option --seed goes only with wordfiend hangman, wordfiend ghost and wordfiend tournament.',
	],
	['--minimum 5', 'There is no option --minimum; see wordfiend --help.'],
	['--dictionary', 'The option --dictionary needs a value.'],
	['--dictionary small -d huge', 'The option --dictionary can be given only once.'],
])('wordfiend %s: refused', async (line, sentence) => {
	expect(await refusal(line.split(' '), (_, flags) => runHome(flags))).toEqual({sentence, exitCode: 2});
});
