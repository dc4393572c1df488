import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {localMoment} from '../../source/daily/calendar.js';
import {writeLine} from '../../source/store/history.js';
import type {FinishedGame} from '../../source/store/records.js';
import {inTurn, median} from '../numbers.js';
import {isBuilt, notBuilt, timeToOutputWith, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
import {openTerminalWith} from '../terminal.js';

const count = 100_000;
const hour = 3_600_000;

const letters = 'etaoinshrdlucmfwypvbgkjqxz';

/** Some game of each kind, by its number: mostly Hangman. */
function gameOf(number: number): FinishedGame {
	const date = localMoment(new Date(Date.UTC(2026, 0, 1) + (number - count) * hour));
	const start = number % 12;
	const common = {
		date,
		code: '116000QSY16GG3217JM31023MMWBAX0GR2QGXN',
		seed: number.toString(16).padStart(4, '0').slice(-4),
		digest: '5f3e09aa1b2c',
		result: number % 3 === 0 ? 'lost' : 'won',
	} as const;
	if (number % 10 === 0)
		return {
			game: 'daily',
			date,
			code: common.code,
			day: date.slice(0, 10),
			moves: letters.slice(start, start + 9),
			result: common.result,
			misses: 5 + (number % 4),
			value: 5,
		};
	if (number % 5 === 0)
		return {
			...common,
			game: 'ghost',
			settings: {opponent: 'perfect', first: number % 2 === 0 ? 'you' : 'computer', minLength: 4},
			moves: 'niacin',
		};
	const chooser = ['random', 'evil', 'cunning', 'perfect'][number % 4] ?? 'evil';
	return {
		...common,
		game: 'hangman',
		settings: {length: 4 + (number % 9), budget: 6 + (number % 7), chooser},
		moves: letters.slice(start, start + 8 + (number % 6)),
		misses: number % 8,
		value: 5,
	};
}

/** Long enough for what is counted to be kept. */
const pause = 1500;

/** The milliseconds from Enter in the menu to the statistics. */
async function timeToStatistics(home: string, shown: RegExp): Promise<number> {
	const terminal = openTerminalWith({WORDFIEND_HOME: home}, wordfiend);
	const ready = terminal.sees(/common · /);
	await ready;
	for (const name of ['Quit', 'Rules', 'Settings', 'How to play', 'Statistics']) {
		const chosen = terminal.sees(new RegExp(`› ${name}`));
		terminal.press('\u001B[A');
		await chosen;
	}

	await wait(pause);
	const opened = terminal.sees(shown);
	const pressed = performance.now();
	terminal.press('\r');
	const time = (await opened) - pressed;
	await wait(pause);
	await terminal.close();
	return time;
}

export async function historyRows(): Promise<Row[]> {
	const whats = [
		'statistics of 100,000 games, first',
		'statistics of 100,000 games, then',
		'wordfiend stats, 100,000 games',
	] as const;
	const limit = '300 ms';
	if (!isBuilt) return whats.map(what => skipped(what, limit, notBuilt));
	const home = await mkdtemp(join(tmpdir(), 'wordfiend-bench-'));
	const none = await mkdtemp(join(tmpdir(), 'wordfiend-bench-'));
	try {
		const games = Array.from({length: count}, (_, number) => `${writeLine(gameOf(number))}\n`);
		await writeFile(join(home, 'history.jsonl'), games.join(''));
		const full = /100,000 games/;
		const empty = /No games yet/;
		const first = await inTurn(
			5,
			async () => {
				await rm(join(home, 'counts.json'), {force: true});
				return timeToStatistics(home, full);
			},
			() => timeToStatistics(none, empty),
		);
		const then = await inTurn(
			5,
			() => timeToStatistics(home, full),
			() => timeToStatistics(none, empty),
		);
		const told = await inTurn(
			5,
			() => timeToOutputWith({WORDFIEND_HOME: home}, '100,000 games', wordfiend, 'stats'),
			() => timeToOutputWith({WORDFIEND_HOME: none}, 'No games yet', wordfiend, 'stats'),
		);
		return [first, then, told].map(({ours, reference}, at) =>
			compare(whats[at] ?? '', limit, 'ms', median(ours), median(reference), 'no games'),
		);
	} finally {
		for (const folder of [home, none]) await rm(folder, {recursive: true, force: true});
	}
}
