import {chmod, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {bundleProgram, openTerminal, type TestTerminal} from './terminal.js';

const question = '\u001B]11;?';

const program = await bundleProgram('test/e2e/typing.tsx');

async function open(env: Readonly<Record<string, string>> = {}) {
	const terminal = openTerminal(program, ['backdrop'], undefined, {env});
	await terminal.shows('background');
	return terminal;
}

async function leave(terminal: TestTerminal) {
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
}

test.each([
	['light', 'rgb:ffff/ffff/dcdc', '\u001B\\'],
	['dark', 'rgb:00/2b/36', '\u0007'],
])('a terminal that answers is asked: %s', async (background, color, end) => {
	const terminal = await open();
	await terminal.until(() => terminal.raw.includes(question));
	terminal.press(`\u001B]11;${color}${end}`);
	await terminal.shows(`background ${background},`);
	await leave(terminal);
});

test('the first frame waits for no answer, and one that comes too late is not typed', async () => {
	const terminal = await open();
	expect(terminal.screen).toContain('background unknown');
	await terminal.until(() => terminal.raw.includes(question));
	await terminal.rests(300);
	terminal.press('\u001B]11;rgb:ffff/ffff/ffff\u001B\\e');
	await terminal.shows('background unknown, copied nothing, pressed e|');
	await leave(terminal);
});

test('what COLORFGBG says is not asked', async () => {
	const terminal = await open({COLORFGBG: '0;15'});
	await terminal.shows('background light');
	expect(terminal.raw).not.toContain(question);
	await leave(terminal);
});

test('a text is copied by a program that is there and by the terminal, and printed at the end', async () => {
	const folder = newFolder();
	const clipboard = join(folder, 'clipboard');
	const wlCopy = join(folder, 'wl-copy');
	await writeFile(wlCopy, `#!/bin/sh\ncat >"${clipboard}"\n`);
	await chmod(wlCopy, 0o755);
	const PATH = `${folder}:${process.env.PATH ?? ''}`;
	const terminal = await open({PATH, WAYLAND_DISPLAY: 'wayland-0', WSL_DISTRO_NAME: '', DISPLAY: ''});
	terminal.press('y');
	await terminal.shows('copied true');
	expect(await readFile(clipboard, 'utf8')).toBe('a line to keep');
	expect(terminal.raw).toContain(`\u001B]52;c;${Buffer.from('a line to keep').toString('base64')}\u0007`);
	terminal.press('y');
	await leave(terminal);
	expect(terminal.raw.slice(terminal.raw.lastIndexOf('\u001B[?1049l'))).toBe(
		'\u001B[?1049la line to keep\r\n',
	);
});

test('where there is no such program, the text is there when the screen is left, by a signal too', async () => {
	const terminal = await open({PATH: '/nowhere', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0'});
	terminal.press('y');
	await terminal.shows('copied false');
	terminal.kill('SIGTERM');
	expect(await terminal.ends()).toMatchObject({exitCode: 143});
	await terminal.shows('a line to keep');
});
