import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {localMoment} from '../../source/daily/calendar.js';
import {writeRecord, type FinishedGame} from '../../source/store/record.js';
import {inTurn, median} from '../numbers.js';
import {isBuilt, notBuilt, timeToOutputWith, wordfiend} from '../program.js';
import {compare, skipped, type Row} from '../table.js';
import {openTerminalWith} from '../terminal.js';

const count = 10_000;
const hour = 3_600_000;

const letters = 'etaoinshrdlucmfwypvbgkjqxz';

/** Some game of each kind, by its number: mostly Hangman. */
function gameOf(number: number): FinishedGame {
	const date = localMoment(new Date(Date.UTC(2026, 0, 1) + (number - count) * hour));
	const start = number % 12;
	const common = {id: `game-${number}`, date, digest: '5f3e09a'};
	const list = {dictionary: 'common', language: 'en', seed: number.toString(16).padStart(4, '0').slice(-4)};
	const result = number % 3 === 0 ? 'lost' : 'won';
	if (number % 10 === 0)
		return {
			...common,
			game: 'daily',
			settings: {day: date.slice(0, 10), figure: 'eye'},
			moves: letters.slice(start, start + 9),
			end: {result, misses: 5 + (number % 4), value: 5},
		};
	if (number % 5 === 0) {
		const first = number % 2 === 0 ? 'you' : 'computer';
		return {
			...common,
			game: 'ghost',
			settings: {...list, variant: 'ghost', player: 'you', opponent: 'perfect', first, minLength: 4},
			moves: 'niacin',
			end: {result},
		};
	}

	const chooser = ['random', 'evil', 'cunning', 'perfect'][number % 4] ?? 'evil';
	return {
		...common,
		game: 'hangman',
		settings: {...list, length: 4 + (number % 9), budget: 6 + (number % 7), chooser, guesser: 'you'},
		moves: letters.slice(start, start + 8 + (number % 6)),
		answers: number % 1024,
		end: {result, misses: number % 8, value: 5},
	};
}

/** Long enough for the menu to be at rest. */
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
	const whats = ['statistics of 10,000 games', 'wordfiend stats, 10,000 games'] as const;
	const limit = '300 ms';
	if (!isBuilt) return whats.map(what => skipped(what, limit, notBuilt));
	const home = await mkdtemp(join(tmpdir(), 'wordfiend-bench-'));
	const none = await mkdtemp(join(tmpdir(), 'wordfiend-bench-'));
	try {
		const games = Array.from({length: count}, (_, number) => `${writeRecord(gameOf(number))}\n`);
		await writeFile(join(home, 'history.jsonl'), games.join(''));
		const full = /10,000 games/;
		const empty = /No games yet/;
		const shown = await inTurn(
			5,
			() => timeToStatistics(home, full),
			() => timeToStatistics(none, empty),
		);
		const told = await inTurn(
			5,
			() => timeToOutputWith({WORDFIEND_HOME: home}, '10,000 games', wordfiend, 'stats'),
			() => timeToOutputWith({WORDFIEND_HOME: none}, 'No games yet', wordfiend, 'stats'),
		);
		return [shown, told].map(({ours, reference}, at) =>
			compare(whats[at] ?? '', limit, 'ms', median(ours), median(reference), 'no games'),
		);
	} finally {
		for (const folder of [home, none]) await rm(folder, {recursive: true, force: true});
	}
}
