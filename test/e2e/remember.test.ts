import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';
import {openTerminal} from './terminal.js';

const down = '\u001B[B';
const right = '\u001B[C';

test('what was chosen in a set-up is written as Ctrl+C ends the program', async () => {
	const home = newFolder();
	const terminal = openTerminal(program, ['hangman', '-d', 'animals'], undefined, {
		env: {WORDFIEND_HOME: home},
	});
	await terminal.shows('‹ easy ›');
	terminal.press(right);
	await terminal.shows('‹ fair ›');
	terminal.press(down + right);
	await terminal.shows('‹ 8 ›');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	const hangman = {length: '8', difficulty: 'fair'};
	expect(JSON.parse(await readFile(join(home, 'config.json'), 'utf8'))).toEqual({v: 1, choices: {hangman}});
});
