import {execFileSync, spawnSync} from 'node:child_process';
import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {build} from 'rolldown';
import {describe, expect, test} from 'vitest';
import {allBundles} from '../scripts/bundle/bundling.js';
import {bundledPackages, describePackage} from '../scripts/bundle/notices.js';
import {newFolder} from './at-end.js';

const folder = newFolder();

// Without the settings of whoever runs the tests, and without asking any registry.
const env = {
	...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_|^FORCE_COLOR$/i.test(name))),
	npm_config_userconfig: join(folder, 'npmrc'),
	npm_config_cache: join(folder, 'cache'),
	npm_config_offline: 'true',
	npm_config_update_notifier: 'false',
};

await writeFile(join(folder, 'npmrc'), '');
await writeFile(join(folder, 'package.json'), '{"private": true, "type": "module"}');
// With `--install-links` npm packs the folder, and installs what it has packed.
const installed = spawnSync('npm', ['install', '--install-links', '--no-audit', '--no-fund', resolve('.')], {
	cwd: folder,
	env,
	encoding: 'utf8',
	shell: process.platform === 'win32',
});
const home = join(folder, 'node_modules', 'wordfiend');
const bundles = await build(allBundles.map(bundle => ({...bundle, write: false})));

/** The modules that are loaded with what the program imports when it wants these. */
function modulesWith(modules: RegExp): readonly string[] {
	const chunks = bundles.flatMap(({output}) => output).filter(file => file.type === 'chunk');
	const loaded = new Set(chunks.filter(({moduleIds}) => moduleIds.some(id => modules.test(id))));
	expect(loaded.size).toBeGreaterThan(0);
	for (const {imports} of loaded)
		for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
	return [...loaded].flatMap(({moduleIds}) => moduleIds);
}

const packagesWith = (modules: RegExp): readonly string[] => [
	...new Set(modulesWith(modules).flatMap(id => /(?<=node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(id) ?? [])),
];

async function sizeOf(path: string): Promise<number> {
	const entries = await readdir(path, {recursive: true, withFileTypes: true});
	const files = entries.filter(entry => entry.isFile());
	const sizes = await Promise.all(
		files.map(async ({parentPath, name}) => (await stat(join(parentPath, name))).size),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

const run = (args: readonly string[], input = '') =>
	spawnSync(process.execPath, [join(home, 'dist', 'cli.js'), ...args], {
		cwd: folder,
		env,
		input,
		encoding: 'utf8',
	});

describe('packed and installed', () => {
	test('without a warning, and nothing besides itself', async () => {
		expect({status: installed.status, stderr: installed.stderr}).toEqual({status: 0, stderr: ''});
		const entries = await readdir(join(folder, 'node_modules'));
		expect(entries.filter(name => !name.startsWith('.'))).toEqual(['wordfiend']);
	});

	test('in less than 8 MB', async () => {
		expect(await sizeOf(home)).toBeLessThan(8_000_000);
	});

	test('the command is there', async () => {
		const {version} = JSON.parse(await readFile('package.json', 'utf8')) as {version: string};
		const command = join(folder, 'node_modules', '.bin', 'wordfiend');
		const {stdout, stderr, status} = spawnSync(command, ['--version'], {
			...{cwd: folder, env, encoding: 'utf8', shell: process.platform === 'win32'},
		});
		expect({stdout, stderr, status}).toEqual({stdout: `${version}\n`, stderr: '', status: 0});
	});

	test('a game is played', () => {
		const {stdout, stderr, status} = run(
			['hangman', '-d', 'example', '-l', '4', '-g', '3', '--chooser', 'evil', '--plain'],
			'x\nq\nz\nn\n',
		);
		expect({stderr, status}).toEqual({stderr: '', status: 0});
		expect(stdout).toContain('the secret word: ally.');
	});

	test('its threads work', () => {
		const {stdout, stderr, status} = run(['par', '-d', 'small', '-l', '12', '--json']);
		expect({stderr, status}).toEqual({stderr: '', status: 0});
		expect(JSON.parse(stdout)).toMatchObject({results: [{length: 12, exact: true}]});
	});

	test('the engine and the lab are libraries, with types of their own', async () => {
		await writeFile(
			join(folder, 'use.ts'),
			`import {
	chooserAgent,
	choosers,
	guesserAgent,
	hangmanRules,
	newGame,
	packWords,
	playNow,
	type HangmanGame,
} from 'wordfiend/engine';
import {checkProof, writeProof} from 'wordfiend/lab';
const chooser = choosers.evil;
const words = packWords(['deal', 'else', 'flew']);
const start: HangmanGame = newGame({words, budget: 3});
const guesser = guesserAgent(({turns}) => (turns.length === 0 ? 'e' : undefined));
const game = playNow(hangmanRules, start, [guesser, chooserAgent(chooser.begin(words))]);
export const pattern: string = game.pattern;
if (!checkProof(words, writeProof(words).lines).ok) throw new Error('The proof holds');
`,
		);
		const options = {
			module: 'nodenext',
			target: 'es2023',
			lib: ['es2023'],
			types: [],
			strict: true,
			exactOptionalPropertyTypes: true,
			skipLibCheck: false,
		};
		await writeFile(
			join(folder, 'tsconfig.json'),
			JSON.stringify({compilerOptions: options, include: ['use.ts']}),
		);
		execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
			encoding: 'utf8',
		});
		const shown = execFileSync(
			process.execPath,
			['--input-type=module', '-e', "import {pattern} from './use.js'; console.log(pattern)"],
			{cwd: folder, encoding: 'utf8'},
		);
		expect(shown).toBe('--e-\n');
	});

	test('line mode loads neither React nor Ink, and the screens no meow', () => {
		const lines = packagesWith(/\/(?:commands\/command-line|line-mode\/.+)\.ts$/);
		expect(lines).toContain('meow');
		expect(lines.filter(name => /react|ink|yoga/.test(name))).toEqual([]);
		const screens = packagesWith(/\/screens\/(?:run|[^/]+\/index)\.tsx?$/);
		expect(screens).toEqual(expect.arrayContaining(['react', 'ink', 'yoga-layout']));
		expect(screens).not.toContain('meow');
	});

	test('the menu loads no game, no solver and no reader of word lists', () => {
		const menu = modulesWith(/\/screens\/(?:run|home\/index)\.tsx?$/);
		const unneeded =
			/\/dictionaries\/.*\.json$|\/engine\/(?:ghost|hangman\/(?:choosers|solver))\/|\/words\/reader\.ts$|\/games\/hangman\.ts$/;
		expect(menu.filter(id => unneeded.test(id))).toEqual([]);
	});

	test('the notices of all that is bundled are in it, and no others', async () => {
		const packages = await Promise.all(bundledPackages(bundles).map(describePackage));
		const notices = await readFile(join(home, 'dist', 'NOTICES.txt'), 'utf8');
		const titles = [...notices.matchAll(/^(\S+ \d+\.\d+\.\S+)\n=+$/gm)].map(([, title]) => title);
		expect(titles).toEqual(packages.map(({title}) => title));
		expect(titles).toContain('react 19.3.1');
		expect(
			notices
				.split(/^\S+ \d+\.\d+\.\S+\n=+$/m)
				.slice(1)
				.every(notice => /copyright/i.test(notice)),
		).toBe(true);
		const {license} = JSON.parse(await readFile('package.json', 'utf8')) as {license: string};
		expect(license).toBe('MIT');
		expect(
			packages.map(each => each.license).filter(each => !/^(?:MIT|ISC|\(MIT OR CC0-1\.0\))$/.test(each)),
		).toEqual([]);
	});
});
