import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import {newFolder} from '../at-end.js';
import {runHere} from './run-here.js';

afterEach(() => vi.unstubAllEnvs());

test.each([[[]], [['--json']], [['--export']]])(
	'games that can’t be read are not shown as none: stats %j',
	async options => {
		const home = join(newFolder(), 'file');
		await writeFile(home, '');
		vi.stubEnv('WORDFIEND_HOME', home);
		expect(await runHere('stats', ...options)).toEqual({
			exitCode: 1,
			stdout: '',
			stderr: `Your games can’t be read: a file is in the way; look at ${home}/history.jsonl.\n`,
		});
	},
);
