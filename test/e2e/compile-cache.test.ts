import {chmodSync, readFileSync, readdirSync, statSync, writeFileSync} from 'node:fs';
import module from 'node:module';
import {join} from 'node:path';
import process from 'node:process';
import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {program} from '../program.js';
import {newFolder} from '../at-end.js';

/** What line mode says in a process whose temporary files go to a folder. */
function start(TMPDIR: string) {
	const env = {...process.env, TMPDIR, WORDFIEND_HOME: newFolder()};
	const {stdout, stderr, status} = spawnSync(process.execPath, [program, '--plain'], {
		env,
		input: '',
		encoding: 'utf8',
	});
	return {stdout, stderr, status};
}

const asked = {stdout: expect.stringContaining('What word length') as string, stderr: '', status: 0};

/** The folder that the program made for what it compiles, and the files in it. */
function keptIn(folder: string) {
	const [own = ''] = readdirSync(folder);
	const kept = join(folder, own);
	return {kept, files: readdirSync(kept).map(name => join(kept, name))};
}

// Newer ones keep what they compile by themselves, and Windows has another name for the folder.
describe.skipIf('enableCompileCache' in module || process.platform === 'win32')(
	'what Node 20 compiles',
	() => {
		test('is kept for the next start, in a folder of the player', () => {
			const folder = newFolder();
			expect(start(folder)).toEqual(asked);
			const {kept, files} = keptIn(folder);
			expect(statSync(kept).mode & 0o777).toBe(0o700);
			expect(files.length).toBeGreaterThan(2);
			const times = files.map(file => statSync(file).mtimeMs);
			expect(start(folder)).toEqual(asked);
			expect(files.map(file => statSync(file).mtimeMs)).toEqual(times);
		});

		test('is compiled again where it is damaged, which would crash V8', () => {
			const folder = newFolder();
			start(folder);
			const {files} = keptIn(folder);
			const sound = files.map(file => readFileSync(file));
			const damages = [
				(bytes: Buffer) => bytes.map((byte, at) => (at % 997 === 400 ? byte ^ 0x55 : byte)),
				(bytes: Buffer) => bytes.subarray(0, 3000),
				() => Buffer.alloc(0),
			];
			for (const damage of damages) {
				for (const [index, file] of files.entries())
					writeFileSync(file, damage(sound[index] ?? Buffer.alloc(0)));
				expect(start(folder)).toEqual(asked);
			}

			expect(keptIn(folder).files).toEqual(files);
		});

		test('is neither kept nor read where others can write, or nothing can be', () => {
			const folder = newFolder();
			start(folder);
			const {kept, files} = keptIn(folder);
			chmodSync(kept, 0o770);
			for (const file of files) writeFileSync(file, '');
			expect(start(folder)).toEqual(asked);
			expect(files.every(file => statSync(file).size === 0)).toBe(true);

			const nowhere = join(newFolder(), 'file');
			writeFileSync(nowhere, '');
			expect(start(nowhere)).toEqual(asked);
		});
	},
);
