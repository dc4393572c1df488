import {test} from 'vitest';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {program} from '../program.js';
import {openTerminal, type TestTerminal} from './terminal.js';

type Opening = {
	readonly name: string;
	readonly args: readonly string[];
	readonly keys: string;
	readonly shown: string;
	/** What the window becomes, one size right behind the other. */
	readonly sizes: readonly TerminalSize[];
	/** The size at which the screen is then looked at. */
	readonly last: TerminalSize;
};

// Something pasted and keys that no screen uses do no harm on the way.
const unused = '\u001B[200~zzz\u001B[201~\u001B[1;5P\u001B[I';

const openings: readonly Opening[] = [
	{
		name: 'a game of Hangman',
		args: ['hangman', '-d', 'example', '-l', '4', '-g', '9', '--seed', 'x'],
		keys: `${unused}ex\t`,
		shown: 'families for x',
		sizes: [
			{columns: 61, rows: 24},
			{columns: 30, rows: 8},
		],
		last: {columns: 200, rows: 50},
	},
	{
		name: 'a game of Ghost',
		args: ['ghost', '-d', 'example', '--first', 'you', '--opponent', 'human'],
		keys: 'c',
		shown: 'C',
		sizes: [
			{columns: 61, rows: 24},
			{columns: 80, rows: 20},
		],
		last: {columns: 80, rows: 24},
	},
];

async function open({args, keys, shown}: Opening, size?: TerminalSize) {
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

test.each(openings)('after any resizes, and Ctrl+L, $name looks as it does when it opens', async opening => {
	const [resized, fresh] = await Promise.all([open(opening), open(opening, opening.last)]);
	for (const size of opening.sizes) resized.resize(size);
	if (opening.sizes.some(({rows}) => rows < 20)) await resized.shows('needs 60×20');
	resized.resize(opening.last);
	const looksFresh = () =>
		resized.until(
			() => resized.screen === fresh.screen && JSON.stringify(resized.cells) === JSON.stringify(fresh.cells),
			() => `It shows\n${resized.screen}\nand not\n${fresh.screen}`,
		);
	await looksFresh();
	resized.scribble('\u001B[2J\u001B[5;5Hgarbage\u001B[?7h');
	await resized.shows('garbage');
	resized.press('\u000C');
	await looksFresh();
	await Promise.all([leave(fresh), leave(resized)]);
});
