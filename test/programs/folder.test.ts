import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {clearLeftFolders, createFolder} from '../../source/programs/folder.js';
import {processOf} from '../../source/store/processes.js';
import {newFolder} from '../at-end.js';
import {dictionaryOf} from '../line-mode/transcript.js';

let temporary = '';

beforeEach(() => {
	temporary = newFolder();
	vi.stubEnv('TMPDIR', temporary);
});

afterEach(() => {
	vi.unstubAllEnvs();
});

/** A folder as another process left it, with these lines in its list; none where it has no list. */
function leave(lines: readonly string[] | undefined, mode = 0o700): string {
	const folder = join(temporary, `wordfiend-words-${Math.random()}`);
	mkdirSync(folder, {mode});
	if (lines) writeFileSync(join(folder, 'processes'), lines.map(line => `${line}\n`).join(''));
	return folder;
}

/** The number of a process that has ended, and another that runs. */
async function twoProcesses() {
	const ended = spawn(process.execPath, ['-e', '']);
	await once(ended, 'exit');
	const running = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {detached: true});
	await once(running, 'spawn');
	return {ended: ended.pid ?? 0, running};
}

test('what a killed process left goes, and its programs with it', async () => {
	const {ended, running} = await twoProcesses();
	const {pid, started = ''} = await processOf(running.pid ?? 0);
	const exit = once(running, 'exit');
	const left = leave([`${ended} 1`, `${pid} ${started}`]);
	await clearLeftFolders();
	expect(existsSync(left)).toBe(false);
	if (started === '') running.kill('SIGKILL');
	await exit;
});

test('a process that has the number of a program by now is left alone', async () => {
	const {ended, running} = await twoProcesses();
	const left = leave([`${ended} 1`, `${running.pid} 1`, '1 1', '0 1', 'nonsense']);
	await clearLeftFolders();
	expect([existsSync(left), running.exitCode, running.signalCode]).toEqual([false, null, null]);
	const exit = once(running, 'exit');
	running.kill('SIGKILL');
	await exit;
});

test('a folder that may be in use, or is not one of ours, stays', async () => {
	const {running} = await twoProcesses();
	const {pid, started = ''} = await processOf(running.pid ?? 0);
	const elsewhere = newFolder();
	const link = join(temporary, 'wordfiend-words-link');
	symlinkSync(elsewhere, link);
	const stays = [leave([`${pid} ${started}`]), leave(undefined), leave(['2 1'], 0o755), link, elsewhere];
	const own = createFolder();
	stays.push(await own.wordsFile(dictionaryOf('beta')));
	const old = leave(undefined);
	utimesSync(old, 1, 1);
	await clearLeftFolders();
	expect(stays.filter(path => !existsSync(path))).toEqual([]);
	expect(existsSync(old)).toBe(false);
	const exit = once(running, 'exit');
	running.kill('SIGKILL');
	await exit;
	await own.remove();
	expect(existsSync(stays.at(-1) ?? '')).toBe(false);
});

test('a folder is removed once nothing more is written to it', async () => {
	const own = createFolder();
	const writing = own.wordsFile(dictionaryOf(...Array.from({length: 20}, (_, at) => 'a'.repeat(at + 2))));
	let isWritten = false;
	void writing.then(() => {
		isWritten = true;
	});
	await own.remove();
	expect([isWritten, readdirSync(temporary)]).toEqual([true, []]);
});

test('a list that could not be written is written to a new file, and shares it with no other', async () => {
	const own = createFolder();
	await own.list(process.pid);
	const [name = ''] = readdirSync(temporary);
	const inTheWay = join(temporary, name, 'words-1.txt');
	mkdirSync(inTheWay);
	const [one, other] = [dictionaryOf('beta'), dictionaryOf('cool')];
	const [failed, written] = await Promise.allSettled([own.wordsFile(one), own.wordsFile(other)]);
	expect([failed.status, written.status]).toEqual(['rejected', 'fulfilled']);
	rmdirSync(inTheWay);
	const paths = [await own.wordsFile(one), await own.wordsFile(other)];
	expect(paths.map(path => readFileSync(path, 'utf8'))).toEqual(['beta\n', 'cool\n']);
	await own.remove();
});
