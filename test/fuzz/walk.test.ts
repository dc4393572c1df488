import {readFileSync} from 'node:fs';
import {expect} from 'vitest';
import {variantNames} from '../../source/engine/index.js';
import {bundledFile} from '../../source/dictionaries/bundled.js';
import type {TerminalSize} from '../../source/hooks/use-terminal.js';
import {chooserNames} from '../../source/engine/index.js';
import {ghostSetUp, hangmanStart, homeStart, openScreen, standard} from '../screens/open-screen.js';
import {limitedWorkers} from '../screens/limited-workers.js';
import {namedKeys, settle} from '../screens/pretended-terminal.js';
import {faultsIn} from '../screens/sound-frame.js';
import {frailDisk, type Files} from '../store/frail-disk.js';
import {playerIn} from '../store/player.js';
import {fuzz, hostileTexts, unfit, type Dice} from './fuzz.js';
import {eventually} from '../eventually.js';
import {mask} from '../mask.js';

type Screen = Awaited<ReturnType<typeof openScreen>>;

const words = readFileSync(bundledFile('en', 'example'), 'utf8').split('\n');

const commands = Object.keys(namedKeys).filter(key => key !== 'Ctrl+C');
const letters = Array.from('eeaaooiilldbcfghtnsrxzq');
const oddKeys = [
	'?',
	'+',
	'-',
	'0',
	'4',
	'R',
	'C',
	'M',
	'N',
	'é',
	'ij',
	'-e',
	'\u001B[Z',
	'\u001B[H',
	'\u000C',
];

/** Windows that have room for everything, and any others. */
const someWindow = (dice: Dice): TerminalSize =>
	dice.oneIn(3)
		? {columns: dice.between(20, 200), rows: dice.between(5, 50)}
		: {columns: dice.between(60, 120), rows: dice.between(20, 40)};

/** Waits until nothing is drawn any more but what goes on for long. */
async function quiet(screen: Screen): Promise<string> {
	let frame = screen.frame();
	for (let calm = 0, turns = 0; calm < 3 && turns < 100; turns++) {
		await settle();
		calm = screen.frame() === frame ? calm + 1 : 0;
		frame = screen.frame();
	}

	return frame;
}

/** What a frame says of a game of Hangman, as far as it can be read. */
const factsIn = (frame: string) => ({
	left: /^ *(?:\S.*)?\bleft +\S* +(\d+) of (\d+)/m.exec(frame)?.slice(1).map(Number),
	words: /\bwords +(\d+) of (\d+)(?![\d,…])/.exec(frame)?.slice(1).map(Number),
	wrong: /\bwrong +((?:✗\p{L} ?)+)(?: |$)/mu.exec(frame)?.[1]?.replaceAll(/[✗ ]/g, ''),
	pattern: /(?:│ [\p{L}-] )+│/u.exec(frame)?.[0].replaceAll(/[│ ]/g, ''),
});

/** What a game on the nine words of the handouts shows is what its letters say, followed on plain strings. */
function checkHangman(frame: string): void {
	const {left, words: shown, wrong, pattern} = factsIn(frame);
	// A small window has no room for all of it, a game that is lost shows its word, and a word that is typed stands in its tiles.
	const isTyped = frame.includes(' type ');
	const isReadable = pattern !== undefined && wrong !== undefined && left?.[0] !== 0 && !isTyped;
	if (!isReadable || !frame.startsWith(' wordfiend › hangman')) return;
	const guessed = wrong + pattern;
	const all = words.filter(word => word.length === pattern.length);
	const fitting = all.filter(word => mask(word, guessed) === pattern);
	if (shown) expect(shown, frame).toEqual([fitting.length, all.length]);
	if (left) expect(left[0], frame).toBe((left[1] ?? 0) - wrong.length);
}

function check(screen: Screen, size: TerminalSize): void {
	const frame = screen.frame();
	expect(faultsIn(frame, size), frame).toEqual([]);
	expect(frame).not.toMatch(unfit);
	if (size.columns < 60 || size.rows < 20) expect(frame).toMatch(/^\s*Wordfiend/);
	else {
		expect(frame.split('\n'), frame).toHaveLength(size.rows);
		checkHangman(frame);
	}
}

/** How often what has happened meanwhile may change a frame. */
const mostChanges = 5;

/** Another window, and the one before again, show what was shown. */
async function checkThereAndBack(screen: Screen, size: TerminalSize, other: TerminalSize): Promise<void> {
	for (let left = mostChanges; ; left--) {
		const before = await quiet(screen);
		screen.resize(other);
		await quiet(screen);
		check(screen, other);
		screen.resize(size);
		const after = await quiet(screen);
		if (after === before) return;
		if (left === 0) expect(after).toBe(before);
	}
}

const someStart = (dice: Dice) =>
	dice.pick([
		() => homeStart,
		() => ghostSetUp({variant: dice.pick(variantNames)}, dice.oneIn(2)),
		() =>
			hangmanStart({
				length: '4',
				budget: String(dice.between(1, 26)),
				chooser: dice.pick(chooserNames),
				figure: dice.pick(['eye', 'gallows', 'none']),
			}),
	])();

/** A game that is left in the middle goes on where it was. */
async function checkLeft(screen: Screen, reopen: () => Promise<Screen>): Promise<void> {
	const before = await quiet(screen);
	const {pattern, wrong} = factsIn(before);
	if (!before.startsWith(' wordfiend › hangman') || pattern?.includes('-') !== true) return;
	await screen.press('Escape');
	if (!/[›>] Go on/.test(await quiet(screen))) return;
	screen.close();
	const again = await reopen();
	await again.shows('› Go on');
	await again.press('Enter');
	await eventually(() => {
		expect(factsIn(again.frame()), before).toMatchObject({pattern, wrong});
	});
	again.close();
}

fuzz('walks through the screens: each frame is sound, and what it says is true', 8, async dice => {
	const files: Files = new Map();
	let size = standard;
	const openWith = (route: Parameters<typeof openScreen>[0]) => {
		const {disk} = frailDisk(files, undefined);
		const player = playerIn('/home', undefined, {disk});
		return openScreen(route, size, {player, workers: limitedWorkers()});
	};
	const screen = await openWith(await someStart(dice));
	for (let left = dice.between(4, 40); left > 0 && !screen.hasEnded(); left--) {
		const kind = dice.between(0, 19);
		if (kind === 0) {
			const other = someWindow(dice);
			await checkThereAndBack(screen, size, other);
			if (dice.oneIn(2)) screen.resize((size = other));
		} else if (kind === 1) screen.paste(dice.pick(hostileTexts));
		else if (kind === 2) await screen.press(dice.pick(oddKeys));
		else await screen.press(dice.pick(kind < 10 ? commands : letters));
		await quiet(screen);
		if (!screen.hasEnded()) check(screen, size);
	}

	if (!screen.hasEnded()) await checkLeft(screen, () => openWith(homeStart));
	screen.close();
});
