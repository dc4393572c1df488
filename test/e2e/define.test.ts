import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {expect, test} from 'vitest';
import {program} from '../program.js';

test('define gives JSON for words from standard input, and 1 where one is not known', () => {
	const {status, stdout} = spawnSync(process.execPath, [program, 'define', '-', '--json'], {
		input: 'mice\nwnet\n',
		encoding: 'utf8',
	});
	expect(status).toBe(1);
	expect(JSON.parse(stdout)).toMatchObject({
		words: [
			{word: 'mice', base: 'mouse', meaning: expect.stringContaining('rodents') as string},
			{word: 'wnet', base: null, meaning: null, nearest: expect.arrayContaining(['went']) as string[]},
		],
	});
});
