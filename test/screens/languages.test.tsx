import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {newFolder} from '../at-end.js';
import {eventually} from '../eventually.js';
import {openProgram} from './open-screen.js';

test('every letter can be pointed to with the arrows', async () => {
	const {shows, press, frame} = await openProgram(
		['hangman', '--language', 'ru', '-l', '6', '-g', '9'],
		newFolder(),
	);
	await shows('Guess a letter.');
	await press('Right', 'Down', 'Left', 'Enter');
	await eventually(() => expect(frame()).toMatch(/No п\.|п appears/));
});

test('a letter with a mark that the language folds is its letter', async () => {
	const {shows, press, frame} = await openProgram(
		['hangman', '--language', 'fr', '-l', '6', '-g', '9'],
		newFolder(),
	);
	await shows('Guess a letter.');
	await press('é', 'é'.normalize('NFD'));
	await shows('You have already guessed e.');
	await press('œ', 'Ç');
	await eventually(() => expect(frame()).toMatch(/[Nn]o c\.|c appears/));
	expect(frame()).not.toMatch(/[Nn]o o\.|o appears/);
});

test('WORDFIEND_LANGUAGE is the default', async () => {
	vi.stubEnv('WORDFIEND_LANGUAGE', 'pl');
	const {shows} = await openProgram([], newFolder());
	await shows('common (Polish) · 8,897');
});

test('WORDFIEND_LANGUAGE is a setting: the last game says more', async () => {
	vi.stubEnv('WORDFIEND_LANGUAGE', 'de');
	const home = newFolder();
	const hangman = {language: 'en', dictionary: 'animals', length: '5'};
	await writeFile(join(home, 'config.json'), JSON.stringify({choices: {hangman}}));
	const {shows} = await openProgram(['hangman'], home);
	await shows('113 words of 5 letters');
});
