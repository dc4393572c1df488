import {readFileSync} from 'node:fs';
import {open, readdir, readFile, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {openDisk, type Disk} from '../../source/store/disk.js';
import {newFolder} from '../at-end.js';

let folder = '';
let file = '';
let disk: Disk;

beforeEach(async () => {
	folder = newFolder();
	file = join(folder, 'config.json');
	await writeFile(file, 'old');
	disk = await openDisk();
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
