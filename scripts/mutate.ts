import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

/*
Changes files in small ways and says which changes no test minds: `npm run mutate -- source/engine/ghost/rules/game.ts`

Stryker does it, fetched when it is first needed. The tests are those of the files' folders in `test/`, or what `--tests` names.
*/
const {values: options, positionals: files} = parseArgs({
	allowPositionals: true,
	options: {tests: {type: 'string', multiple: true}},
});

const version = '9.6.1';
const folder = resolve('.cache/stryker');
const packages = join(folder, 'node_modules');

function run(command: string, options: readonly string[], tests = ''): number {
	const shell = process.platform === 'win32';
	const env = {...process.env, MUTATE_TESTS: tests};
	return spawnSync(command, options, {stdio: 'inherit', shell, env}).status ?? 1;
}

if (!existsSync(packages))
	run('npm', [
		...['install', '--no-save', '--prefix', folder],
		...['core', 'vitest-runner'].map(name => `@stryker-mutator/${name}@${version}`),
	]);
const config = join(folder, 'config.json');
writeFileSync(
	config,
	JSON.stringify({
		testRunner: 'vitest',
		plugins: [join(packages, '@stryker-mutator/vitest-runner/dist/src/index.js')],
		vitest: {configFile: 'scripts/mutate.config.ts', related: false},
		coverageAnalysis: 'perTest',
		reporters: ['clear-text'],
		mutate: files,
		disableTypeChecks: false,
		tsconfigFile: 'none',
		ignorePatterns: ['.cache', 'dist', 'pictures'],
		tempDirName: '.cache/mutation',
	}),
);
const folders = files.map(file => dirname(file).replace(/^source\b/, 'test'));
const tests = options.tests ?? folders.map(each => `${each}/*.test.{ts,tsx}`);
const stryker = join(packages, '@stryker-mutator/core/bin/stryker.js');
process.exitCode = run(process.execPath, [stryker, 'run', config], [...new Set(tests)].join(';'));
