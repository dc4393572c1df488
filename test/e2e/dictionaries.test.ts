import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, constants, openSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';
import {eventually} from '../eventually.js';

const folder = newFolder();

test('a dictionary comes through standard input', () => {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, 'par', '-d', '-', '--json'], {
		input: `béta\r\ncool\r\ndeal\r\n4th\r\n${'a'.repeat(51)}\r\n`,
		encoding: 'utf8',
	});
	expect(stderr).toBe('Skipped 2 entries of - with characters outside a to z or over 50 letters.\n');
	expect(status).toBe(0);
	expect(JSON.parse(stdout)).toMatchObject({results: [{length: 4, words: 3, exact: true}]});
});

test('what is wrong with standard input is said in a sentence', () => {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, 'par', '-d', '-'], {
		input: ' \n',
		encoding: 'utf8',
	});
	expect({stdout, stderr, status}).toEqual({
		stdout: '',
		stderr: 'The dictionary on standard input is empty; give a list of words, one a line.\n',
		status: 1,
	});
});

describe.skipIf(process.platform === 'win32')('a pipe into which nothing comes', () => {
	test.each([
		['SIGINT', 130],
		['SIGTERM', 143],
	] as const)('is waited for, which is said, and left at %s', async (signal, status) => {
		const pipe = join(folder, signal);
		execFileSync('mkfifo', [pipe]);
		const running = spawn(process.execPath, [program, 'par', '-d', pipe], {
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		// Opened for writing without waiting, it says whether it is being read; closed, it would be at its end.
		const open = () => openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
		const writer = await eventually(open);
		expect(String(await once(running.stderr, 'data'))).toBe(`Still reading ${pipe}; Ctrl+C stops.\n`);
		running.kill(signal);
		const [code, endedBy] = (await once(running, 'exit')) as [number | null, string | null];
		closeSync(writer);
		expect(code ?? endedBy).toBe(code === null ? signal : status);
	});
});
