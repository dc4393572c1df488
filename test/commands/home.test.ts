import {expect, test, vi} from 'vitest';
import {readCommandLine} from '../../source/commands/command-line.js';
import {faceOf} from '../../source/commands/environment.js';
import {commandRegistry} from '../../source/commands/registry.js';

const read = (line: string) => readCommandLine(line === '' ? [] : line.split(' '), commandRegistry);

test.each<[string, string]>([
	['--length 5', 'The option --length goes only with wordfiend hangman and wordfiend par.'],
	['--opponent human', 'The option --opponent goes only with wordfiend ghost.'],
	[
		'--seed x',
		'The option --seed goes only with wordfiend hangman, wordfiend ghost, wordfiend tournament and wordfiend serve.',
	],
	['--minimum 5', 'There is no option --minimum; see wordfiend --help.'],
	['--lenght 5', 'There is no option --lenght; did you mean --length?'],
	['--dictionary', 'The option --dictionary needs a value.'],
	['--dictionary small -d huge', 'The option --dictionary can be given only once.'],
])('wordfiend %s: refused', async (line, sentence) => {
	await expect(read(line)).rejects.toMatchObject({
		message: sentence,
		exitCode: 2,
	});
});

test.each<[string, string]>([
	['gost', 'There is no command gost; did you mean ghost?'],
	['hangmann -l 5', 'There is no command hangmann; did you mean hangman?'],
	['-d small tournamnet', 'There is no command tournamnet; did you mean tournament?'],
	['x', 'There is no command x; see wordfiend --help.'],
	['\u001B[31mred', 'There is no command red; see wordfiend --help.'],
])('wordfiend %s: refused', async (line, sentence) => {
	await expect(read(line)).rejects.toThrow(sentence);
});

test.each<[string, string | undefined]>([
	['', undefined],
	['--plain', undefined],
	['-d small', undefined],
	['--plain ghost', 'ghost'],
	['-d small ghost', 'ghost'],
	['--dictionary ghost', undefined],
	['hangman --secret ghost', 'hangman'],
])('wordfiend %s names the command %s', async (line, name) => {
	expect((await read(line)).named?.name).toBe(name);
});

test.each([
	['1', 'spoken'],
	['true', 'spoken'],
	['', 'plain'],
	['0', 'plain'],
	['false', 'plain'],
])('without a terminal, ACCESSIBLE=%s asks for the face %s', (value, face) => {
	for (const name of ['ACCESSIBLE', 'INK_SCREEN_READER']) {
		vi.stubEnv(name, value);
		expect(faceOf({plain: true})).toBe(face);
		vi.unstubAllEnvs();
	}
});
