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

test('WORDFIEND_LANGUAGE is the default', async () => {
	vi.stubEnv('WORDFIEND_LANGUAGE', 'pl');
	const {shows} = await openProgram([], newFolder());
	await shows('Polish · 8,897');
});
