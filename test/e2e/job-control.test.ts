import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import {openTerminal} from './terminal.js';

const bash = '/bin/bash';
const down = '\u001B[B';
const suspend = '\u001A';

async function openShell() {
	const env = {PS1: 'ready> ', NODE: process.execPath, HISTFILE: '/dev/null'};
	const shell = openTerminal('--norc', ['--noprofile', '-i'], undefined, {command: bash, env});
	await shell.shows('ready>');
	return shell;
}

test.runIf(existsSync(bash))('Ctrl+Z gives the screen back and stops; fg goes on where it was', async () => {
	const shell = await openShell();
	shell.press('"$NODE" dist/cli.js -d example\r');
	await shell.shows('› How to play');
	for (const next of ['› Laboratory', '› Statistics']) {
		shell.press(down);
		await shell.shows(next);
		shell.press(suspend);
		await shell.until(() => !shell.isAlternate);
		await shell.shows('Stopped');
		shell.press('stty -a | grep -o " icanon"; echo "and $((40 + 2))"\r');
		await shell.shows('and 42');
		expect(shell.screen).toMatch(/^ icanon$/m);
		shell.press('fg\r');
		await shell.until(() => shell.isAlternate);
		await shell.shows(next);
	}

	shell.press('\u0003');
	await shell.until(() => !shell.isAlternate);
	shell.press('echo "ended with $?"\r');
	await shell.shows('ended with 130');
	shell.press('exit\r');
	await shell.ends();
});

test('without a shell that controls jobs, a program stopped and continued lives on, however often, and Ctrl+Z draws anew', async () => {
	const terminal = openTerminal(program, ['-d', 'example'], undefined, {env: {NO_MOTION: ''}});
	await terminal.shows('› How to play');
	for (let times = 1; times <= 12; times++) {
		terminal.kill('SIGSTOP');
		terminal.kill('SIGCONT');
		await terminal.until(() => terminal.raw.split('\u001B[?1049h').length === times + 2);
	}

	terminal.press(suspend);
	await terminal.until(() => terminal.raw.split('\u001B[?1049h').length === 15);
	terminal.press(down);
	await terminal.shows('› Laboratory');
	expect(terminal.raw).not.toContain('Warning');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});
