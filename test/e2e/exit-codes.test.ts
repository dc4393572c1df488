import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';
import {openTerminal} from './terminal.js';

/** A command line for a POSIX shell, in which `wordfiend` stands for the program. */
async function run(
	line: string,
): Promise<{readonly code: number; readonly stdout: string; readonly stderr: string}> {
	const script = `wordfiend() { "$NODE" dist/cli.js "$@"; }\n${line}`;
	return new Promise(resolve => {
		execFile(
			'sh',
			['-c', script],
			{env: {...process.env, NODE: process.execPath}},
			(error, stdout, stderr) => {
				resolve({code: error ? Number(error.code) : 0, stdout, stderr});
			},
		);
	});
}

test.runIf(existsSync('/dev/full')).each([
	['a wrong command line, standard error full', 'wordfiend nonsense 2>/dev/full', 2],
	[
		'a dictionary that is not there, standard error full',
		'wordfiend hangman --plain -d /none 2>/dev/full',
		1,
	],
	['standard output full', 'wordfiend par -d example >/dev/full', 1],
	['both full', 'wordfiend par -d example >/dev/full 2>/dev/full', 1],
	['line mode, standard output full', 'wordfiend hangman --plain -d example </dev/null >/dev/full', 1],
	['standard output closed', 'wordfiend par -d example >&-', 0],
	['standard error closed', 'wordfiend nonsense 2>&-', 2],
	['standard input closed', 'wordfiend hangman --plain -d example <&-', 0],
	// Ghost with the nine words of `example`, of which none has the 27 letters that are to count.
	[
		'a code of a game without words',
		'wordfiend play g.ghost.perfect.4f2a.minlength-27.9872f89..e8hu </dev/null',
		1,
	],
	// Hangman with a secret word one of whose letters English has not.
	[
		'a code of a game with a secret word that is none',
		'wordfiend replay h.4.6.random.4f2a.secret-zażó.9872f89.ea.8np7 </dev/null',
		1,
	],
	['a code of a day after all days', 'wordfiend replay d.2036-01-01.9872f89.ea.tzl6 </dev/null', 1],
	['a small stack', '"$NODE" --stack-size=100 dist/cli.js par -d example >&2', 0],
])('%s: %s', async (_, line, code) => {
	const ending = await run(line);
	expect(ending.code).toBe(code);
	expect(ending.stderr).not.toMatch(/^ {4}at /m);
});

test('a user without a name or a home plays on, and is told that nothing is kept', async () => {
	const noHome = `--import 'data:text/javascript,import os from "node:os"; os.homedir = () => { throw new Error("ENOENT") };'`;
	const line = `printf '%s\\n' e o | env -u WORDFIEND_HOME -u XDG_STATE_HOME -u XDG_CONFIG_HOME "$NODE" ${noHome} dist/cli.js hangman -d example -l 4 -g 1`;
	const {code, stdout, stderr} = await run(line);
	expect(code).toBe(0);
	expect(stdout).toContain("Sorry, but you didn't guess the secret word");
	expect([...new Set(stderr.trim().split('\n'))]).toEqual([
		'Your games and settings can’t be kept: there is no home folder; set WORDFIEND_HOME to a folder for them.',
	]);
});

test('a reader that has had enough is no fault', async () => {
	expect(await run('(wordfiend par -d example; echo "$?" >&2) | true')).toEqual({
		code: 0,
		stdout: '',
		stderr: expect.stringMatching(/(?:^|\n)0\n$/) as string,
	});
});

const up = '\u001B[A';

test.each<readonly [string, keys: string, number]>([
	['Ctrl+C over the help', '?\u0003', 130],
	['Quit in the menu', `${up.repeat(4)}\r`, 0],
	['q in the menu, and Enter to its question', 'q\r', 0],
])('full screen, %s', async (_, keys, exitCode) => {
	const terminal = openTerminal(program);
	await terminal.shows('› How to play');
	terminal.press(keys);
	expect(await terminal.ends()).toMatchObject({exitCode});
});
