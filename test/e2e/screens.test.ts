import {expect, test} from 'vitest';
import {program} from '../program.js';
import {openTerminal, type TestTerminal} from './terminal.js';

const escape = '\u001B';

const openHangman = async (...options: readonly string[]) => {
	const terminal = openTerminal(program, ['hangman', '-d', 'example', '-l', '4', '-g', '3', ...options]);
	await terminal.shows('Guess a letter.');
	return terminal;
};

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

test('the handout’s three arguments begin a game at once', async () => {
	const terminal = openTerminal(program, ['ghost', 'dictionaries/en/example.txt', '1', '1']);
	await terminal.shows('Your first letter');
	await terminal.shows('all words');
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
