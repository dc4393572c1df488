import {describe, expect, test} from 'vitest';
import {openSession} from '../../source/screens/session.js';
import {playerWith} from '../store/player.js';
import {homeStart, keepPicture, openScreen, sizes, standard} from './open-screen.js';

test.each(sizes)('home at $columns×$rows', async size => {
	const screen = await openScreen(homeStart, size);
	keepPicture(await screen.shows('example · 9'), size);
});

test('the arrow keys go round the menu', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Up');
	await screen.shows('› Quit');
	await screen.press('Down');
	await screen.shows('› Hangman');
	await screen.press('Down', 'Down', 'Down');
	await screen.shows('› Watch');
});

test.each([
	[['Enter'], 'hangman › set-up'],
	[['Down', 'Enter'], 'ghost › set-up'],
	[['Down', 'Down', 'Enter'], 'ghost › openings'],
	[['Down', 'Down', 'Down', 'Enter'], 'hangman › set-up'],
	[['Down', 'Down', 'Down', 'Down', 'Enter'], 'tournament › set-up'],
	[['Up', 'Up', 'Enter'], 'rules'],
] as const)('%j opens %s', async (keys, title) => {
	const screen = await openScreen(homeStart);
	await screen.press(...keys);
	await screen.shows(`wordfiend › ${title}`);
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

test('Watch opens the set-up with a bot to guess', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Down', 'Down', 'Down', 'Enter');
	await screen.shows('‹ expert ›');
	await screen.press('Escape', 'Up', 'Up', 'Up', 'Enter');
	await screen.shows('‹ you ›');
});

test('help lies over the screen and goes away again', async () => {
	const screen = await openScreen(homeStart);
	await screen.shows('example · 9');
	await screen.press('?');
	expect(await screen.shows('this help')).toMatchSnapshot();
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

test('the rules in one list, from their beginning to their end', async () => {
	const screen = await openScreen(homeStart, {columns: 60, rows: 20});
	await screen.press('Up', 'Up', 'Enter');
	await screen.shows('A word is hidden');
	await screen.press('Right', 'Right', 'Right', 'Right', 'Right', 'Right', 'Right', 'Right');
	expect(await screen.shows('Superghost')).not.toContain('more');
});

test.each(sizes)('the rules at $columns×$rows', async size => {
	const screen = await openScreen({to: 'rules', with: {}}, size);
	keepPicture(await screen.shows('A word is hidden'), size);
});

test('a window that is too small says so, and the screen is there again when it grows', async () => {
	const screen = await openScreen(homeStart, {columns: 59, rows: 20});
	await screen.shows('Wordfiend needs 60×20; this window is 59×20.');
	screen.resize({columns: 60, rows: 20});
	await screen.shows('it has not picked a word yet');
	screen.resize({columns: 60, rows: 19});
	await screen.shows('this window is 60×19');
});

describe('the daily stands first for whoever has played it before', () => {
	const played = async () => {
		const player = playerWith([]);
		await player.store.remember({choices: {daily: {day: '2026-11-21'}}});
		return player;
	};

	test('from the first frame on where that is known', async () => {
		const session = openSession({dictionary: 'example'}, {}, {remembered: {daily: {day: '2026-11-21'}}});
		const screen = await openScreen(homeStart, standard, {session, player: await played()});
		expect(screen.frame()).toContain('› Daily');
		await screen.press('Down');
		await screen.shows('› Hangman');
	});

	test('or as soon as it is', async () => {
		const screen = await openScreen(homeStart, standard, {player: await played()});
		await screen.shows('› Daily');
	});
});
