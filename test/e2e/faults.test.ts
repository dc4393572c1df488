import {execFile} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {bundleProgram, openTerminal} from './terminal.js';

const program = await bundleProgram('test/e2e/faulty.tsx');

describe('on the full screen', () => {
	test.each(['view', 'promise', 'text', 'twice'])(
		'a fault of a %s gives the terminal back, says so once, and ends with 1',
		async kind => {
			const terminal = openTerminal(program, [kind]);
			await terminal.shows('Press a key and I break.');
			terminal.press('x');
			expect(await terminal.ends()).toMatchObject({exitCode: 1});
			await terminal.shows('Caught: it broke');
			const afterwards = terminal.raw.slice(terminal.raw.lastIndexOf('\u001B[?1049l'));
			expect(afterwards).toBe('\u001B[?1049lCaught: it broke\r\n');
			expect(terminal.raw).toContain('\u001B[?25h');
		},
	);
});

describe('over lines of text', () => {
	test.each([
		['timer', '1', /^Caught: it broke\nError: it broke\n {4}at /],
		['worker', '', /^Caught: it broke\n$/],
		['never', '', /^Caught: it waits for an answer that never comes\n$/],
	])(
		'a fault of a %s is one sentence, exit code 1, to which WORDFIEND_DEBUG=1 adds the stack',
		async (kind, debug, sentence) => {
			const env = {...process.env, WORDFIEND_DEBUG: debug};
			const ending = await new Promise(resolve => {
				execFile(process.execPath, [program, kind, 'plain'], {env}, (error, stdout, stderr) => {
					resolve({code: error?.code, stdout, stderr});
				});
			});
			expect(ending).toEqual({code: 1, stdout: '', stderr: expect.stringMatching(sentence) as string});
		},
	);
});
