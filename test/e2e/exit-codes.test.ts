import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {program} from '../program.js';

/** A command line for a POSIX shell, in which `wordfiend` stands for the program. */
async function run(
	line: string,
): Promise<{readonly code: number; readonly stdout: string; readonly stderr: string}> {
	const script = `wordfiend() { "$NODE" "$PROGRAM" "$@"; }\n${line}`;
	return new Promise(resolve => {
		execFile(
			'sh',
			['-c', script],
			{env: {...process.env, NODE: process.execPath, PROGRAM: program}},
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
	['a dictionary whose name is nearly one, as well', 'wordfiend hangman --plain -d comon 2>/dev/full', 1],
	['standard output full', 'wordfiend stats >/dev/full', 1],
	['both full', 'wordfiend par -d example >/dev/full 2>/dev/full', 1],
	['line mode, standard output full', 'wordfiend hangman --plain -d example </dev/null >/dev/full', 1],
	['standard output closed', 'wordfiend stats >&-', 0],
	['standard error closed', 'wordfiend nonsense 2>&-', 2],
	['standard input closed', 'wordfiend hangman --plain -d example <&-', 0],
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
