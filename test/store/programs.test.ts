import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {beforeEach, expect, test} from 'vitest';
import {createStore, findFolders, type GameRecord} from '../../source/store/index.js';
import {newFolder} from '../at-end.js';
import {bundleProgram} from '../e2e/terminal.js';

const program = await bundleProgram('test/store/program.ts');
let home = '';

beforeEach(() => {
	home = newFolder();
});

/** Starts a program that plays in the home, and tells of each game that is over. */
function start(name: string, games: string, onGame: (game: string) => void = () => undefined) {
	const child = spawn(process.execPath, [program, name, games], {
		env: {...process.env, WORDFIEND_HOME: home},
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const lines: string[] = [];
	createInterface({input: child.stdout}).on('line', line => {
		lines.push(line);
		onGame(line);
	});
	return {child, lines, closed: once(child, 'close')};
}

const openStore = () =>
	createStore({
		folders: findFolders({WORDFIEND_HOME: home}),
		isKeeping: true,
		onFault: ({kind}) => expect.unreachable(kind),
	});

const idsOf = (games: readonly GameRecord[]) => games.map(({id}) => id);

test('three programs at once: every game of each is kept, once', async () => {
	const programs = ['a', 'b', 'c'].map(name => start(name, '15'));
	await Promise.all(programs.map(({closed}) => closed));
	const {games, bad} = await openStore().history();
	expect(bad).toBe(0);
	const expected = ['a', 'b', 'c'].flatMap(name => Array.from({length: 15}, (_, game) => `${name}-${game}`));
	expect(idsOf(games).sort()).toEqual(expected.sort());
	expect(await readdir(join(home, 'games'))).toEqual([]);
});

test('programs that are killed in the midst of their writing lose no game and leave at most one each', async () => {
	const programs = Array.from({length: 4}, (_, index) => {
		// It has written on by the time that it is killed.
		const started = start(String(index), 'Infinity', game => {
			if (game === String(5 + index)) started.child.kill('SIGKILL');
		});
		return started;
	});
	await Promise.all(programs.map(({closed}) => closed));
	const store = openStore();
	const waiting = await store.waiting();
	const {games, bad} = await store.history();
	expect(bad).toBe(0);
	expect(new Set(idsOf(games)).size).toBe(games.length);
	for (const [index, {lines}] of programs.entries()) {
		for (const game of lines) expect(idsOf(games)).toContain(`${index}-${game}`);
		expect(waiting.filter(({id}) => id.startsWith(`${index}-`)).length).toBeLessThanOrEqual(1);
	}

	for (const {id} of waiting) expect(idsOf(games)).not.toContain(id);
});
