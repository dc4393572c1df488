import {readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {dailyWords} from '../../source/dictionaries/index.js';
import {playerIn} from '../store/player.js';
import {openSession} from '../../source/screens/session.js';
import type {Route} from '../../source/screens/routes.js';
import type {Texts} from '../../source/settings/setting.js';
import {newFolder} from '../at-end.js';
import {programThat} from '../programs/program.js';
import {
	ghostStart,
	hangmanStart,
	homeStart,
	loaded,
	openHangman,
	openScreen,
	sizes,
	standard,
} from './open-screen.js';

let home = '';

beforeEach(() => {
	home = newFolder();
});

/** The player, as a program that begins anew finds them. */
const player = () => playerIn(home);

/** Plays some keys in a game and leaves it for the menu; gives what it showed last. */
async function leave(route: Route, keys: readonly string[], shown: string): Promise<string> {
	const screen = await openScreen(route, standard, {player: player()});
	await screen.press(...keys);
	const last = await screen.shows(shown);
	await screen.press('Escape');
	await screen.shows('› Go on');
	screen.close();
	return last;
}

const openMenu = (size = standard) => openScreen(homeStart, size, {player: player()});

/** Leaves so many games, one after the other. */
async function leaveGames(letters: string, asked: Texts = {}): Promise<void> {
	for (const letter of letters) {
		const screen = await openHangman(asked, {player: player()});
		await screen.press(letter);
		await screen.shows(`✗${letter}`);
		await screen.press('Escape');
		await screen.shows('just now');
		screen.close();
	}
}

test('a game that is left is not asked about, stands first in the menu, and goes on where it was', async () => {
	const last = await leave(await hangmanStart({length: '4', budget: '5'}), ['e', 'o', 'Space'], 'Hint:');
	const screen = await openMenu();
	const menu = await screen.shows('› Go on         -oo- · 4 of 5 left · evil · just now');
	expect(menu.indexOf('Go on')).toBeLessThan(menu.indexOf('Hangman'));
	await screen.press('Enter');
	const shown = await screen.shows('hangman');
	const wrong = (text: string) => text.split('\n').find(line => line.includes('wrong'));
	expect(wrong(await screen.shows('✗e'))).toBe(wrong(last));
	expect(shown).toContain('evil · 4 letters');
	// It is over after these, and waits no more; the hint counts.
	await screen.press('z', 'q', 'j', 'v');
	await screen.shows('1 hint');
	await screen.press('Escape');
	await screen.shows('› Hangman');
	expect(screen.frame()).not.toContain('Go on');
	expect(await readdir(join(home, 'games'))).toEqual([]);
	expect((await player().store.history()).games).toMatchObject([{moves: 'eo?zqjv', end: {result: 'lost'}}]);
	screen.close();
});

test('several wait, and the rest stands behind one entry', async () => {
	await leaveGames('zqjv', {length: '4'});
	for (const size of sizes) {
		const screen = await openMenu(size);
		await screen.shows('Unfinished    2 more');
		expect(screen.frame().match(/Go on/g)).toHaveLength(2);
		expect(screen.frame()).toContain('Quit');
		screen.close();
	}

	const screen = await openMenu();
	await screen.shows('Unfinished    2 more');
	await screen.press('Down', 'Down', 'Enter');
	await screen.shows('unfinished games');
	expect(screen.frame().match(/7 of 8 left/g)).toHaveLength(4);
	await screen.press('Down', 'Enter');
	await screen.shows('✗j');
	screen.close();
});

test('a game is thrown away once it is asked for, and asked about', async () => {
	await leaveGames('zq', {length: '4'});
	const screen = await openMenu();
	await screen.shows('Go on');
	await screen.press('Backspace');
	await screen.shows('Throw this game away?');
	await screen.press('Escape');
	await screen.lacks('Throw this game away?');
	await screen.press('Backspace', 'Enter');
	await screen.lacks('Throw this game away?');
	expect((await screen.shows('it has not picked a word yet')).match(/Go on/g)).toHaveLength(1);
	await screen.press('Backspace', 'Enter');
	await screen.lacks('Throw this game away?');
	expect(screen.frame()).not.toContain('Go on');
	await player().recorder.settled();
	screen.close();
});

test('a game that is kept after all stays the chosen one', async () => {
	await leaveGames('zqj', {length: '4'});
	const screen = await openMenu();
	await screen.shows('Go on');
	await screen.press('Down', 'Backspace');
	await screen.shows('Throw this game away?');
	await screen.press('Escape');
	await screen.lacks('Throw this game away?');
	const games = screen
		.frame()
		.split('\n')
		.filter(line => line.includes('7 of 8 left'));
	expect(games.map(line => line.includes('›'))).toEqual([false, true, false]);
	screen.close();
});

describe('other games', () => {
	test('a word that somebody typed', async () => {
		await leave(await hangmanStart({chooser: 'random', secret: 'marmalade'}), ['e'], 'e✓');
		const screen = await openMenu();
		expect(await screen.shows('--------e')).not.toContain('marmalade');
		await screen.press('Enter');
		await screen.shows('e✓');
		await screen.press('a');
		await screen.shows('a✓');
		screen.close();
	});

	test('Ghost against a bot, and a match', async () => {
		const start = await ghostStart({opponent: 'human', isMatch: 'yes', minLength: '4'});
		await leave(start, ['d', 'e'], 'DE');
		const screen = await openMenu();
		await screen.shows('DE · Ghost for two · just now');
		await screen.press('Enter');
		await screen.shows('ghost');
		await screen.press('a', 'l');
		await screen.shows('next round');
		await screen.press('Escape');
		await screen.shows('a new round · Ghost for two · rounds lost');
		await screen.press('Enter');
		await screen.shows('ghost');
		screen.close();
	});

	test('Superghost, whose book is made first', async () => {
		const start = await ghostStart({opponent: 'human', variant: 'superghost'});
		await leave(start, ['e', 'Left', 'd'], 'DE');
		const screen = await openMenu();
		await screen.shows('DE · Superghost for two');
		await screen.press('Enter');
		await screen.shows('superghost');
		await screen.shows('DE');
		screen.close();
	});

	test('the day’s game, also from its own screen', async () => {
		const dictionary = await loaded(dailyWords);
		await leave(
			{to: 'hangman', with: {game: 'daily', list: dictionary, settings: {day: '2026-11-21', figure: 'none'}}},
			['Space'],
			'Hint:',
		);
		const screen = await openMenu();
		await screen.shows('daily 2026-11-21');
		await screen.press('Enter');
		await screen.shows('wordfiend › daily  ');
		screen.close();
		const {store} = player();
		expect(await store.waiting()).toMatchObject([{game: 'daily', moves: '?'}]);
	});
});

describe('what keeps a game from going on', () => {
	const files = () => join(home, 'games');

	/** Leaves a game on a list of one's own; gives its path. */
	async function leaveOnList(): Promise<string> {
		const path = join(home, 'words.txt');
		await writeFile(path, 'beta\ndeal\ncool\n');
		await leave(await hangmanStart({dictionary: path, length: '4'}), ['z'], '✗z');
		return path;
	}

	test('a list whose words have changed', async () => {
		const path = await leaveOnList();
		await writeFile(path, 'beta\ndeal\ncool\nelse\n');
		const screen = await openMenu();
		await screen.shows('Go on');
		await screen.press('Enter');
		await screen.shows('since you left this game');
		await screen.press('Backspace');
		await screen.shows('Throw this game away?');
		await screen.press('Enter');
		await screen.shows('it has not picked a word yet');
		screen.close();
	});

	test('a list that has gone, until it is there again', async () => {
		const path = await leaveOnList();
		await rm(path);
		const screen = await openMenu();
		await screen.shows('Go on');
		await screen.press('Enter');
		await screen.shows('check the path');
		await writeFile(path, 'beta\ndeal\ncool\n');
		await screen.press('Escape');
		await screen.shows('› Go on');
		await screen.press('Enter');
		await screen.shows('✗z');
		screen.close();
	});

	test('a file that is broken is left alone and told once', async () => {
		await leaveGames('z', {length: '4'});
		await writeFile(join(files(), 'broken.json'), '{');
		const faults: string[] = [];
		const screen = await openScreen(homeStart, standard, {
			player: playerIn(home, sentence => faults.push(sentence)),
		});
		await screen.shows('7 of 8 left');
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/^1 unfinished game can’t be read/);
		screen.close();
	});

	test('a game that is over by now in another program', async () => {
		await leaveGames('z', {length: '4'});
		const screen = await openMenu();
		await screen.shows('Go on');
		await rm(files(), {recursive: true});
		await screen.press('Enter');
		await screen.shows('This game is over, or open in another window');
		expect(screen.frame()).not.toContain('throw away');
		screen.close();
	});
});

test('a bot’s game is left without a question', async () => {
	const screen = await openHangman(
		{length: '4', guesser: 'expert'},
		{player: player(), session: openSession({given: {dictionary: 'example'}})},
	);
	await screen.shows('expert');
	await screen.press('Right');
	await screen.shows('✗');
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

test('a game that a program guesses in is left without a question, and is not kept', async () => {
	const guesser = programThat();
	const owner = player();
	owner.programs.allow({guesser});
	const screen = await openHangman({length: '4', guesser}, {player: owner});
	await screen.shows('✗a');
	await screen.press('Escape');
	expect(await screen.shows('it has not picked a word yet')).not.toContain('Go on');
	expect(await player().store.waiting()).toEqual([]);
	await owner.programs.stop();
});

test('a game with a program beside it goes on alone', async () => {
	const race = programThat();
	const owner = player();
	owner.programs.allow({race});
	const screen = await openHangman({length: '4', race}, {player: owner});
	await screen.shows('alphabet');
	await screen.press('z');
	await screen.shows('✗z');
	await screen.press('Escape');
	await screen.shows('› Go on         ---- · 7 of 8 left · evil');
	screen.close();
	await owner.programs.stop();
	const again = await openMenu();
	await again.shows('› Go on');
	await again.press('Enter');
	expect(await again.shows('✗z')).not.toContain('race');
	again.close();
});
