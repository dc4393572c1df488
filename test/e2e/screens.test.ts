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
	terminal.press(escape);
	await terminal.shows('Quit Wordfiend?');
	terminal.press(enter);
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
	expect(terminal.raw).not.toContain('\u001B[3J');
	expect(terminal.raw).toContain('\u001B[?25h');
});

test('Superghost is solved elsewhere, then coached and drawn from there', async () => {
	const options = ['--variant', 'superghost', '--first', 'you', '--opponent', 'human', '--verbose'];
	const terminal = openTerminal(program, ['ghost', '-d', 'example', ...options]);
	await terminal.shows('Player 1’s first letter');
	terminal.press('l');
	await terminal.shows('Player 1 can force a win');
	terminal.press('\t');
	await terminal.shows('── tree L');
	await terminal.shows('├─ ');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
});

test('Ghost from the menu on the largest dictionary', async () => {
	const terminal = openTerminal(program, ['-d', 'huge']);
	await terminal.shows('huge · 241,995');
	await goTo(terminal, 'Ghost');
	terminal.press(enter);
	await terminal.shows('‹ careless ›');
	terminal.press(enter);
	await terminal.shows('Your first letter');
	terminal.press('q');
	await terminal.shows(' 2  computer');
	terminal.press('\u0003');
	await terminal.ends();
});

test('a resize in the middle of a game keeps the game; pasted text and keys that no screen uses do no harm', async () => {
	const terminal = await openHangman();
	terminal.press('\u001B[200~zzz\u001B[201~\u001B[1;5P\u001B[Ix');
	await terminal.shows('2 of 3');
	terminal.resize({columns: 60, rows: 20});
	await terminal.shows('x✗');
	terminal.resize({columns: 40, rows: 10});
	await terminal.shows('needs 60×20');
	terminal.resize({columns: 120, rows: 40});
	await terminal.shows('2 of 3');
	terminal.press('q');
	await terminal.shows('1 of 3');
	terminal.press('\u0003');
	await terminal.ends();
});

test('a dictionary that is not there is one sentence, on the terminal as it was', async () => {
	const terminal = openTerminal(program, ['hangman', '-d', '/no/such/file']);
	expect(await terminal.exit).toMatchObject({exitCode: 1});
	await terminal.shows('/no/such/file does not exist');
	expect(terminal.raw).not.toContain('\u001B[?1049h');
});

test('in the menu: an arrow key that arrives in two halves, and a dictionary that is not there', async () => {
	const terminal = openTerminal(program, ['-d', '/no/such/file']);
	await terminal.shows('› How to play');
	terminal.press(escape);
	terminal.press('[A');
	await terminal.shows('› Ghost');
	terminal.press(enter);
	await terminal.shows('does not exist');
	terminal.press('\u0003');
	await terminal.ends();
});

test('keys typed before the first frame are played, not echoed', async () => {
	const terminal = openTerminal(program, ['hangman', '-d', 'example', '-l', '4', '-g', '9']);
	terminal.press('xq');
	await terminal.shows('7 of 9');
	expect(terminal.raw.slice(terminal.raw.indexOf('\u001B[?1049h'))).not.toContain('hxq');
	terminal.press('\u0003');
	await terminal.ends();
});

test('--no-color leaves no color on the screen, but bold', async () => {
	const terminal = await openHangman('--no-color');
	terminal.press('e');
	await terminal.shows('e✗');
	terminal.press('\u0003');
	await terminal.ends();
	expect(terminal.raw).not.toMatch(new RegExp(`${escape}\\[[349]\\d`));
	expect(terminal.raw).toContain(`${escape}[1m`);
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

test('a secret word opens the game at once, is not shown, and is reviewed by the worker', async () => {
	const terminal = openTerminal(program, ['hangman', '-d', 'example', '-g', '3', '--secret', 'beta']);
	await terminal.shows('Guess a letter.');
	expect(terminal.raw).not.toContain('Word length');
	expect(terminal.raw).not.toContain('beta');
	terminal.press('xqz');
	await terminal.shows('You lost.');
	terminal.press('r');
	await terminal.shows('expected');
	terminal.press('\u0003');
	await terminal.ends();
});

test.each([
	['Ctrl+C', (terminal: TestTerminal) => terminal.press('\u0003'), 130],
	['SIGTERM', (terminal: TestTerminal) => terminal.kill('SIGTERM'), 143],
] as const)(
	'%s right behind the end of a game leaves its result and its code',
	async (_, leave, exitCode) => {
		const terminal = await openHangman();
		terminal.press('xqz');
		await terminal.shows('You lost.');
		leave(terminal);
		expect(await terminal.ends()).toMatchObject({exitCode});
		expect(terminal.raw).toMatch(/Hangman: you lost \(ally\)\r\nwordfiend play h\.[a-z\d.]+\r\n$/);
	},
);
