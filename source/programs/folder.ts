import {rmSync} from 'node:fs';
import {appendFile, lstat, mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {everyWord, wordAt, wordsOfLength, type Dictionary} from '../engine/index.js';
import {isAtWork, isSinceBoot, ownProcess, processOf, type Process} from '../store/processes.js';
import {beforeLeaving} from '../terminal/program.js';

/*
Programs read their words from a file in a temporary folder, which is removed when Wordfiend ends. If Wordfiend is killed, its
next start removes the folder and ends the programs listed in it: the first line of the list is Wordfiend's own process, each
other line a program's.
*/

const prefix = 'wordfiend-words-';
const listName = 'processes';

const folderMode = 0o040000;

/** A folder without a list was left by a killed process once it is this old, in milliseconds. */
const staleAge = 60_000;

const list = (folder: string, {pid, started = ''}: Process): Promise<void> =>
	appendFile(join(folder, listName), `${pid} ${started}\n`);

async function writeWords(path: string, dictionary: Dictionary): Promise<string> {
	// A length at a time: keys come in between.
	for (const {length} of dictionary.lengths) {
		const words = wordsOfLength(dictionary, length);
		await appendFile(path, Array.from(everyWord(words), word => `${wordAt(words, word)}\n`).join(''));
	}

	return path;
}

export type Folder = ReturnType<typeof createFolder>;

/** Creates the temporary folder of some programs, though nothing on the disk before it is needed. */
export function createFolder() {
	let folder: Promise<string> | undefined;
	let files = new Map<Dictionary, Promise<string>>();
	let written = 0;

	async function make(): Promise<string> {
		const made = await mkdtemp(join(tmpdir(), prefix));
		beforeLeaving(() => rmSync(made, {recursive: true, force: true}));
		await list(made, await ownProcess());
		return made;
	}

	/** Opens the folder; if it can't be made, that is tried again the next time. */
	const open = (): Promise<string> =>
		(folder ??= make().catch((error: unknown) => {
			folder = undefined;
			throw error;
		}));

	return {
		/** Lists a program that has been started, so that it is ended even if this process is killed. */
		async list(pid: number): Promise<void> {
			await list(await open(), await processOf(pid));
		},
		/** Writes the words of a dictionary to a file, one a line, unless that is done; returns its path. */
		async wordsFile(dictionary: Dictionary): Promise<string> {
			const made = await open();
			const known = files.get(dictionary);
			if (known) return known;
			// A file that could not be written may hold a part of the words.
			const path = join(made, `words-${++written}.txt`);
			const file = writeWords(path, dictionary).catch((error: unknown) => {
				files.delete(dictionary);
				throw error;
			});
			files.set(dictionary, file);
			return file;
		},
		async remove(): Promise<void> {
			const made = await folder?.catch(() => undefined);
			await Promise.allSettled(files.values());
			folder = undefined;
			files = new Map();
			if (made !== undefined) await rm(made, {recursive: true, force: true});
		},
	};
}

/** Removes the folders of processes that were killed, and ends their programs. */
export async function clearLeftFolders(): Promise<void> {
	const names = await readdir(tmpdir()).catch(() => []);
	const folders = names.filter(name => name.startsWith(prefix)).map(name => join(tmpdir(), name));
	// A folder that can't be cleared does no harm.
	await Promise.all(folders.map(folder => clearIfLeft(folder).catch(() => undefined)));
}

async function clearIfLeft(folder: string): Promise<void> {
	const {uid, mode, mtime} = await lstat(folder);
	// Only its owner can have written the list in such a folder.
	if (uid !== process.getuid?.() || (mode & 0o170077) !== folderMode) return;
	const [owner, ...programs] = await readList(folder);
	if (owner ? await isUsed(owner, mtime) : mtime.getTime() > Date.now() - staleAge) return;
	if (isSinceBoot(mtime)) await Promise.all(programs.map(endLeft));
	await rm(folder, {recursive: true, force: true});
}

async function readList(folder: string): Promise<readonly Process[]> {
	const text = await readFile(join(folder, listName), 'utf8').catch(() => '');
	const entries = text.matchAll(/^(\d+) (\d*)$/gm);
	return Array.from(entries, ([, pid, started]) => ({pid: Number(pid), started})).filter(({pid}) => pid > 1);
}

async function isUsed(owner: Process, written: Date): Promise<boolean> {
	if (owner.pid !== process.pid) return isAtWork(owner, written);
	return owner.started === ((await ownProcess()).started ?? '');
}

/** Ends a program and the processes it has started, unless another process has its number now. */
async function endLeft({pid, started}: Process): Promise<void> {
	if (started !== '' && (await processOf(pid)).started === started) process.kill(-pid, 'SIGKILL');
}
