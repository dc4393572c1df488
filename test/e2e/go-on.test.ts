import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';
import {someOf} from '../some-of.js';
import {openTerminal, type TestTerminal} from './terminal.js';

const escape = '\u001B';
const enter = '\r';

let home = '';

beforeEach(() => {
	home = newFolder();
});

const runIn = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
	openTerminal(program, args, undefined, {env: {WORDFIEND_HOME: home, ...env}});

const run = (...args: readonly string[]) => runIn({}, ...args);

const hangman = ['hangman', '-d', 'example', '-l', '4', '-g', '6', '--seed', 'x'] as const;

/** Leaves the program from the menu. */
async function quit(terminal: TestTerminal): Promise<void> {
	terminal.press(escape);
	await terminal.shows('Quit Wordfiend?');
	terminal.press(enter);
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
}

/** The process that plays the game that was left, by its file. */
async function player(): Promise<unknown> {
	const [name = ''] = await readdir(join(home, 'games'));
	const file: unknown = JSON.parse(await readFile(join(home, 'games', name), 'utf8'));
	expect(file).toMatchObject({moves: 'q'});
	return (file as {readonly player?: unknown}).player;
}

/** Waits until a game is written as it stands. */
async function isKept(terminal: TestTerminal): Promise<void> {
	let names: readonly string[] = [];
	await terminal.until(() => {
		void readdir(join(home, 'games')).then(
			found => (names = found),
			() => undefined,
		);
		return names.length === 1 && names[0]?.endsWith('.json') === true;
	});
}

test('in lines it is offered unless the command line asks for another: a language of the environment doesn’t', async () => {
	const terminal = run(...hangman, '--plain');
	await terminal.shows('Guess a letter:');
	terminal.press(`e${enter}quit${enter}`);
	expect(await terminal.ends()).toMatchObject({exitCode: 0});
	const again = runIn({WORDFIEND_LANGUAGE: 'en'}, 'hangman', '--plain');
	await again.shows('Go on with ----');
	again.press(`quit${enter}`);
	expect(await again.ends()).toMatchObject({exitCode: 0});
	const another = run('hangman', '--plain', '--language', 'en');
	await another.shows('What word length');
	another.press(`quit${enter}`);
	expect(await another.ends()).toMatchObject({exitCode: 0});
});

test('killed in a game: offered, and over once it is over', async () => {
	const terminal = run(...hangman);
	await terminal.shows('Guess a letter.');
	terminal.press('e');
	await terminal.shows('✗e');
	await isKept(terminal);
	terminal.kill('SIGKILL');
	await terminal.isGone();

	const again = run();
	await again.shows('› Go on         ---- · 5 of 6 left');
	again.press(enter);
	await again.shows('✗e');
	again.press('zqjvx');
	await again.shows('It says the word “was”');
	again.press(escape);
	await again.shows('› Hangman');
	expect(again.screen).not.toContain('Go on');
	await quit(again);
	expect(await readdir(join(home, 'games'))).toEqual([]);
});

test.each(someOf(['SIGTERM', 'a closed window'], 1))(
	'%s right behind a letter keeps the letter',
	async how => {
		const terminal = run(...hangman);
		await terminal.shows('Guess a letter.');
		terminal.press('q');
		await terminal.shows('q✗');
		if (how === 'SIGTERM') terminal.kill(how);
		else terminal.close();
		await terminal.isGone();
		expect(await player()).toBeUndefined();
	},
);

test.each([
	['SIGINT', 130],
	['SIGHUP', 129],
	['the end of input', 0],
] as const)('over lines, %s leaves the game to other programs', async (how, exitCode) => {
	const args = [program, ...hangman, '--plain'];
	const child = spawn(process.execPath, args, {env: {...process.env, WORDFIEND_HOME: home}});
	const ends = once(child, 'close');
	child.stdin.write('q\n');
	let shown = '';
	child.stdout.setEncoding('utf8');
	for await (const text of child.stdout) {
		const before = shown.includes('remaining:        5');
		shown += String(text);
		if (before || !shown.includes('remaining:        5')) continue;
		// What is shown is kept.
		expect(await player()).toMatchObject({pid: child.pid});
		if (how === 'the end of input') child.stdin.end();
		else child.kill(how);
	}

	expect(await ends).toEqual([exitCode, null]);
	expect(await player()).toBeUndefined();
});

test('a game that another window plays is not offered until it is left there', async () => {
	const first = run(...hangman);
	await first.shows('Guess a letter.');
	first.press('e');
	await first.shows('✗e');
	await isKept(first);
	const second = run();
	await second.shows('› How to play');
	await second.rests();
	expect(second.screen).not.toContain('Go on');
	first.press(escape);
	await first.shows('Go on');
	second.press(`${enter}${escape}`);
	await second.shows('Go on');
	second.press('\u0003');
	first.press('\u0003');
	expect(await second.ends()).toMatchObject({exitCode: 130});
	expect(await first.ends()).toMatchObject({exitCode: 130});
});
