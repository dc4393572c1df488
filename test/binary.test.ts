import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import process from 'node:process';
import {describe, expect, test} from 'vitest';
import {newFolder} from './at-end.js';
import {openTerminal} from './e2e/terminal.js';

/** The single executable: `npm run binary` makes it, and then runs these tests. */
const binary = resolve(process.env.WORDFIEND_BINARY ?? '');
const isThere = process.env.WORDFIEND_BINARY !== undefined && existsSync(binary);

/** Opens it where nothing else is: no Node, no program to be found, nothing of a player. */
const open = (command: string, ...args: readonly string[]) =>
	openTerminal(command, args, undefined, {command: binary, env: {HOME: newFolder(), PATH: ''}});

test.each([
	[
		'bundled-files',
		import('../source/dictionaries/bundled-files.js'),
		import('../scripts/binary/bundled-files.js'),
	],
	['thread-file', import('../source/workers/thread-file.js'), import('../scripts/binary/thread-file.js')],
])('what stands in for %s in the single executable has all that it has', async (_, own, standIn) => {
	expect(Object.keys(await standIn)).toEqual(Object.keys(await own));
});

describe.skipIf(!isThere)('the single executable', () => {
	test('plays from the menu, with its own lists', async () => {
		const terminal = open('--reduce-motion');
		await terminal.shows('common · 7');
		terminal.press('\u0003');
		expect(await terminal.ends()).toMatchObject({exitCode: 130});
	});

	test('plays a game of Hangman to its end, its threads at work, and reviews it', async () => {
		const terminal = open('hangman', '-l', '5', '-g', '3', '--chooser', 'perfect', '--verbose');
		await terminal.shows('Guess a letter.');
		terminal.press('xq');
		await terminal.shows('(proved)');
		terminal.press('z');
		await terminal.shows('You lost.');
		terminal.press('r');
		await terminal.shows('done ──');
		terminal.press('\u0003');
		expect(await terminal.ends()).toMatchObject({exitCode: 130});
	});

	test('plays the daily, proves, and says what words mean', async () => {
		const [daily, par, define] = [
			open('daily', '2026-11-21', '--plain'),
			open('par', '-l', '9-10'),
			open('define', 'mulct'),
		];
		await daily.shows('Guess a letter');
		daily.press('\u0004');
		expect(await daily.exit).toMatchObject({exitCode: 0});
		expect(await par.exit).toMatchObject({exitCode: 0});
		await par.shows('11,347');
		await define.shows('mulct: money extracted as a penalty');
	});
});
