import {spawnSync} from 'node:child_process';
import {
	chmodSync,
	chownSync,
	cpSync,
	mkdirSync,
	readFileSync,
	readdirSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import {dirname, join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {newFolder} from '../at-end.js';
import {program} from '../program.js';
import {someOf} from '../some-of.js';

/** What line mode says in an environment. */
function start(environment: Readonly<Record<string, string | undefined>>) {
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, '--plain'], {
		env: {...process.env, ...environment},
		input: '',
		encoding: 'utf8',
		timeout: 30_000,
	});
	return {stdout, stderr, status};
}

const asked = {stdout: expect.stringContaining('What word length') as string, stderr: '', status: 0};

const filesIn = (folder: string): readonly string[] =>
	readdirSync(folder, {recursive: true, withFileTypes: true})
		.filter(entry => entry.isFile())
		.map(({parentPath, name}) => join(parentPath, name));

type Plant = (cache: string) => void;

const folder = (cache: string, mode = 0o700): void => {
	mkdirSync(cache);
	chmodSync(cache, mode);
};

const link = (cache: string, mode: number): void => {
	const elsewhere = newFolder();
	chmodSync(elsewhere, mode);
	symlinkSync(elsewhere, cache);
};

const open: readonly (readonly [string, Plant])[] = [
	['that everybody can write but not clear', cache => folder(cache, 0o1777)],
	['that others can read', cache => folder(cache, 0o755)],
	['that is a link', cache => link(cache, 0o700)],
	[
		'that others can replace',
		cache => {
			folder(cache);
			chmodSync(dirname(cache), 0o777);
		},
	],
];

const nobody = 65_534;

const foreign: readonly (readonly [string, Plant])[] = [
	[
		'of another user',
		cache => {
			folder(cache);
			chownSync(cache, nobody, nobody);
		},
	],
	[
		'in one of another user',
		cache => {
			folder(cache);
			chownSync(dirname(cache), nobody, nobody);
		},
	],
];

// Windows has neither owners nor modes.
describe.skipIf(process.platform === 'win32')('what Node compiles', () => {
	const used = newFolder();

	beforeAll(() => {
		expect(start({WORDFIEND_HOME: used})).toEqual(asked);
	});

	/** A copy of the files of a player who has started the program once. */
	function copyUsed(): string {
		const home = newFolder();
		cpSync(used, home, {recursive: true});
		return home;
	}

	test('is kept for the next start, in a folder of the player', () => {
		const home = copyUsed();
		const cache = join(home, 'cache');
		expect(statSync(cache).mode & 0o777).toBe(0o700);
		const files = filesIn(cache);
		expect(files.length).toBeGreaterThan(2);
		const times = files.map(file => statSync(file).mtimeMs);
		expect(start({WORDFIEND_HOME: home})).toEqual(asked);
		expect(filesIn(cache)).toEqual(files);
		expect(files.map(file => statSync(file).mtimeMs)).toEqual(times);
	});

	// Newer ones keep it by themselves.
	test.skipIf(!process.version.startsWith('v20.'))('leaves nothing half-written', () => {
		const home = copyUsed();
		for (const file of filesIn(home)) {
			rmSync(file);
			mkdirSync(file);
		}

		start({WORDFIEND_HOME: home});
		expect(filesIn(home)).toEqual([]);
	});

	test('is compiled again where it is damaged, which would crash V8', () => {
		const home = copyUsed();
		const files = filesIn(home);
		for (const [index, file] of files.entries()) {
			const bytes = readFileSync(file);
			const changed = bytes.map((byte, at) => (at % 997 === 400 ? byte ^ 0x55 : byte));
			const damages = [changed, bytes.subarray(0, 3000), ''];
			writeFileSync(file, damages[index % damages.length] ?? '');
		}

		expect(start({WORDFIEND_HOME: home})).toEqual(asked);
		expect(filesIn(home)).toEqual(files);
	});

	// Only root can give a folder to somebody else.
	test.each(someOf(process.getuid?.() === 0 ? [...open, ...foreign] : open, 3))(
		'is neither kept nor looked for in a folder %s',
		(_, plant) => {
			const home = join(newFolder(), 'home');
			mkdirSync(home);
			plant(join(home, 'cache'));
			expect(start({WORDFIEND_HOME: home})).toEqual(asked);
			expect(filesIn(join(home, 'cache'))).toEqual([]);
		},
	);

	test('is not kept where there is no such folder, and the program starts', () => {
		const file = join(newFolder(), 'file');
		writeFileSync(file, '');
		const homeless = {WORDFIEND_HOME: '', HOME: '/proc/none', TMPDIR: '/proc/none'};
		for (const cache of ['', file]) expect(start({...homeless, XDG_CACHE_HOME: cache})).toEqual(asked);
	});

	test('is not kept where NODE_DISABLE_COMPILE_CACHE says so', () => {
		const home = newFolder();
		expect(start({WORDFIEND_HOME: home, NODE_DISABLE_COMPILE_CACHE: '1'})).toEqual(asked);
		expect(filesIn(home)).toEqual([]);
	});
});
