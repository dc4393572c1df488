import {chmod, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {bundleProgram, openTerminal, type TestTerminal} from './terminal.js';

const escape = '\u001B';
const left = '\u001B[D';
const right = '\u001B[C';
const down = '\u001B[B';
const home = '\u001B[H';
const control = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 96);
const paste = (text: string) => `\u001B[200~${text}\u001B[201~`;

const program = await bundleProgram('test/e2e/typing.tsx');

async function leave(terminal: TestTerminal) {
	terminal.press(control('c'));
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
}

describe('keys', () => {
	async function open(delay = 0) {
		const terminal = openTerminal(program, ['keys', String(delay)]);
		await terminal.shows('pressed 0:');
		return terminal;
	}

	test('answers of a terminal are no keys, Escape before a key is a key, a letter and its mark are one; Ctrl+C gets out of a paste that never ends', async () => {
		const terminal = await open();
		terminal.press('\u001B]11;rgb:ffff/ffff/ffff\u001B\\');
		terminal.press('\u001BP>|name\u001B\\\u001B_Gi=1\u001B\\\u001B^x\u001B\\\u001B[?62;4c');
		for (const part of ['\u001B]10;rgb:ff', 'ff/0000/', '0000\u0007', 'e']) terminal.press(part);
		await terminal.shows('pressed 1:\ne');
		terminal.press(`${escape}q`);
		await terminal.shows('pressed 3:\ne escape q');
		terminal.press(escape + down);
		await terminal.shows('pressed 5:\ne escape q escape down');
		terminal.press('a\u030A');
		await terminal.shows('pressed 6:\ne escape q escape down å\n');
		terminal.press('\u001B[200~never');
		await leave(terminal);
	});

	test('no marker of a paste that comes in parts is an Escape; a paste without its end ends after a silence, and keys are keys again', async () => {
		const terminal = await open();
		for (const part of ['\u001B[20', '0~so', 'me \u001B', '[20', '1~x']) {
			terminal.press(part);
			await terminal.rests(120);
		}

		await terminal.shows('pasted 5: "some "');
		await terminal.shows('pressed 1:\nx');
		terminal.press('\u001B[200~never ended');
		await terminal.shows('pasted 11: "never ended"');
		terminal.press('ab\r');
		await terminal.shows('pressed 4:');
		await leave(terminal);
	});

	test('held arrows stop soon after they are let go; Escape passes a thousand that wait, and so does Ctrl+C', async () => {
		const terminal = await open(20);
		terminal.press(down.repeat(1000));
		await terminal.until(() => /pressed 1\d:/.test(terminal.screen));
		terminal.press('e');
		await terminal.shows(' e');
		expect(terminal.screen).toMatch(/pressed [1-3]\d:/);
		terminal.press(down.repeat(1000) + escape);
		await terminal.shows('escape');
		// How many came before it is up to how the terminal cuts what is typed.
		expect(terminal.screen).toMatch(/pressed \d\d:/);
		terminal.press(down.repeat(1000) + control('c'));
		expect(await terminal.ends()).toMatchObject({exitCode: 0});
	});
});

/** The text under the caret, which is drawn inverse. */
const caret = (terminal: TestTerminal) =>
	terminal.cells[0]?.flatMap(({character, isInverse}, x) => (isInverse ? [`${x}${character}`] : []));

test('a field is edited as in a shell, and takes bursts whole: text, pastes, backspaces', async () => {
	const terminal = openTerminal(program, ['field']);
	await terminal.shows('typed 0: |');
	expect(caret(terminal)).toEqual(['0t']);
	for (const [keys, text, under] of [
		['some words', 'some words', '10 '],
		[left + left, 'some words', '8d'],
		['\u007F', 'some wods', '7d'],
		['r', 'some words', '8d'],
		[home, 'some words', '0s'],
		['a', 'asome words', '1s'],
		['\u001B[3~', 'aome words', '1o'],
		[control('e'), 'aome words', '10 '],
		[control('w'), 'aome ', '5 '],
		[control('a') + right + control('k'), 'a', '1 '],
		['b'.repeat(9) + '\u001BOH', 'abbbbbbbbb', '0a'],
		['\u001B[4~' + left + control('u'), 'b', '0b'],
		[paste('~/some\nfile'), '~/somefileb', '10b'],
		[control('e') + control('u'), '', '0t'],
	] as const) {
		terminal.press(keys);
		await terminal.shows(`typed ${text.length}: ${text}|`);
		await terminal.until(
			() => caret(terminal)?.join() === under,
			() => `${String(caret(terminal))}, not ${under}`,
		);
	}

	terminal.press('x'.repeat(500));
	await terminal.shows('typed 500:');
	terminal.press('\u007F'.repeat(490));
	await terminal.shows(`typed 10: ${'x'.repeat(10)}|`);
	terminal.press(paste('y'.repeat(300)) + 'z');
	await terminal.shows('typed 311:');
	expect(terminal.screen).toMatch(/^…y+z *$/m);
	terminal.press(control('u') + 'a\u030A');
	await terminal.shows('typed 1: å|');
	await leave(terminal);
});

describe('the background and the clipboard', () => {
	const question = '\u001B]11;?';

	async function open(env: Readonly<Record<string, string>> = {}) {
		const terminal = openTerminal(program, ['backdrop'], undefined, {env});
		await terminal.shows('background');
		return terminal;
	}

	test('a terminal that answers is asked; a text is copied by a program that is there and by the terminal, and printed at the end', async () => {
		const folder = newFolder();
		const clipboard = join(folder, 'clipboard');
		const wlCopy = join(folder, 'wl-copy');
		await writeFile(wlCopy, `#!/bin/sh\ncat >"${clipboard}"\n`);
		await chmod(wlCopy, 0o755);
		const PATH = `${folder}:${process.env.PATH ?? ''}`;
		const terminal = await open({PATH, WAYLAND_DISPLAY: 'wayland-0', WSL_DISTRO_NAME: '', DISPLAY: ''});
		await terminal.until(() => terminal.raw.includes(question));
		terminal.press('\u001B]11;rgb:00/2b/36\u0007');
		await terminal.shows('background dark,');
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

	test('the first frame waits for no answer, and one that comes too late is not typed; where no program copies, the text is there when the screen is left, by a signal too', async () => {
		const terminal = await open({PATH: '/nowhere', WAYLAND_DISPLAY: 'wayland-0', DISPLAY: ':0'});
		expect(terminal.screen).toContain('background unknown');
		await terminal.until(() => terminal.raw.includes(question));
		await terminal.rests(300);
		terminal.press('\u001B]11;rgb:ffff/ffff/ffff\u001B\\e');
		await terminal.shows('background unknown, copied nothing, pressed e|');
		terminal.press('y');
		await terminal.shows('copied false');
		terminal.kill('SIGTERM');
		expect(await terminal.ends()).toMatchObject({exitCode: 143});
		await terminal.shows('a line to keep');
	});
});
