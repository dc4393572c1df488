import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {type Tournament} from '../../source/engine/index.js';
import {resultsIn} from '../../source/commands/tournament.js';
import {playJobs} from '../engine/helpers.js';
import {program} from '../program.js';
import {openTerminal} from './terminal.js';

async function runJson(...args: readonly string[]): Promise<unknown> {
	const {stdout} = await promisify(execFile)(process.execPath, [program, ...args, '--json']);
	return JSON.parse(stdout);
}

test('a tournament on threads comes to what it comes to without', async () => {
	const tournament: Tournament = {
		guessers: ['naive', 'expert'],
		choosers: ['random', 'cunning'],
		lengths: [5, 6],
		games: 10,
		seed: '4f2a',
	};
	const loaded = await loadDictionary('animals');
	if (!loaded.ok) throw new Error(loaded.fault.kind);
	const board = await playJobs(loaded.dictionary, tournament);
	const args = '--guessers naive,expert --choosers random,cunning -d animals --lengths 5-6 --games 10'.split(
		' ',
	);
	const printed = await runJson('tournament', ...args, '--seed', '4f2a');
	expect(Object.keys(printed as object)).toEqual(['dictionary', 'seed', 'results']);
	expect(printed).toEqual({
		dictionary: 'animals',
		seed: '4f2a',
		results: resultsIn(board, tournament, player => player),
	});
	expect(printed).toMatchObject({results: {length: 8}});
});

test('Ctrl+C stops a tournament and prints what is done so far', async () => {
	const args = ['tournament', '--choosers', 'evil,cunning'];
	const terminal = openTerminal(program, args, {columns: 80, rows: 40});
	await terminal.shows('left');
	terminal.press('\u0003');
	expect(await terminal.ends()).toMatchObject({exitCode: 130});
	await terminal.isGone();
	expect(await terminal.shows('Stopped before the end')).toMatch(/Mean misses against (evil|cunning)/);
});
