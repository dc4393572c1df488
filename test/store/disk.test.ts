import {readFileSync} from 'node:fs';
import {mkdir, open, readdir, readFile, stat, symlink, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {realDisk, type Disk} from '../../source/store/disk.js';
import {newFolder} from '../at-end.js';

let folder = '';
let file = '';
let disk: Disk;

beforeEach(async () => {
	folder = newFolder();
	file = join(folder, 'config.json');
	await writeFile(file, 'old');
	disk = realDisk;
});

afterEach(() => vi.restoreAllMocks());

/** What all open files have in common. */
async function fileHandles(): Promise<{sync: () => Promise<void>}> {
	const handle = await open(file);
	await handle.close();
	return Object.getPrototypeOf(handle) as {sync: () => Promise<void>};
}

// Else a power cut right behind the renaming leaves an empty file in place of both.
test('a new text is on the disk before it takes the place of the old one', async () => {
	const seen: string[] = [];
	vi.spyOn(await fileHandles(), 'sync').mockImplementation(() => {
		seen.push(readFileSync(file, 'utf8'));
		return Promise.resolve();
	});
	await disk.replace(file, 'new');
	expect(seen).toEqual(['old']);
	expect(await readFile(file, 'utf8')).toBe('new');
});

// A full disk would be filled further by every letter.
test('a text that can’t be written leaves the old one, and nothing beside it', async () => {
	vi.spyOn(await fileHandles(), 'sync').mockRejectedValue(new Error('ENOSPC'));
	await expect(disk.replace(file, 'new')).rejects.toThrow('ENOSPC');
	expect(await readdir(folder)).toEqual(['config.json']);
	expect(await readFile(file, 'utf8')).toBe('old');
});

// Whatever lies there, it is no player's, and might not fit into memory.
test('a file of more than 200 MB is not read', async () => {
	await truncate(file, 200 * 1024 * 1024 + 1);
	await expect(disk.read(file)).rejects.toThrow('EFBIG');
	await expect(disk.readBytes(file)).rejects.toThrow('EFBIG');
});

// Other accounts of the machine read neither games nor secret words.
test('folders that are missing are made, and what lies in them is the player’s alone', async () => {
	const deep = join(folder, 'home', 'state', 'games', 'a.json');
	await disk.replace(deep, 'new');
	await disk.append(join(folder, 'other', 'history.jsonl'), 'a line');
	const modeOf = async (...parts: readonly string[]) =>
		((await stat(join(folder, ...parts))).mode & 0o777).toString(8);
	expect(await readFile(deep, 'utf8')).toBe('new');
	if (process.platform === 'win32') return;
	expect([await modeOf('home'), await modeOf('home', 'state', 'games')]).toEqual(['700', '700']);
	expect([await modeOf('home', 'state', 'games', 'a.json'), await modeOf('other', 'history.jsonl')]).toEqual([
		'600',
		'600',
	]);
});

test.skipIf(process.platform === 'win32')(
	'a folder that is a link to nowhere is a fault, not an endless search',
	async () => {
		await symlink(join(folder, 'not', 'mounted'), join(folder, 'home'));
		await expect(disk.replace(join(folder, 'home', 'config.json'), 'new')).rejects.toThrow('ENOENT');
	},
);

test('a line is added behind what there is, and no blank one between', async () => {
	const history = join(folder, 'history.jsonl');
	await disk.append(history, 'a');
	await disk.append(history, 'b');
	expect(await readFile(history, 'utf8')).toBe('a\nb\n');
	await writeFile(history, 'a\ncut o');
	await disk.append(history, 'b');
	expect(await readFile(history, 'utf8')).toBe('a\ncut o\nb\n');
	await writeFile(history, '');
	await disk.append(history, 'a');
	expect(await readFile(history, 'utf8')).toBe('a\n');
});

test('a file is made by one only, and may be taken away twice', async () => {
	const lock = join(folder, 'a.lock');
	expect([await disk.create(lock), await disk.create(lock)]).toEqual([true, false]);
	await disk.remove(lock);
	await disk.remove(lock);
	expect(await disk.create(lock)).toBe(true);
	expect(await disk.create(join(folder, 'new', 'a.lock'))).toBe(true);
});

test('only the files of a folder are listed, and none of one that is missing', async () => {
	await mkdir(join(folder, 'another'));
	expect((await disk.list(folder)).map(({name}) => name)).toEqual(['config.json']);
	expect(await disk.list(join(folder, 'nowhere'))).toEqual([]);
	await expect(disk.list(file)).rejects.toThrow('ENOTDIR');
});

test('what is being written has a name of its own each time', async () => {
	const names: string[] = [];
	vi.spyOn(await fileHandles(), 'sync').mockImplementation(async () => {
		names.push(...(await readdir(folder)).filter(name => name !== 'config.json'));
	});
	await disk.replace(file, 'new');
	await disk.replace(file, 'newer');
	expect(names).toEqual([expect.stringMatching(/\.tmp$/), expect.stringMatching(/\.tmp$/)]);
	expect(new Set(names).size).toBe(2);
});

test('a folder in the place of a file is a fault', async () => {
	await mkdir(join(folder, 'another'));
	await expect(disk.replace(join(folder, 'another'), 'new')).rejects.toThrow('EISDIR');
	await expect(disk.read(join(folder, 'another'))).rejects.toThrow('EISDIR');
	expect(await readdir(join(folder, 'another'))).toEqual([]);
});
