import {test} from 'vitest';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {program} from '../program.js';
import {openTerminal, type TestTerminal} from './terminal.js';

type Opening = readonly [name: string, args: readonly string[], keys: string, shown: string];

const screens: readonly Opening[] = [
	// The last to come: the words are counted after the first frame.
	['the menu', ['-d', 'example'], '', 'example · 9'],
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

test.each(screens)('after any resizes, and Ctrl+L, %s looks as it does when it opens', async (...opening) => {
	const resized = await open(opening);
	for (const [index, size] of sizes.entries()) {
		resized.resize(size);
		if (index % 2 === 1) continue; // Some are overtaken by the next.
		const fresh = await open(opening, size.columns < 60 ? undefined : size);
		fresh.resize(size);
		const looksFresh = () =>
			resized.until(
				() => JSON.stringify(resized.cells) === JSON.stringify(fresh.cells),
				() => `At ${size.columns}×${size.rows} it shows\n${resized.screen}\nand not\n${fresh.screen}`,
			);
		await looksFresh();
		if (index === sizes.length - 1) {
			resized.scribble('\u001B[2J\u001B[5;5Hgarbage\u001B[?7h');
			await resized.shows('garbage');
			resized.press('\u000C');
			await looksFresh();
		}

		await leave(fresh);
	}

	await leave(resized);
});
