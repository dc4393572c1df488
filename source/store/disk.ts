import fs, {type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {pid, platform} from 'node:process';
import {setTimeout as wait} from 'node:timers/promises';
import {faultCode} from '../dictionaries/source.js';

const isMissing = (error: unknown): boolean => faultCode(error) === 'ENOENT';

const newline = '\n'.charCodeAt(0);

/** More bytes than any player's file has. */
const largestFile = 200 * 1024 * 1024;

const fault = (code: string): Error => Object.assign(new Error(code), {code});
const onlyFor = {folder: 0o700, file: 0o600};

/** Windows refuses to replace a file while another program reads it. */
const busy: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const patience = [10, 30, 100, 300];

/** Makes a folder and those above it. Node's own recursive way hangs if one is a link to nowhere, such as a disk that isn't mounted. */
async function makeFolder(folder: string): Promise<void> {
	const make = () => fs.mkdir(folder, onlyFor.folder);
	try {
		await make().catch(async (error: unknown) => {
			if (!isMissing(error)) throw error;
			await makeFolder(path.dirname(folder));
			await make();
		});
	} catch (error) {
		if (faultCode(error) !== 'EEXIST') throw error;
	}
}

async function inFile<T>(
	name: string,
	flags: string | number,
	work: (file: FileHandle) => Promise<T>,
): Promise<T> {
	const file = await fs.open(name, flags, onlyFor.file);
	try {
		return await work(file);
	} finally {
		await file.close();
	}
}

/** Reads the bytes of a file, if there is one. Refuses a pipe, which may never end. */
async function readBytes(name: string): Promise<Uint8Array | undefined> {
	const {O_RDONLY, O_NONBLOCK} = fs.constants;
	try {
		return await inFile(name, O_RDONLY | O_NONBLOCK, async file => {
			const stats = await file.stat();
			if (stats.isDirectory()) throw fault('EISDIR');
			if (!stats.isFile()) throw fault('EFTYPE');
			if (stats.size > largestFile) throw fault('EFBIG');
			return file.readFile();
		});
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
}

/** Finds the file that a path leads to, whether or not it exists yet. Settings may be kept elsewhere, behind a link that must stay one. */
async function placeOf(name: string): Promise<string> {
	let target: string;
	try {
		target = await fs.realpath(name);
	} catch (error) {
		if (!isMissing(error)) throw error;
		const link = await fs.readlink(name).catch(() => undefined);
		return link === undefined ? name : placeOf(path.resolve(path.dirname(name), link));
	}

	const stats = await fs.stat(target);
	if (!stats.isFile()) throw fault(stats.isDirectory() ? 'EISDIR' : 'EFTYPE');
	return target;
}

async function rename(from: string, to: string): Promise<void> {
	for (const pause of platform === 'win32' ? patience : []) {
		try {
			await fs.rename(from, to);
			return;
		} catch (error) {
			if (!busy.includes(faultCode(error))) throw error;
			await wait(pause);
		}
	}

	await fs.rename(from, to);
}

/** Reads the text of a file, if there is one. Bytes that are not UTF-8 are a fault. */
async function read(name: string): Promise<string | undefined> {
	const bytes = await readBytes(name);
	try {
		return bytes && new TextDecoder('utf-8', {fatal: true}).decode(bytes);
	} catch {
		throw fault('EILSEQ');
	}
}

/** Adds a line to the end of a file in one write, on a line of its own. Makes the file and its folder if they are missing. */
async function append(name: string, line: string): Promise<void> {
	await makeFolder(path.dirname(name));
	await inFile(name, 'a+', async file => {
		const stats = await file.stat();
		// A pipe would lose the line once it is closed.
		if (stats.isFIFO()) throw fault('EFTYPE');
		const last = new Uint8Array([newline]);
		if (stats.size > 0) await file.read(last, 0, 1, stats.size - 1);
		await file.appendFile(`${last[0] === newline ? '' : '\n'}${line}\n`);
	});
}

let replaced = 0;

/** Replaces the text of a file at once, so a reader gets either the old text or the new. Makes the folder if it is missing. */
async function replace(name: string, text: string): Promise<void> {
	await makeFolder(path.dirname(name));
	const target = await placeOf(name);
	const temporary = `${target}.${pid}-${++replaced}.tmp`;
	try {
		await inFile(temporary, 'w', async file => {
			await file.writeFile(text);
			await file.sync();
		});
		await rename(temporary, target);
	} catch (error) {
		await fs.rm(temporary, {force: true}).catch(() => undefined);
		throw error;
	}
}

/** Makes an empty file, and its folder, unless there is one; returns whether it did. */
async function create(name: string): Promise<boolean> {
	await makeFolder(path.dirname(name));
	try {
		await inFile(name, 'wx', () => Promise.resolve());
		return true;
	} catch (error) {
		if (faultCode(error) === 'EEXIST') return false;
		throw error;
	}
}

async function list(folder: string) {
	const names = await fs.readdir(folder).catch((error: unknown) => {
		if (isMissing(error)) return [];
		throw error;
	});
	const listed = await Promise.all(
		names.map(async name => {
			const file = await fs.stat(path.join(folder, name)).catch(() => undefined);
			return file?.isFile() ? [{name, changed: file.mtime}] : [];
		}),
	);
	return listed.flat();
}

export const realDisk = {
	read,
	readBytes: async (name: string): Promise<Uint8Array> => (await readBytes(name)) ?? new Uint8Array(),
	append,
	replace,
	create,
	remove: (name: string): Promise<void> => fs.rm(name, {force: true}),
	list,
};

/** The operations that the store needs of a file system; a test passes one that breaks. */
export type Disk = typeof realDisk;
