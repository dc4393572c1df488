import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';
import {goTo, openTerminal, type TestTerminal} from './terminal.js';

const enter = '\r';
const down = '\u001B[B';
const right = '\u001B[C';

let home = '';

beforeEach(() => {
	home = newFolder();
});

const run = (...args: readonly string[]) =>
	openTerminal(program, args, undefined, {env: {WORDFIEND_HOME: home}});

async function leave(terminal: TestTerminal) {
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
}

/** Goes to the set-up of Hangman and makes it harder, with words of one letter more. */
async function change(terminal: TestTerminal) {
	await goTo(terminal, 'Hangman');
	terminal.press(enter);
	await terminal.shows('words of 7 letters');
	await terminal.shows('‹ easy ›');
	terminal.press(right);
	await terminal.shows('‹ fair ›');
	terminal.press(down + right);
	await terminal.shows('‹ 8 ›');
}

test('what was chosen in a set-up is written as Ctrl+C ends the program', async () => {
	const terminal = run('-d', 'small');
	await change(terminal);
	await leave(terminal);
	const hangman = {length: '8', difficulty: 'fair'};
	expect(JSON.parse(await readFile(join(home, 'config.json'), 'utf8'))).toEqual({v: 1, choices: {hangman}});
});
