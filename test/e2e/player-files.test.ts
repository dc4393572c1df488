import {readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {existsSync} from 'node:fs';
import {constants} from 'node:os';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {writeRecord} from '../../source/store/index.js';
import {program} from '../program.js';
import {hangman as finished, named} from '../store/games.js';
import {newFolder} from '../at-end.js';
import {openTerminal, type TestTerminal} from './terminal.js';

const escape = '\u001B';
const enter = '\r';

let folder = '';

beforeEach(() => {
	folder = newFolder();
});

/** What the terminal shows, its lines put together. */
const textOf = ({screen}: TestTerminal) => screen.replaceAll(/\s*\n\s*/g, ' ');

const hangman = ['hangman', '-d', 'example', '-l', '4', '-g', '3', '--seed', 'x'];

/** A game to its end where nothing can be kept: that is said once, on the screen and after it. */
async function playOn(env: Readonly<Record<string, string>>, said: RegExp): Promise<void> {
	const terminal = openTerminal(program, hangman, {columns: 200, rows: 50}, {env});
	await terminal.shows('Guess a letter.');
	terminal.press('e');
	await terminal.until(() => said.test(textOf(terminal)));
	// What can't be kept is not left without a word.
	terminal.press(escape);
	await terminal.shows('Leave?');
	terminal.press(escape);
	await terminal.shows('a–z guess');
	terminal.press('zq');
	await terminal.shows('You lost');
	terminal.press(enter);
	await terminal.shows('Guess a letter.');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	const after = textOf(terminal);
	expect(after).toMatch(said);
	expect(after.match(/can’t be kept/g)).toHaveLength(1);
	expect(after).toContain('wordfiend play ');
}

describe.skipIf(process.platform !== 'linux')('where nothing can be kept, one sentence, and play on', () => {
	test('a file is in the way', async () => {
		const file = join(folder, 'file');
		await writeFile(file, 'mine');
		await playOn({WORDFIEND_HOME: join(file, 'home')}, /can’t be kept: a file is in the way\. Play on;/);
		expect(await readFile(file, 'utf8')).toBe('mine');
	});
});

test.skipIf(!existsSync('/dev/full'))(
	'a full disk: the line that could not be written is not lost',
	async () => {
		const history = join(folder, 'history.jsonl');
		await symlink('/dev/full', history);
		const env = {WORDFIEND_HOME: folder};
		const terminal = openTerminal(program, hangman, {columns: 200, rows: 50}, {env});
		await terminal.shows('Guess a letter.');
		terminal.press('ezq');
		await terminal.shows('You lost');
		await terminal.shows('the disk is full. Play on;');
		terminal.press('\u0003');
		expect(await terminal.ends()).toMatchObject({exitCode: 130});
		expect(await readdir(join(folder, 'games'))).toHaveLength(1);
		// Once there is room again, the next start puts it where it belongs.
		await rm(history);
		const next = openTerminal(program, [], undefined, {env});
		await next.shows('› How to play');
		await next.until(() => existsSync(history));
		next.press('\u0003');
		expect(await next.ends()).toMatchObject({exitCode: 130});
		expect(await readFile(history, 'utf8')).toMatch(
			/^\{"v":1,"id":.*"game":"hangman".*"moves":"ezq"[^\n]*\}\n$/,
		);
		expect(await readdir(join(folder, 'games'))).toEqual([]);
	},
);

describe('stats --forget', () => {
	const forget = () =>
		openTerminal(program, ['stats', '--forget'], undefined, {env: {WORDFIEND_HOME: folder}});
	const history = () => readFile(join(folder, 'history.jsonl'), 'utf8');
	const game = `${writeRecord(named('a', finished))}\n`;

	test('asks nothing where there is nothing to forget', async () => {
		const terminal = forget();
		expect(await terminal.ends()).toMatchObject({exitCode: 0});
		expect(terminal.screen.trim()).toBe('No games to forget.');
	});

	test('forgets once you say yes', async () => {
		await writeFile(join(folder, 'history.jsonl'), game);
		const doubting = forget();
		await doubting.shows('Forget 1 finished game and 0 unfinished games? This can’t be undone. [y/n]');
		doubting.press('n\r');
		await doubting.shows('Nothing was forgotten.');
		expect(await history()).toBe(game);
		const sure = forget();
		await sure.shows('[y/n]');
		sure.press('y\r');
		await sure.shows('Forgotten.');
		await expect(history()).rejects.toThrow('ENOENT');
	});

	test('is interrupted by Ctrl+C', async () => {
		await writeFile(join(folder, 'history.jsonl'), game);
		const terminal = forget();
		await terminal.shows('[y/n]');
		terminal.press('\u0003');
		expect(await terminal.ends()).toMatchObject({signal: constants.signals.SIGINT});
		expect(await history()).toBe(game);
	});
});
