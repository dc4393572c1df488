import {createHash} from 'node:crypto';
import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {countHistory, statisticsByScope, statisticsOf} from '../../source/statistics/index.js';
import {countByScope, countsVersion, noCountsByScope} from '../../source/statistics/counts.js';
import {readHistory, writeLine} from '../../source/store/history.js';
import {createStore, type FinishedGame} from '../../source/store/index.js';
import {frailDisk, type Files} from '../store/frail-disk.js';
import {daily, ghost, hangman} from '../store/games.js';

const historyFile = '/state/history.jsonl';
const countsFile = '/state/counts.json';
const today = '2026-11-21';

const storeOn = (files: Files, isKeeping = true) =>
	createStore({
		environment: {},
		findFolders: () => Promise.resolve({state: '/state', config: '/config'}),
		isKeeping,
		onFault: () => undefined,
		openDisk: () => Promise.resolve(frailDisk(files, undefined).disk),
	});

/** What is counted of the history with what was kept beside it, and keeps that. */
async function count(files: Files) {
	const {counts, bad, newer, keep} = await countHistory(storeOn(files));
	await keep();
	return {statistics: statisticsByScope(counts, today), bad, newer};
}

/** The same without anything kept. */
function countAnew(files: Files) {
	const {games, bad, newer} = readHistory(files.get(historyFile) ?? '');
	const counts = noCountsByScope();
	for (const game of games) countByScope(counts, game);
	return {statistics: statisticsByScope(counts, today), bad, newer};
}

/** Games of all kinds, with what may vary in them. */
const games: readonly FinishedGame[] = [
	hangman,
	{...hangman, result: 'won', misses: 3},
	{...hangman, result: 'won', misses: 10, settings: {...hangman.settings, chooser: 'perfect', length: 8}},
	{...hangman, settings: {...hangman.settings, secret: 'deal'}},
	{...hangman, result: 'watched', settings: {...hangman.settings, guesser: 'expert'}},
	daily,
	{...daily, day: '2026-11-20', date: '2026-11-20T08:00:00+01:00', result: 'lost', moves: 'e?taois'},
	{...daily, day: '2026-11-19'},
	ghost,
	{
		...ghost,
		result: 'won',
		moves: 'ni',
		settings: {...ghost.settings, opponent: 'human', player: 'careless'},
	},
];

const lines: readonly string[] = [
	...games.map(game => `${writeLine(game)}\n`),
	'not json\n',
	'{"v":2}\n',
	'{"v":1,"da',
	`${writeLine({...hangman, moves: 'жñ', language: 'ru'})}\n`,
];

const someLines = fc
	.array(fc.constantFrom(...lines), {minLength: 1, maxLength: 6})
	.map(chosen => chosen.join('').repeat(130));

/** What may happen to the files between two looks. */
const events = fc.oneof(
	{weight: 6, arbitrary: someLines.map(text => (files: Files) => append(files, text))},
	fc.constant((files: Files) => files.delete(historyFile)),
	fc.constant((files: Files) => files.delete(countsFile)),
	fc.constant((files: Files) => change(files, historyFile, text => text.slice(0, -40))),
	fc.nat().map(at => (files: Files) => change(files, historyFile, text => swapAt(text, at))),
	fc.nat().map(at => (files: Files) => change(files, countsFile, text => swapAt(text, at))),
	fc.nat().map(at => (files: Files) => change(files, countsFile, text => text.slice(0, at % text.length))),
	fc.constant((files: Files) =>
		change(files, countsFile, text => text.replace(`"v":${countsVersion}`, '"v":99')),
	),
);

const append = (files: Files, text: string) => files.set(historyFile, (files.get(historyFile) ?? '') + text);

function change(files: Files, name: string, by: (text: string) => string): void {
	const text = files.get(name);
	if (text) files.set(name, by(text));
}

/** A digit more or less somewhere: the history stays readable, and says something else. */
function swapAt(text: string, at: number): string {
	const start = at % text.length;
	const behind = text.slice(start).search(/\d/);
	if (behind === -1) return text;
	const place = start + behind;
	const digit = (Number(text.charAt(place)) + 1) % 10;
	return `${text.slice(0, place)}${digit}${text.slice(place + 1)}`;
}

test('whatever happens to the files, what is counted is what a whole reading counts', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(events, {minLength: 2, maxLength: 8}), async happened => {
			const files: Files = new Map();
			for (const happen of happened) {
				happen(files);
				expect(await count(files)).toEqual(countAnew(files));
			}
		}),
		{numRuns: 60},
	);
}, 60_000);

/** Kept counts with something else in them, under a true digest. */
function forge(kept: string, from: string, to: string): string {
	const [head = '', body = ''] = kept.split('\n');
	const other = body.replace(from, to);
	const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
	return `${head.replace(sha256(body), sha256(other))}\n${other}`;
}

describe('counts that are kept', () => {
	const long = games
		.map(game => `${writeLine(game)}\n`)
		.join('')
		.repeat(60);

	test('spare reading what is counted', async () => {
		const files: Files = new Map([[historyFile, long]]);
		await count(files);
		const kept = files.get(countsFile) ?? '';
		expect(kept).toContain(`"bytes":${long.length}`);
		// Other counts under a true digest are believed: nothing but them is read.
		files.set(countsFile, forge(kept, '"games":540', '"games":541'));
		append(files, `${writeLine(ghost)}\n`);
		expect((await count(files)).statistics.all.games).toBe(542);
	});

	test.each(['\u001B[2J', '\\u001b[2J', '\u202E'])('are not believed with %j in them', async hidden => {
		const files: Files = new Map([[historyFile, long]]);
		await count(files);
		files.set(countsFile, forge(files.get(countsFile) ?? '', '"chooser":"', `"chooser":"${hidden}`));
		files.set(countsFile, forge(files.get(countsFile) ?? '', '"games":540', '"games":541'));
		expect((await count(files)).statistics.all.games).toBe(540);
	});

	test.each([
		['"row":{"now":', '"row":{"was":'],
		['"kinds":[[', '"kinds":[[],['],
		['"letters":[', '"letters":["7",'],
		['"days":[["2026-11-21"', '"days":[["2026-02-30"'],
		['"over":1', '"over":1e300'],
	])('are not believed with %s as %s', async (from, to) => {
		const files: Files = new Map([[historyFile, long]]);
		await count(files);
		const kept = files.get(countsFile) ?? '';
		expect(kept).toContain(from);
		files.set(countsFile, forge(kept, from, to));
		expect(await count(files)).toEqual(countAnew(files));
	});

	test('are not kept for a few games, nor where nothing is to be kept, nor before the last line has an end', async () => {
		for (const [text, isKeeping] of [
			[`${writeLine(hangman)}\n`, true],
			[long, false],
			[long.slice(0, -1), true],
		] as const) {
			const files: Files = new Map([[historyFile, text]]);
			await (await countHistory(storeOn(files, isKeeping))).keep();
			expect(files.has(countsFile)).toBe(false);
		}
	});

	test('are forgotten with the history', async () => {
		const files: Files = new Map([[historyFile, long]]);
		await count(files);
		expect(files.has(countsFile)).toBe(true);
		files.set(`${countsFile}.7-1.tmp`, 'half of i');
		expect(await storeOn(files).forget()).toBe(true);
		expect(files.size).toBe(0);
	});

	test('a change to what is counted raises the version', async () => {
		const files: Files = new Map([[historyFile, long]]);
		await count(files);
		const [, body = ''] = (files.get(countsFile) ?? '').split('\n');
		const digest = createHash('sha256').update(body).digest('hex').slice(0, 12);
		// Where this differs, games are counted otherwise: raise `countsVersion`, then write both here.
		expect([countsVersion, digest]).toEqual([1, 'ec87b733c5a4']);
	});
});

test('all is the sum of the kinds, and the same as of the games themselves', () => {
	const counts = noCountsByScope();
	for (const game of games) countByScope(counts, game);
	const {all, ...kinds} = statisticsByScope(counts, today);
	expect(all).toEqual(statisticsOf(games, today));
	expect(Object.values(kinds).reduce((sum, kind) => sum + kind.games, 0)).toBe(all.games);
});
