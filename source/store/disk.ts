import fs, {type FileHandle} from 'node:fs/promises';
import path from 'node:path';
import {pid, platform} from 'node:process';
import {setTimeout as wait} from 'node:timers/promises';

/** What the store asks of a file system; a test gives one that breaks. */
export type Disk = ReturnType<typeof openDisk>;

type ListedFile = {readonly name: string; readonly changed: Date};

/** The short name that the system gives a fault, such as ENOSPC. */
export const faultCode = (error: unknown): string =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const isMissing = (error: unknown): boolean => faultCode(error) === 'ENOENT';

/** The name of a file that will replace another, as `replace` gives it. */
export const temporaryName = /\.\d+-\d+\.tmp$/;

const newline = '\n'.charCodeAt(0);

/** No player's file is as large. */
const largestFile = 200 * 1024 * 1024;

const fault = (code: string): Error => Object.assign(new Error(code), {code});
const onlyFor = {folder: 0o700, file: 0o600};

/** Windows refuses to replace a file while another program reads it. */
const busy: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const patience = [10, 30, 100, 300];

/** The real file system. */
export function openDisk() {
	let replaced = 0;

	/** Node's own recursive way never ends where a folder is a link to nowhere, such as a disk that is not mounted. */
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

	/** The bytes of a file; `undefined` where there is none. A pipe of that name would never end: it is refused. */
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

	/** The file that a path leads to, there or not yet: a link stays a link, for settings that are kept elsewhere. */
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

	return {
		/** The text of a file; `undefined` where there is none. Bytes that are not UTF-8 are a fault. */
		async read(name: string): Promise<string | undefined> {
			const bytes = await readBytes(name);
			try {
				return bytes && new TextDecoder('utf-8', {fatal: true}).decode(bytes);
			} catch {
				throw fault('EILSEQ');
			}
		},
		/** The bytes of a file; none where there is none. */
		readBytes: async (name: string): Promise<Uint8Array> => (await readBytes(name)) ?? new Uint8Array(),
		/** Adds a line to the end of a file in one write, on a line of its own. Makes the file and its folder where there is none. */
		async append(name: string, line: string): Promise<void> {
			await makeFolder(path.dirname(name));
			await inFile(name, 'a+', async file => {
				const stats = await file.stat();
				// What is written to a pipe is gone once it is closed.
				if (stats.isFIFO()) throw fault('EFTYPE');
				const last = new Uint8Array([newline]);
				if (stats.size > 0) await file.read(last, 0, 1, stats.size - 1);
				await file.appendFile(`${last[0] === newline ? '' : '\n'}${line}\n`);
			});
		},
		/** Replaces the text of a file at once: who reads it sees the old one or the new. Makes the folder where there is none. */
		async replace(name: string, text: string): Promise<void> {
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
		},
		/** Makes an empty file, unless there is one; says whether it did. */
		async create(name: string): Promise<boolean> {
			try {
				await inFile(name, 'wx', () => Promise.resolve());
				return true;
			} catch (error) {
				if (faultCode(error) === 'EEXIST') return false;
				throw error;
			}
		},
		remove: (name: string): Promise<void> => fs.rm(name, {force: true}),
		/** The files of a folder, with when each was changed last; none where there is no folder. */
		async list(folder: string): Promise<readonly ListedFile[]> {
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
		},
	};
}
