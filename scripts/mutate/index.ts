import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

/*
Changes files in small ways and says which changes no test minds: `npm run mutate -- source/engine/ghost/rules/game.ts`

The tests are those of the file's folder in `test/`, or those given: `--tests 'test/engine/*.test.ts'`. Those too slow to be run for each change are
left out by their names: `--skip 'over the whole'`.
*/
const {values, positionals} = parseArgs({
	allowPositionals: true,
	options: {tests: {type: 'string', multiple: true}, skip: {type: 'string', default: ''}},
});

const version = '9.6.1';

/** The tests beside which a file’s own would stand: of its folder, where `test/` has that, or else of its name. */
function testsOf(file: string): string {
	const folder = dirname(file).replace(/^source\//, 'test/');
	const own = `${folder}/${basename(file, '.ts')}.test.ts`;
	return existsSync(own) ? own : `${folder}/*.test.ts`;
}

const tests = values.tests ?? [...new Set(positionals.map(testsOf))];
const {status} = spawnSync(
	'npx',
	[
		'--yes',
		...['core', 'vitest-runner'].flatMap(name => ['--package', `@stryker-mutator/${name}@${version}`]),
		...['stryker', 'run', 'scripts/mutate/stryker.config.json', '--mutate', positionals.join()],
	],
	{
		stdio: 'inherit',
		shell: process.platform === 'win32',
		env: {...process.env, MUTATE_TESTS: tests.join(' '), MUTATE_SKIP: values.skip},
	},
);
process.exit(status ?? 1);
