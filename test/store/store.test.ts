import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdir, readdir, readFile, readlink, rm, stat, symlink, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import {join} from 'node:path';
import * as v from 'valibot';
import {beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {findFolders, systemFolders} from '../../source/store/place.js';
import {createStore, type StoreOptions} from '../../source/store/index.js';
import {realDisk, type Disk} from '../../source/store/disk.js';
import {newFolder} from '../at-end.js';
import {bundleProgram} from '../e2e/terminal.js';
import {storeFaultText} from '../../source/text/faults.js';
import {daily, ghost, hangman, left, named} from './games.js';

let home = '';

beforeEach(() => {
	home = newFolder();
});

function open(options: Partial<StoreOptions> = {}) {
	const faults: string[] = [];
	const store = createStore({
		folders: findFolders({WORDFIEND_HOME: home}),
		isKeeping: true,
		onFault: fault => faults.push(storeFaultText(fault)),
		...options,
	});
	return {store, faults};
}

const taker = await bundleProgram('test/store/taker.ts');

/** A program that takes a game and plays on while others try; says its id where it got it. */
async function takeElsewhere(id: string): Promise<string> {
	const child = spawn(process.execPath, [taker, id], {
		env: {...process.env, WORDFIEND_HOME: home},
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	const taken = await new Promise<string>(resolve => {
		child.stdout.once('data', data => resolve(String(data).trim()));
	});
	onTestFinished(async () => {
		child.stdin.end();
		await once(child, 'close');
	});
	return taken;
}

const fileIn = (...names: string[]) => join(home, ...names);
const line = (record: object) => `${JSON.stringify(record)}\n`;

/** A disk whose writes all fail. */
const failing = (code: string): Disk => {
	const fail = () => Promise.reject(Object.assign(new Error(code), {code}));
	return {...realDisk, append: fail, replace: fail, create: fail, remove: fail};
};

describe('the history', () => {
	test('is empty where there is none, and nothing is made by looking', async () => {
		const {store, faults} = open();
		expect(await store.history()).toEqual({games: [], bad: 0, newer: 0});
		expect(await store.waiting()).toEqual([]);
		expect(await store.config()).toEqual({});
		expect(await readdir(home)).toEqual([]);
		expect(faults).toEqual([]);
	});

	test('has a line for each finished game, in order', async () => {
		const {store} = open();
		store.finish(named('a', hangman));
		store.finish(named('b', daily));
		store.finish(named('c', ghost));
		await store.settled();
		expect((await store.history()).games).toMatchObject(
			[hangman, daily, ghost].map(({date, moves}) => ({date, moves})),
		);
		const text = await readFile(fileIn('history.jsonl'), 'utf8');
		expect(text.split('\n')).toHaveLength(4);
		expect(Buffer.from(await store.historyBytes()).toString()).toBe(text);
	});

	test('skips and counts what is broken, and skips what is newer', async () => {
		const good = line({v: 1, ...hangman});
		const broken = [
			'{"v":1,"date":"2026-1\n',
			'not json\n',
			'[]\n',
			'null\n',
			'7\n',
			line({...hangman}),
			line({v: 1, ...hangman, date: 'yesterday'}),
			line({v: 1, ...hangman, date: '2026-99-99T17:18:20+01:00'}),
			line({v: 1, ...hangman, id: 7}),
			line({v: 1, ...hangman, end: undefined}),
			line({v: 1, ...hangman, end: {...hangman.end, misses: '8'}}),
			line({v: 1, ...hangman, settings: null}),
			line({v: 1, ...hangman, game: 'chess'}),
			line({v: 1, ...ghost, end: {result: 'drawn'}}),
			line({v: 1, ...ghost, settings: {...ghost.settings, opponent: '\u001B]0;x\u0007'}}),
			line({v: 1, ...ghost, moves: '\u001B[2J'}),
			line({v: 1, ...hangman, settings: {...hangman.settings, chooser: 'ev\u202Eil'}}),
			line({v: 1, ...hangman, settings: {...hangman.settings, chooser: ['evil']}}),
			line({v: 1, ...hangman, settings: {...hangman.settings, chooser: 'run:touch here'}}),
			line({v: 1, ...hangman, settings: {...hangman.settings, race: 'program:touch'}}),
			line({v: 1, ...daily, end: {...daily.end, misses: 1e300}}),
			line({v: 1, ...daily, end: {...daily.end, value: 2.5}}),
			line({v: 1, ...daily, moves: 'e'.repeat(1_000_001)}),
			line({v: 1, ...hangman, digest: {toString: 1}}),
			line({v: 1, ...left}),
			'  \n',
		];
		await writeFile(fileIn('history.jsonl'), `${good}\n\r\n${broken.join('')}${line({v: 2, what: 'ever'})}`);
		const {games, bad, newer} = await open().store.history();
		expect(games).toHaveLength(1);
		expect(bad).toBe(broken.length);
		expect(newer).toBe(1);
	});

	test('has each game once, even if its file has it twice', async () => {
		const lines = [named('a', hangman), named('b', daily), named('a', ghost)];
		await writeFile(fileIn('history.jsonl'), lines.map(game => line({v: 1, ...game})).join(''));
		const {games, bad} = await open().store.history();
		expect(games).toMatchObject([named('a', hangman), named('b', daily)]);
		expect(bad).toBe(0);
	});

	test('a byte-order mark, or bytes that are no text, cost no other line', async () => {
		const lines = ['\uFEFF', line({v: 1, ...hangman}), Buffer.from([0xff, 0xfe, 10]), line({v: 1, ...daily})];
		await writeFile(fileIn('history.jsonl'), Buffer.concat(lines.map(each => Buffer.from(each))));
		const {games, bad} = await open().store.history();
		expect(games.map(({game}) => game)).toEqual(['hangman', 'daily']);
		expect(bad).toBe(1);
	});

	test('goes on behind a line that was cut off', async () => {
		await writeFile(fileIn('history.jsonl'), `${line({v: 1, ...hangman})}{"v":1,"da`);
		const {store} = open();
		store.finish(named('b', daily));
		await store.settled();
		const {games, bad} = await store.history();
		expect(games).toHaveLength(2);
		expect(bad).toBe(1);
	});

	test('is forgotten with the games left; the settings stay', async () => {
		const {store} = open();
		await store.remember({preferences: {theme: 'mono'}});
		store.finish(named('a', hangman));
		store.leave(named('b', left));
		expect(await store.forget()).toBe(true);
		expect(await store.history()).toEqual({games: [], bad: 0, newer: 0});
		expect(await store.waiting()).toEqual([]);
		expect(await store.config()).toEqual({preferences: {theme: 'mono'}});
	});
});

describe('games left', () => {
	test('are offered, the last one first, and gone when they are over or dropped', async () => {
		const {store} = open();
		for (const name of ['a', 'b', 'c']) store.leave(named(name, left));
		await store.settled();
		for (const [index, name] of ['c', 'a', 'b'].entries())
			await utimes(fileIn('games', `${name}.json`), index + 1000, Date.now() / 1000 - 100 + index);
		const again = open().store;
		expect((await again.waiting()).map(({id}) => id)).toEqual(['b', 'a', 'c']);
		expect((await again.waiting())[0]).toMatchObject(named('b', left));
		again.finish(named('b', hangman));
		again.drop('a');
		await again.settled();
		expect((await again.waiting()).map(({id}) => id)).toEqual(['c']);
		expect((await again.history()).games).toHaveLength(1);
	});

	test('only the last of many moves in a row need be written', async () => {
		const {store} = open();
		for (const moves of ['e', 'ea', 'eai']) store.leave({...left, id: 'a', moves});
		await store.settled();
		expect(await store.waiting()).toMatchObject([{moves: 'eai'}]);
		expect(await readdir(fileIn('games'))).toEqual(['a.json']);
	});

	test('a finished game stays one, whatever comes later', async () => {
		const {store} = open();
		store.finish(named('a', hangman));
		store.leave(named('a', left));
		await store.settled();
		expect(await store.waiting()).toEqual([]);
	});

	test('a file that is broken or newer is told once and left alone', async () => {
		await mkdir(fileIn('games'));
		const files = {
			'a.json': '{"v":1',
			'b.json': line({v: 2, player: {}}),
			'c.json': '',
			'notes.txt': 'mine',
		};
		for (const [name, text] of Object.entries(files)) await writeFile(fileIn('games', name), text);
		const {store, faults} = open();
		expect(await store.waiting()).toEqual([]);
		for (const [name, text] of Object.entries(files))
			expect(await readFile(fileIn('games', name), 'utf8')).toBe(text);
		expect(await store.waiting()).toEqual([]);
		expect(faults).toEqual([
			`2 unfinished games can’t be read; look in ${fileIn('games')}, or delete what is there.`,
			`1 unfinished game needs a newer version of Wordfiend; update this one to go on, or look in ${fileIn('games')}.`,
		]);
	});

	test.each([
		{standing: {shown: '\u001B[2J'}},
		{moves: 'e\u009B2J'},
		{settings: {...left.settings, chooser: 'ev\u202Eil'}},
		{settings: {'\u0007': ''}},
	])('one that holds what a terminal acts on is broken: %j', async changed => {
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', 'a.json'), line({v: 1, ...named('a', left), ...changed}));
		const {store, faults} = open();
		expect(await store.waiting()).toEqual([]);
		expect(faults).toEqual([expect.stringMatching(/^1 unfinished game can’t be read/)]);
	});

	test('a copy under another name, and a player that is no process, are not gone on with', async () => {
		const id = 'a-game_with-a-long-name';
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', `${id}.json`), line({v: 1, ...named(id, left)}));
		await writeFile(fileIn('games', 'copy.json'), line({v: 1, ...named(id, left)}));
		for (const [at, player] of [7, {pid: -1}, {pid: 1.5}, {pid: 'me'}, {pid: 1, started: 5}].entries())
			await writeFile(fileIn('games', `p${at}.json`), line({v: 1, ...named(`p${at}`, left), player}));
		const {store, faults} = open();
		expect((await store.waiting()).map(game => game.id)).toEqual([id]);
		expect(faults).toEqual([expect.stringMatching(/^6 unfinished games can’t be read/)]);
	});

	test('one that can’t be read, or is over and can’t be put into the history, hides no other', async () => {
		await mkdir(fileIn('games'));
		await mkdir(fileIn('history.jsonl'));
		await writeFile(fileIn('games', 'a.json'), Buffer.from([0xff]));
		await writeFile(fileIn('games', 'b.json'), line({v: 1, ...named('b', hangman)}));
		await writeFile(fileIn('games', 'c.json'), line({v: 1, ...named('c', left)}));
		const {store, faults} = open();
		expect((await store.waiting()).map(({id}) => id)).toEqual(['c']);
		expect(await readdir(fileIn('games'))).toEqual(['a.json', 'b.json', 'c.json']);
		expect(faults).toEqual([
			expect.stringMatching(/^Your games can’t be kept: a folder is in the way\./),
			expect.stringMatching(/^1 unfinished game can’t be read/),
		]);
	});

	test.each([0, -1, 1.5])('%s is no process that plays a game', async pid => {
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', 'a.json'), line({v: 1, ...named('a', left), player: {pid}}));
		const {store, faults} = open();
		expect(await store.waiting()).toEqual([]);
		expect(faults).toEqual([expect.stringMatching(/^1 unfinished game can’t be read/)]);
	});

	test('one with a list in a folder of any name is none', async () => {
		const {store} = open();
		store.leave({...left, id: 'a', settings: {...left.settings, dictionary: '/home/👨‍👩‍👧/wörter.txt'}});
		await store.settled();
		store.release();
		await store.settled();
		expect(await store.waiting()).toMatchObject([{settings: {dictionary: '/home/👨‍👩‍👧/wörter.txt'}}]);
	});

	test('one that is taken is played by this program, until it is released', async () => {
		const file = v.object({player: v.optional(v.object({pid: v.number(), started: v.optional(v.string())}))});
		const player = async () =>
			v.parse(file, JSON.parse(await readFile(fileIn('games', 'a.json'), 'utf8'))).player?.pid;
		const {store} = open();
		store.leave(named('a', left));
		await store.settled();
		expect(await player()).toBe(process.pid);
		store.release();
		await store.settled();
		expect(await player()).toBeUndefined();
		const next = open().store;
		expect(await next.take('a')).toMatchObject(named('a', left));
		await next.settled();
		expect(await player()).toBe(process.pid);
		expect(await next.take('b')).toBeUndefined();
		store.drop('a');
		await store.settled();
		expect(await next.take('a')).toBeUndefined();
		store.release();
		await store.settled();
		expect(await readdir(fileIn('games'))).toEqual([]);
	});

	test('can’t be taken while another program plays them, and none is offered where nothing is kept', async () => {
		await mkdir(fileIn('games'));
		const text = line({v: 1, ...named('a', left), player: {pid: process.ppid}});
		await writeFile(fileIn('games', 'a.json'), text);
		expect(await open().store.take('a')).toBeUndefined();
		expect(await readFile(fileIn('games', 'a.json'), 'utf8')).toBe(text);
		await writeFile(fileIn('games', 'a.json'), line({v: 1, ...named('a', left)}));
		expect(await open().store.waiting()).toHaveLength(1);
		expect(await open({isKeeping: false}).store.waiting()).toEqual([]);
	});

	test('two programs that take the same game at once: one gets it', async () => {
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', 'a.json'), line({v: 1, ...named('a', left)}));
		const takes = await Promise.all(Array.from({length: 5}, () => takeElsewhere('a')));
		expect(takes.toSorted()).toEqual(['', '', '', '', 'a']);
		expect(await readdir(fileIn('games'))).toEqual(['a.json']);
	});

	test('one that is over is put into the history once, however many programs start after its own was killed', async () => {
		await mkdir(fileIn('games'));
		await writeFile(
			fileIn('games', 'a.json'),
			line({v: 1, ...named('a', hangman), player: {pid: 2 ** 22 + 1}}),
		);
		await Promise.all(Array.from({length: 12}, () => open().store.waiting()));
		expect((await readFile(fileIn('history.jsonl'), 'utf8')).split('\n')).toHaveLength(2);
		expect(await readdir(home)).toEqual(['games', 'history.jsonl']);
	});

	test.each([
		[11, true],
		[9, false],
		[-9, false],
		[-3600, true],
	])('a lock %i seconds old is a killed program’s: %s', async (age, isStale) => {
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', 'a.json'), line({v: 1, ...named('a', left)}));
		await writeFile(fileIn('games', 'a.json.lock'), '');
		const changed = Date.now() / 1000 - age;
		await utimes(fileIn('games', 'a.json.lock'), changed, changed);
		expect(await open().store.take('a')).toEqual(isStale ? expect.objectContaining({id: 'a'}) : undefined);
		expect(await readdir(fileIn('games'))).toEqual(isStale ? ['a.json'] : ['a.json', 'a.json.lock']);
	});

	test('what a program left half written is taken away when it is old', async () => {
		await mkdir(fileIn('games'));
		await writeFile(fileIn('games', 'a.json.99-1.tmp'), '{');
		await writeFile(fileIn('games', 'b.json.99-2.tmp'), '{');
		await utimes(fileIn('games', 'a.json.99-1.tmp'), 1000, 1000);
		await open().store.waiting();
		expect(await readdir(fileIn('games'))).toEqual(['b.json.99-2.tmp']);
	});

	test('a game that another program is playing now is not offered', async () => {
		await mkdir(fileIn('games'));
		const playedBy = (id: string, player: object) =>
			writeFile(fileIn('games', `${id}.json`), line({v: 1, ...named(id, left), player}));
		await playedBy('a', {pid: process.ppid});
		await playedBy('b', {pid: process.ppid});
		// Before the machine started the number was another's.
		await utimes(fileIn('games', 'b.json'), 1000, 1000);
		await playedBy('c', {pid: 2 ** 22 + 1});
		await playedBy('d', {pid: process.ppid, started: 'long ago'});
		const names = (await open().store.waiting()).map(({id}) => id);
		expect(names.sort()).toEqual(process.platform === 'linux' ? ['b', 'c', 'd'] : ['b', 'c']);
		expect(await open().store.playedElsewhere()).toContainEqual(expect.objectContaining({id: 'a'}));
	});
});

describe('the settings', () => {
	test('change what is named and keep the rest, what is unknown included', async () => {
		await writeFile(fileIn('config.json'), '{"v":1,"theme":"dark","sound":{"volume":3}}');
		const {store} = open();
		await store.remember({preferences: {motion: 'none'}, choices: {hangman: {length: '6'}}});
		await store.remember({choices: {ghost: {first: 'you'}}, lists: {'5f3e09a': 'lists/words.txt'}});
		expect(await store.config()).toEqual({
			preferences: {theme: 'dark', motion: 'none'},
			choices: {hangman: {length: '6'}, ghost: {first: 'you'}},
			lists: {'5f3e09a': 'lists/words.txt'},
		});
		expect(JSON.parse(await readFile(fileIn('config.json'), 'utf8'))).toMatchObject({sound: {volume: 3}});
	});

	// A code names its list by the digest alone: forgotten, no game of that list could be shown again.
	test('a list that is played with is kept beside those known before', async () => {
		const {store} = open();
		await store.remember({lists: {aaaaaaa: '/words/a.txt'}});
		await store.remember({lists: {bbbbbbb: '/words/b.txt'}});
		expect(await store.config()).toEqual({lists: {aaaaaaa: '/words/a.txt', bbbbbbb: '/words/b.txt'}});
	});

	test('two programs that change them at once keep what the other changed', async () => {
		const [one, other] = [open().store, open().store];
		await one.remember({preferences: {theme: 'mono'}});
		await other.remember({preferences: {language: 'de'}});
		await one.remember({preferences: {dictionary: 'huge'}});
		expect(await other.config()).toEqual({preferences: {theme: 'mono', language: 'de', dictionary: 'huge'}});
	});

	test('thirty programs that change them at once lose nothing', async () => {
		const lists = Array.from(
			{length: 30},
			(_, list) => [`${1_000_000 + list}`, `/words/${list}.txt`] as const,
		);
		await Promise.all(lists.map(([digest, path]) => open().store.remember({lists: {[digest]: path}})));
		expect(await open().store.config()).toEqual({lists: Object.fromEntries(lists)});
		expect(await readdir(home)).toEqual(['config.json']);
	});

	test.each([
		['not JSON', '{theme: dark}', /can’t be read, so they are left as they are/],
		['a list', '[1, 2]', /can’t be read, so they are left as they are/],
		['empty', '', /can’t be read, so they are left as they are/],
		['of a newer version', '{"v":2,"theme":"dark"}', /newer version/],
	])('%s: left as they are, and told once', async (_, text, sentence) => {
		await writeFile(fileIn('config.json'), text);
		const {store, faults} = open();
		expect(await store.config()).toEqual({});
		await store.remember({preferences: {theme: 'mono'}});
		expect(await readFile(fileIn('config.json'), 'utf8')).toBe(text);
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(sentence);
		expect(faults[0]).toContain(fileIn('config.json'));
	});

	test('a value of no use counts as not set, is told and kept', async () => {
		await writeFile(fileIn('config.json'), '{"theme":7,"language":"de","choices":7}');
		const {store, faults} = open();
		expect(await store.config()).toEqual({preferences: {language: 'de'}});
		expect(faults).toEqual([
			`Your settings have no usable theme or choices; correct or delete them in ${fileIn('config.json')}.`,
		]);
		await store.remember({preferences: {motion: 'none'}});
		expect(JSON.parse(await readFile(fileIn('config.json'), 'utf8'))).toMatchObject({theme: 7});
	});

	test('what a terminal acts on is of no use', async () => {
		const choices = {hangman: {dictionary: '\u001B[2J'}};
		await writeFile(fileIn('config.json'), JSON.stringify({theme: '\u009B2J', motion: 'off', choices}));
		const {store, faults} = open();
		expect(await store.config()).toEqual({preferences: {motion: 'off'}});
		expect(faults).toEqual([expect.stringContaining('no usable theme or choices;')]);
	});

	test('one entry of no use costs no other, and is kept', async () => {
		const choices = {hangman: {length: '4', budget: 7}, ghost: 7, 'a\u0007': {first: 'you'}};
		const lists = {'5f3e09a': 'words.txt', '0': ['x']};
		await writeFile(fileIn('config.json'), JSON.stringify({choices, lists}));
		const {store, faults} = open();
		const usable = {choices: {hangman: {length: '4'}}, lists: {'5f3e09a': 'words.txt'}};
		expect(await store.config()).toEqual(usable);
		expect(faults).toEqual([expect.stringContaining('no usable choices or lists;')]);
		await store.remember({choices: {daily: {figure: 'eye'}}});
		expect(JSON.parse(await readFile(fileIn('config.json'), 'utf8'))).toEqual({
			v: 1,
			choices: {...choices, daily: {figure: 'eye'}},
			lists,
		});
	});

	test('what could not be read again is not written', async () => {
		const {store, faults} = open();
		await store.remember({
			lists: {'5f3e09a': '/home/a\nb.txt'},
			choices: {hangman: {path: '\u009B', length: '4'}},
		});
		expect(await store.config()).toEqual({choices: {hangman: {length: '4'}}});
		expect(faults).toEqual([]);
	});

	test('bytes that are no text are left as they are', async () => {
		const bytes = Buffer.from('{"dictionary":"/home/j\u00F6rg/w.txt"}', 'latin1');
		await writeFile(fileIn('config.json'), bytes);
		const {store, faults} = open();
		await store.remember({preferences: {theme: 'mono'}});
		expect(await readFile(fileIn('config.json'))).toEqual(bytes);
		expect(faults).toEqual([
			`Your settings can’t be read: it is not UTF-8 text; look at ${fileIn('config.json')}.`,
		]);
	});

	test('a link stays a link', async () => {
		await writeFile(fileIn('dotfiles.json'), '{}');
		await symlink('dotfiles.json', fileIn('config.json'));
		await open().store.remember({preferences: {theme: 'mono'}});
		expect(await readlink(fileIn('config.json'))).toBe('dotfiles.json');
		expect(JSON.parse(await readFile(fileIn('dotfiles.json'), 'utf8'))).toMatchObject({theme: 'mono'});
	});

	test('a link to a file that is not there yet stays one, too', async () => {
		await symlink('dotfiles.json', fileIn('config.json'));
		await open().store.remember({preferences: {theme: 'mono'}});
		expect(await readlink(fileIn('config.json'))).toBe('dotfiles.json');
		await rm(fileIn('config.json'));
		await symlink('nowhere/dotfiles.json', fileIn('config.json'));
		const {store, faults} = open();
		await store.remember({preferences: {theme: 'mono'}});
		expect(await readlink(fileIn('config.json'))).toBe('nowhere/dotfiles.json');
		expect(faults).toEqual([expect.stringMatching(/^Your settings can’t be kept: /)]);
	});
});

describe.skipIf(process.platform === 'win32')('something that is no file in the way', () => {
	test.each(['history.jsonl', 'config.json'])('a pipe for %s is not waited for, nor replaced', async name => {
		execFileSync('mkfifo', [fileIn(name)]);
		const {store, faults} = open();
		expect(await store.history()).toEqual({games: [], bad: 0, newer: 0});
		expect(await store.config()).toEqual({});
		store.finish(named('a', hangman));
		await store.settled();
		await store.remember({preferences: {theme: 'mono'}});
		expect((await stat(fileIn(name))).isFIFO()).toBe(true);
		expect(faults.some(sentence => sentence.includes('something that isn’t a file is in the way'))).toBe(
			true,
		);
		// What could not be put into the history waits for it.
		expect(await readdir(fileIn('games'))).toEqual(name === 'history.jsonl' ? ['a.json'] : []);
	});

	test('a device is not read', async () => {
		await symlink('/dev/zero', fileIn('history.jsonl'));
		const {store, faults} = open();
		expect(await store.historyBytes()).toEqual(new Uint8Array());
		expect(faults).toHaveLength(1);
	});
});

describe('faults', () => {
	/** All that a program does with its files. */
	async function useAll(options: Partial<StoreOptions>) {
		const {store, faults} = open(options);
		for (const moves of ['e', 'ea']) {
			store.leave({...left, id: 'a', moves});
			await store.settled();
		}

		store.finish(named('a', hangman));
		await store.settled();
		await store.remember({preferences: {theme: 'mono'}});
		await store.remember({preferences: {theme: 'dark'}});
		await store.waiting();
		await store.history();
		await store.config();
		return faults;
	}

	test.each([
		['EROFS', 'the disk is read-only'],
		['ENOSPC', 'the disk is full'],
		['EACCES', 'permission denied'],
		['EIO', 'EIO'],
	])('%s: one sentence for the games, one for the settings', async (code, reason) => {
		expect(await useAll({disk: failing(code)})).toEqual([
			`Your games can’t be kept: ${reason}. Play on; set WORDFIEND_HOME to keep them elsewhere than in ${fileIn('history.jsonl')}.`,
			`Your settings can’t be kept: ${reason}. Play on; set WORDFIEND_HOME to keep them elsewhere than in ${fileIn('config.json')}.`,
		]);
	});

	test.skipIf(process.platform === 'win32')(
		'a home that is a link to nowhere is a fault, not a wait',
		async () => {
			await symlink(fileIn('not-mounted'), fileIn('link'));
			const WORDFIEND_HOME = fileIn('link', 'wordfiend');
			const advice = 'the folder can’t be made. Play on; set WORDFIEND_HOME to keep them elsewhere than in';
			expect(await useAll({folders: findFolders({WORDFIEND_HOME})})).toEqual([
				`Your games can’t be kept: ${advice} ${join(WORDFIEND_HOME, 'history.jsonl')}.`,
				`Your settings can’t be kept: ${advice} ${join(WORDFIEND_HOME, 'config.json')}.`,
			]);
		},
	);

	test('it is known whether games can be kept', async () => {
		const cases = [
			[{}, true],
			[{disk: failing('ENOSPC')}, false],
			[{isKeeping: false}, false],
			[{folders: undefined}, false],
		] as const;
		for (const [options, expected] of cases) {
			const {store} = open(options);
			store.leave(named('a', left));
			await store.settled();
			expect(store.canKeep()).toBe(expected);
		}
	});

	test('a home that is a file', async () => {
		await writeFile(fileIn('file'), '');
		const faults = await useAll({folders: findFolders({WORDFIEND_HOME: fileIn('file')})});
		expect(faults.join('\n')).toMatch(/a file is in the way/);
		expect(new Set(faults).size).toBe(faults.length);
	});

	test('no home at all: one sentence', async () => {
		const faults = await useAll({folders: undefined});
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/WORDFIEND_HOME/);
	});

	test('folders where files should be', async () => {
		await mkdir(fileIn('history.jsonl'));
		await mkdir(fileIn('config.json'));
		const faults = await useAll({});
		expect(faults.join('\n')).toMatch(/a folder is in the way/);
		// The game is not lost: it waits for its line to be written.
		await rm(fileIn('history.jsonl'), {recursive: true});
		const {store} = open();
		expect(await store.waiting()).toEqual([]);
		expect((await store.history()).games).toHaveLength(1);
	});

	test.runIf(process.platform === 'linux')('a full disk', async () => {
		await symlink('/dev/full', fileIn('history.jsonl'));
		const {store, faults} = open();
		store.finish(named('a', hangman));
		await store.settled();
		expect(faults.join('\n')).toMatch(/the disk is full/);
		await rm(fileIn('history.jsonl'));
		const next = open();
		await next.store.waiting();
		expect((await next.store.history()).games).toHaveLength(1);
		expect(next.faults).toEqual([]);
	});

	test('whoever wants nothing kept leaves nothing, yet has what was kept before', async () => {
		const before = open().store;
		await before.remember({preferences: {theme: 'mono'}});
		before.finish(named('a', hangman));
		await before.settled();
		const names = await readdir(home);
		const {store, faults} = open({isKeeping: false});
		store.leave(named('b', left));
		store.finish(named('c', daily));
		await store.remember({preferences: {theme: 'dark'}});
		await store.settled();
		expect((await store.history()).games).toHaveLength(1);
		expect(await store.config()).toEqual({preferences: {theme: 'mono'}});
		expect(await readdir(home)).toEqual(names);
		expect(faults).toEqual([]);
	});
});

describe('the folders', () => {
	test('are WORDFIEND_HOME where it is set', () => {
		const cache = join(home, 'cache');
		expect(findFolders({WORDFIEND_HOME: home})).toEqual({state: home, config: home, cache});
		const here = join(process.cwd(), 'here');
		expect(findFolders({WORDFIEND_HOME: 'here'})).toEqual({
			state: here,
			config: here,
			cache: join(here, 'cache'),
		});
	});

	test.runIf(process.platform === 'linux')('on Linux are named by variables with whole paths', () => {
		expect(findFolders({XDG_STATE_HOME: 'here', XDG_CONFIG_HOME: '/etc/ann'})).toEqual({
			state: join(os.homedir(), '.local/state/wordfiend'),
			config: '/etc/ann/wordfiend',
			cache: join(os.homedir(), '.cache/wordfiend'),
		});
	});

	test('are the system’s where it is not', () => {
		const folders = findFolders({});
		expect(folders?.state).toMatch(/wordfiend/);
		expect(folders?.config).toMatch(/wordfiend/);
	});

	test.each([
		[
			'linux',
			{},
			'/home/ann/.local/state/wordfiend',
			'/home/ann/.config/wordfiend',
			'/home/ann/.cache/wordfiend',
		],
		[
			'linux',
			{XDG_STATE_HOME: '', XDG_CONFIG_HOME: '/etc/ann', XDG_CACHE_HOME: '/var/cache/ann'},
			'/home/ann/.local/state/wordfiend',
			'/etc/ann/wordfiend',
			'/var/cache/ann/wordfiend',
		],
		[
			'darwin',
			{},
			'/home/ann/Library/Application Support/wordfiend',
			'/home/ann/Library/Preferences/wordfiend',
			'/home/ann/Library/Caches/wordfiend',
		],
		[
			'win32',
			{LOCALAPPDATA: '/local', APPDATA: '/roaming'},
			'/local/wordfiend/Data',
			'/roaming/wordfiend/Config',
			'/local/wordfiend/Cache',
		],
	] as const)('on %s with %j', (platform, env, state, config, cache) => {
		const spied = vi.spyOn(os, 'homedir').mockReturnValue('/home/ann');
		onTestFinished(() => {
			spied.mockRestore();
		});
		expect(systemFolders({platform, env})).toEqual({state, config, cache});
	});
});
