import {readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, test} from 'vitest';
import {dailyWords} from '../../source/dictionaries/index.js';
import {playerIn} from '../store/player.js';
import {openSession} from '../../source/screens/session.js';
import type {Route} from '../../source/screens/routes.js';
import type {Texts} from '../../source/settings/setting.js';
import {commandOf} from '../../source/engine/index.js';
import {newFolder} from '../at-end.js';
import {programThat} from '../programs/program.js';
import {ghostStart, hangmanStart, homeStart, loaded, openScreen, sizes, standard} from './open-screen.js';

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
		const screen = await openScreen(await hangmanStart(asked), standard, {
			player: player(),
			freshId: () => `game-${letter}`,
		});
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
	const menu = await screen.shows('› Go on         -oo- · 1 of 5 wrong · evil · just now');
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
	await screen.shows('the last one first');
	expect(screen.frame().match(/1 of 8 wrong/g)).toHaveLength(4);
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
	await screen.shows('the last one first');
	await screen.press('Backspace', 'Enter');
	await screen.shows('the last one first');
	await screen.press('Backspace', 'Enter');
	await screen.shows('it has not picked a word yet');
	expect(screen.frame()).not.toContain('Go on');
	await player().recorder.settled();
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
		await screen.shows('1 of 8 wrong');
		expect(faults).toHaveLength(1);
		expect(faults[0]).toMatch(/^1 game left can’t be read/);
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
	const screen = await openScreen(await hangmanStart({length: '4', guesser: 'expert'}), standard, {
		player: player(),
		session: openSession({dictionary: 'example'}),
	});
	await screen.shows('expert');
	await screen.press('Right');
	await screen.shows('✗');
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

describe('a game against a program', () => {
	/** Leaves a game that a program plays in after some letters. */
	async function leaveProgram(letters: string, seat: 'chooser' | 'race' = 'chooser'): Promise<void> {
		const program = programThat();
		const owner = player();
		owner.programs.allow({program});
		const route = await hangmanStart({length: '4', [seat]: program});
		const screen = await openScreen(route, standard, {player: owner});
		await screen.shows('alphabet');
		for (const letter of letters) {
			await screen.press(letter);
			await screen.shows(`✗${letter}`);
		}

		await screen.press('Escape');
		await screen.shows(' wrong · ');
		screen.close();
	}

	test('with a program beside it goes on with its command, or alone', async () => {
		await leaveProgram('z', 'race');
		for (const command of [commandOf(programThat()), '']) {
			const screen = await openMenu();
			await screen.shows('› Go on         ---- · 1 of 8 wrong · evil');
			await screen.press('Enter');
			await screen.shows('alphabet plays beside you, and its command is kept nowhere.');
			if (command !== '') screen.paste(command);
			await screen.press('Enter');
			await screen.shows('✗z');
			if (command === '') expect(screen.frame()).not.toContain('race');
			else await screen.shows('alphabet');
			await screen.press('Escape');
			await screen.shows('› Go on');
			screen.close();
		}
	});

	test('waits under its name, and goes on once its command is typed', async () => {
		await leaveProgram('zq');
		const screen = await openMenu();
		await screen.shows('› Go on');
		await screen.press('Enter');
		await screen.shows('alphabet answers in this game, and its command is kept nowhere.');
		screen.paste(`${commandOf(programThat('keeps the first'))}'`);
		await screen.press('Enter');
		await screen.shows('Your program: give a command that closes its quotes');
		await screen.press('Backspace', 'Enter');
		await screen.shows('✗z ✗q');
		await screen.press('j');
		await screen.shows('✗z ✗q ✗j');
		await screen.press('Tab', 'Tab');
		const log = await screen.shows('asked  choose j');
		expect(log).toContain('asked  choose z');
		screen.close();
	});

	test('stays as it was where its command starts nothing', async () => {
		await leaveProgram('zq');
		const screen = await openMenu();
		await screen.shows('› Go on');
		await screen.press('Enter');
		await screen.shows('its command is kept nowhere');
		screen.paste('no-such-program');
		await screen.press('Enter');
		// Where a folder of PATH may not be read, the system does not know which of the two it is.
		await screen.shows('can’t be started: there is no such program');
		await screen.press('Escape');
		await screen.shows('› Go on         ---- · 2 of 8 wrong · alphabet');
		screen.close();
		expect((await player().store.history()).games).toEqual([]);
	});

	test('stays as it was where no command is typed', async () => {
		await leaveProgram('zq');
		const screen = await openMenu();
		await screen.shows('› Go on');
		await screen.press('Enter');
		await screen.shows('its command is kept nowhere');
		await screen.press('Enter');
		await screen.shows('› Go on         ---- · 2 of 8 wrong · alphabet');
		screen.close();
		expect(await player().store.waiting()).toMatchObject([
			{moves: 'z0q0', settings: {chooser: 'program:alphabet'}},
		]);
	});
});
