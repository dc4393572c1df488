import {expect} from 'vitest';
import type {FinishedGame, GameRecord} from '../../source/store/index.js';
import {homeStart, openScreen, standard} from '../screens/open-screen.js';
import {faultsIn} from '../screens/sound-frame.js';
import {frailDisk, type Files} from '../store/frail-disk.js';
import {daily, ghost, hangman, left, named} from '../store/games.js';
import {playerIn} from '../store/player.js';
import {fuzz, hostileTexts, unfit, type Dice} from './fuzz.js';

const hostileValues: readonly unknown[] = [
	...[null, true, [], {}, [[]], [null], {a: {b: {}}}, {length: 1e9}, {then: 7}, {toString: null}],
	...[0, -0, -1, 1, 2, 3.5, 27, 64, 1000, 2 ** 31, 2 ** 53, 1e300, -1e300, 5e-324, '?'.repeat(1000)],
	...hostileTexts,
];

/** A value with something in it that should not be there, or without something that should. */
function damage(dice: Dice, value: unknown): unknown {
	if (typeof value !== 'object' || value === null || dice.oneIn(6)) return dice.pick(hostileValues);
	const keys = [...Object.keys(value), 'v', '__proto__', ''];
	const key = dice.pick(keys);
	const rest = Object.entries(value).filter(([name]) => name !== key);
	if (dice.oneIn(4)) return Object.fromEntries(rest);
	const inside: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
	// Assigned, a key called __proto__ would not be one.
	return Object.fromEntries([...rest, [key, damage(dice, inside)]]);
}

/** The text of a JSON value with something in it that breaks it. */
function spoil(dice: Dice, text: string): string {
	if (dice.oneIn(2)) return JSON.stringify(damage(dice, JSON.parse(text)));
	const at = dice.between(0, text.length);
	const deep = '['.repeat(dice.pick([100, 200_000]));
	return text.slice(0, at) + dice.pick(['', deep, '\u0000', '\uFFFD', ...hostileTexts]) + text.slice(at);
}

function open(files: Files, onFault: (sentence: string) => void) {
	const {disk} = frailDisk(files, undefined);
	return playerIn('/home', onFault, {disk});
}

const unreachable = (sentence: string) => expect.unreachable(sentence);

/** The files of a player who has finished and left some games. */
async function writeFiles(finished: readonly FinishedGame[], games: readonly GameRecord[]): Promise<Files> {
	const files: Files = new Map();
	const {store} = open(files, unreachable);
	for (const [id, game] of finished.entries()) store.finish(named(`over-${id}`, game));
	for (const [id, game] of games.entries()) store.leave(named(`left-${id}`, game));
	await store.remember({preferences: {theme: 'mono'}});
	await store.settled();
	return files;
}

const isHistory = (path: string) => path.endsWith('history.jsonl');

fuzz('a player’s damaged files: what is good in them is read, and nothing is lost', 40, async dice => {
	const finished = dice.list(dice.between(0, 6), () => dice.pick([hangman, ghost, daily]));
	const dated = finished.map((game, at) => ({...game, date: `2026-11-21T17:18:${10 + at}+01:00`}));
	const games = dice.list(dice.between(0, 3), () => ({...left, moves: dice.text('abcdefgh', 4)}));
	const files = await writeFiles(dated, games);
	const bad = dice.some([...files.keys()].filter(path => !isHistory(path)));
	for (const path of bad) files.set(path, spoil(dice, files.get(path) ?? ''));
	const badLines = dice.some([...dated.keys()]);
	const history = [...files.keys()].find(isHistory);
	if (history !== undefined) {
		const lines = (files.get(history) ?? '').split('\n');
		files.set(
			history,
			lines.map((line, at) => (badLines.includes(at) ? spoil(dice, line) : line)).join('\n'),
		);
	}

	const before = new Map(files);
	const faults: string[] = [];
	const player = open(files, sentence => faults.push(sentence));
	const {store} = player;
	const read = (await store.history()).games.map(({date}) => date);
	const good = dated.filter((_, at) => !badLines.includes(at)).map(({date}) => date);
	expect(read).toEqual(expect.arrayContaining(good));
	const waiting = (await store.waiting()).map(({id}) => id);
	for (const id of games.keys())
		if (!bad.some(path => path.includes(`left-${id}.`))) expect(waiting).toContain(`left-${id}`);

	const screen = await openScreen(dice.pick([homeStart, {to: 'stats', with: {}}]), standard, {player});
	expect(faultsIn(screen.frame(), standard)).toEqual([]);
	expect(screen.frame()).not.toMatch(unfit);
	screen.close();

	store.finish(named('new', hangman));
	store.leave(named('newer', left));
	await store.remember({preferences: {theme: 'light'}});
	await store.settled();
	for (const [path, text] of before)
		if (isHistory(path)) expect(files.get(path)?.startsWith(text)).toBe(true);
		else if (path.includes('left-')) expect(files.get(path)).toBe(text);
	expect(faults.filter(sentence => unfit.test(sentence) || !sentence.endsWith('.'))).toEqual([]);
});
