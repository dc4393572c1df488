import {expect, test} from 'vitest';
import {program} from '../program.js';
import {someOf} from '../some-of.js';
import {openTerminal, type TestTerminal} from './terminal.js';

const after = (terminal: TestTerminal) => terminal.raw.slice(terminal.raw.lastIndexOf('\u001B[?1049l'));

const signals = [
	['SIGHUP', 129],
	['SIGPWR', 158],
] as const;

test.each(someOf(signals, 1))('%s gives the terminal back', async (signal, exitCode) => {
	const terminal = openTerminal(program, ['-d', 'example']);
	await terminal.shows('› How to play');
	terminal.kill(signal);
	expect(await terminal.ends()).toMatchObject({exitCode});
	expect(after(terminal)).toBe('\u001B[?1049l');
	expect(terminal.raw).toContain('\u001B[?25h');
});

test('SIGQUIT in the moment in which the alternate screen opens gives it back', async () => {
	const terminal = openTerminal(program, ['-d', 'example']);
	await terminal.until(() => terminal.raw.includes('\u001B[?1049h'));
	terminal.kill('SIGQUIT');
	expect(await terminal.ends()).toMatchObject({exitCode: 131});
	expect(after(terminal)).toBe('\u001B[?1049l');
});

test('two signals at once end it as one does', async () => {
	const terminal = openTerminal(program, ['-d', 'example']);
	await terminal.shows('› How to play');
	terminal.kill('SIGINT');
	terminal.kill('SIGINT');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});
