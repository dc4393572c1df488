import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {openProgram} from './open-screen.js';

const open = (...argv: readonly string[]) => openProgram(argv, newFolder());

test('a lost game of Hangman, another one, and its families', async () => {
	const {shows, press} = await open(
		...['hangman', '-d', 'example', '-l', '4', '-g', '3'],
		...['--seed', 'x'],
	);
	await shows('Guess a letter.');
	await press('x', 'q', 'z');
	await shows('It says the word “was” ally.');
	await press('Enter');
	await shows('Guess a letter.');
	await press('?');
	await shows('Seed: x-2.');
	await press('Escape', 'e', 'Tab');
	await shows('5 families');
});

test('a whole game of Ghost against the computer', async () => {
	const {shows, press} = await open(
		...['ghost', '-d', 'example', '--first', 'computer', '--opponent', 'perfect'],
	);
	expect(await shows('Your letter')).toContain(' 1  computer');
	await press('z');
	await shows('Backspace takes the letter back');
	await press('Enter');
	await shows(': you lose.');
	await press('Escape');
	await shows('it has not picked a word yet');
});

test('the handout’s three arguments begin a game at once', async () => {
	const {shows} = await open('ghost', 'dictionaries/en/example.txt', '1', '1');
	await shows('Your first letter');
	await shows('all words');
});
