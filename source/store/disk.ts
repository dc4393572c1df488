import type {FileHandle} from 'node:fs/promises';

/** What the store asks of a file system; a test gives one that breaks. */
export type Disk = {
	/** The text of a file; `undefined` where there is none. */
	readonly read: (path: string) => Promise<string | undefined>;
	/** The bytes of a file; none where there is none. */
	readonly readBytes: (path: string) => Promise<Uint8Array>;
	/** Adds a line to the end of a file in one write, behind a line end where the file has none. Makes the file and its folder where there is none. */
	readonly append: (path: string, line: string) => Promise<void>;
	/** Puts a text in the place of a file's: whoever reads it sees one of the two. Makes the folder where there is none. */
	readonly replace: (path: string, text: string) => Promise<void>;
	/** Takes a file away, if it is there. */
	readonly remove: (path: string) => Promise<void>;
	/** The files of a folder, with when each was changed last; none where there is no folder. */
	readonly list: (folder: string) => Promise<readonly ListedFile[]>;
};

export type ListedFile = {readonly name: string; readonly changed: Date};

/** The short name that the system gives a fault, such as ENOSPC. */
export const faultCode = (error: unknown): string =>
	error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const isMissing = (error: unknown): boolean => faultCode(error) === 'ENOENT';

/** How a file is called that will take another's place; one that a killed program left behind is known by it. */
export const temporaryName = /\.\d+-\d+\.tmp$/;

const newline = '\n'.charCodeAt(0);
const onlyFor = {folder: 0o700, file: 0o600};

/** Windows refuses to replace a file for as long as somebody reads it. */
const busy: readonly string[] = ['EPERM', 'EACCES', 'EBUSY'];
const patience = [10, 30, 100, 300];

/** The real file system. Node's modules for it are loaded when it is opened. */
export async function openDisk(): Promise<Disk> {
	const [fs, path, {platform, pid}, timers] = await Promise.all([
		import('node:fs/promises'),
		import('node:path'),
		import('node:process'),
		import('node:timers/promises'),
	]);
	let replaced = 0;

	/** Makes a folder and those that it is in. Node's own way never ends where one of them is a link to nowhere, as to a disk that is not mounted. */
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

	async function inFile(
		name: string,
		flags: string,
		work: (file: FileHandle) => Promise<void>,
	): Promise<void> {
		await makeFolder(path.dirname(name));
		const file = await fs.open(name, flags, onlyFor.file);
		try {
			await work(file);
		} finally {
			await file.close();
		}
	}

	async function takePlace(from: string, to: string): Promise<void> {
		for (const pause of platform === 'win32' ? patience : []) {
			try {
				await fs.rename(from, to);
				return;
			} catch (error) {
				if (!busy.includes(faultCode(error))) throw error;
				await timers.setTimeout(pause);
			}
		}

		await fs.rename(from, to);
	}

	return {
		async read(name) {
			try {
				return await fs.readFile(name, 'utf8');
			} catch (error) {
				if (isMissing(error)) return undefined;
				throw error;
			}
		},
		async readBytes(name) {
			try {
				return await fs.readFile(name);
			} catch (error) {
				if (isMissing(error)) return new Uint8Array();
				throw error;
			}
		},
		append: (name, line) =>
			inFile(name, 'a+', async file => {
				const {size} = await file.stat();
				const last = new Uint8Array([newline]);
				if (size > 0) await file.read(last, 0, 1, size - 1);
				await file.appendFile(`${last[0] === newline ? '' : '\n'}${line}\n`);
			}),
		async replace(name, text) {
			// A link stays a link: some keep their settings elsewhere.
			const target = await fs.realpath(name).catch(() => name);
			const temporary = `${target}.${pid}-${++replaced}.tmp`;
			try {
				await inFile(temporary, 'w', async file => {
					await file.writeFile(text);
					await file.sync();
				});
				await takePlace(temporary, target);
			} catch (error) {
				await fs.rm(temporary, {force: true}).catch(() => undefined);
				throw error;
			}
		},
		remove: name => fs.rm(name, {force: true}),
		async list(folder) {
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
