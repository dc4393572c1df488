import {expect, test} from 'vitest';
import {program} from '../program.js';
import {goTo, openTerminal, type TestTerminal} from './terminal.js';

const escape = '\u001B';
const enter = '\r';
const moving = {env: {NO_MOTION: ''}};

const openHangman = async (...options: readonly string[]) => {
	const terminal = openTerminal(program, ['hangman', '-d', 'example', '-l', '4', '-g', '3', ...options]);
	await terminal.shows('Guess a letter.');
	return terminal;
};

test('from the first screen through a won game of Hangman and out again', async () => {
	const terminal = openTerminal(program, ['-d', 'example'], undefined, moving);
	await terminal.shows('example · 9');
	expect(terminal.isAlternate).toBe(true);
	await goTo(terminal, 'Hangman');
	terminal.press(enter);
	await terminal.shows('‹ 4 ›');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('eotdcl');
	await terminal.shows('You won! The word was cool.');
	await terminal.shows('It cheated: it had no word until');
	terminal.press(escape);
	await terminal.shows('it has not picked a word yet');
	await goTo(terminal, 'Quit');
	terminal.press(enter);
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
	expect(terminal.raw).not.toContain('\u001B[3J');
	expect(terminal.raw).toContain('\u001B[?25h');
});

test('a dictionary that is not there is one sentence, on the terminal as it was', async () => {
	const terminal = openTerminal(program, ['hangman', '-d', '/no/such/file']);
	expect(await terminal.exit).toMatchObject({exitCode: 1});
	await terminal.shows('/no/such/file does not exist');
	expect(terminal.raw).not.toContain('\u001B[?1049h');
});

test('keys typed before the first frame are played, not echoed; Ctrl+C leaves from over the help, too', async () => {
	const terminal = openTerminal(program, ['hangman', '-d', 'example', '-l', '4', '-g', '9']);
	terminal.press('xq');
	await terminal.shows('7 of 9');
	expect(terminal.raw.slice(terminal.raw.indexOf('\u001B[?1049h'))).not.toContain('hxq');
	terminal.press('?\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});

test('the verdict and the review are worked out by the worker', async () => {
	const terminal = await openHangman('--chooser', 'perfect', '--verbose');
	await terminal.shows('(proved)');
	terminal.press('xq');
	await terminal.shows('Lost against perfect play (proved)');
	terminal.press('z');
	await terminal.shows('You lost.');
	terminal.press('R');
	await terminal.shows('+ 3 mistakes');
	terminal.press(escape);
	await terminal.shows('You lost.');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});

test.each([
	['Ctrl+C', [], (terminal: TestTerminal) => terminal.press('\u0003'), 130],
	['SIGTERM', ['--no-color'], (terminal: TestTerminal) => terminal.kill('SIGTERM'), 143],
] as const)(
	'%s right behind the end of a game leaves its result and its code; options %j, of which --no-color leaves no color but bold',
	async (_, options, leave, exitCode) => {
		const terminal = await openHangman(...options);
		terminal.press('xqz');
		await terminal.shows('You lost.');
		leave(terminal);
		expect(await terminal.ends()).toMatchObject({exitCode});
		expect(terminal.raw).toMatch(
			/You lost. It says the word “was” ally\.\r\nwordfiend play h\.[a-z\d.]+\r\n$/,
		);
		const color = new RegExp(`${escape}\\[[349]\\d`);
		expect(color.test(terminal.raw)).toBe(options.length === 0);
		expect(terminal.raw).toContain(`${escape}[1m`);
	},
);
