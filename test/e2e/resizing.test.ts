import {test} from 'vitest';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {program} from '../program.js';
import {openTerminal, type TestTerminal} from './terminal.js';

type Opening = readonly [name: string, args: readonly string[], keys: string, shown: string];

const menu: Opening = ['the menu', ['-d', 'example'], '', '› Hangman'];

const screens: readonly Opening[] = [
	menu,
	['a game of Hangman', ['hangman', '-d', 'example', '-l', '4', '-g', '9', '--seed', 'x'], 'ex\t', 'x✗'],
	['a game of Ghost', ['ghost', '-d', 'example', '--first', 'you', '--opponent', 'human'], 'c', 'C'],
];

const sizes: readonly TerminalSize[] = [
	{columns: 60, rows: 20},
	{columns: 120, rows: 40},
	{columns: 61, rows: 24},
	{columns: 30, rows: 8},
	{columns: 200, rows: 50},
	{columns: 80, rows: 20},
	{columns: 80, rows: 24},
];

async function open([, args, keys, shown]: Opening, size?: TerminalSize) {
	const terminal = openTerminal(program, args, size);
	await terminal.shows('wordfiend');
	terminal.press(keys);
	await terminal.shows(shown);
	return terminal;
}

async function leave(terminal: TestTerminal) {
	terminal.press('\u0003');
	await terminal.ends();
}

test.each(screens)('after any resizes %s looks as it does when it opens', async (...opening) => {
	const resized = await open(opening);
	for (const [index, size] of sizes.entries()) {
		resized.resize(size);
		if (index % 2 === 1) continue; // Some are overtaken by the next.
		const fresh = await open(opening, size.columns < 60 ? undefined : size);
		fresh.resize(size);
		await resized.until(
			() => JSON.stringify(resized.cells) === JSON.stringify(fresh.cells),
			() => `At ${size.columns}×${size.rows} it shows\n${resized.screen}\nand not\n${fresh.screen}`,
		);
		await leave(fresh);
	}

	await leave(resized);
});

test('Ctrl+L draws what something else has painted over', async () => {
	const terminal = await open(menu);
	await terminal.shows('example · 9'); // The last to come: the words are counted after the first frame.
	const {cells} = terminal;
	terminal.scribble('\u001B[2J\u001B[5;5Hgarbage\u001B[?7h');
	await terminal.shows('garbage');
	terminal.press('\u000C');
	await terminal.until(() => JSON.stringify(terminal.cells) === JSON.stringify(cells));
	await leave(terminal);
});
