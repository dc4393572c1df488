import {afterEach, expect, test, vi} from 'vitest';
import {runHere} from './run-here.js';

afterEach(() => vi.unstubAllEnvs());

test.each([[[]], [['--json']], [['--export']]])(
	'games that can’t be read are not shown as none: stats %j',
	async options => {
		vi.stubEnv('WORDFIEND_HOME', '/dev/null');
		expect(await runHere('stats', ...options)).toEqual({
			exitCode: 1,
			stdout: '',
			stderr: 'Your games can’t be read: a file is in the way; look at /dev/null/history.jsonl.\n',
		});
	},
);
