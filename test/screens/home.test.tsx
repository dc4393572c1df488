import {expect, test} from 'vitest';
import {openSession} from '../../source/screens/session.js';
import {homeStart, keepPicture, openScreen, sizes, standard} from './open-screen.js';

test.each(sizes)('home at $columns×$rows', async size => {
	const screen = await openScreen(homeStart, size);
	keepPicture(await screen.shows('example · 9'), size);
});

test('the arrow keys, j and k, Home and End go through the menu', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Up', 'Up');
	await screen.shows('› Quit');
	await screen.press('Down', 'j');
	await screen.shows('› Hangman');
	await screen.press('Down', 'k', 'j', 'Down', 'Down');
	await screen.shows('› Laboratory');
	await screen.press('End');
	await screen.shows('› Quit');
	await screen.press('Home');
	await screen.shows('› Daily');
});

test.each([
	[['Enter'], 'hangman › set-up'],
	[['Up', 'Enter'], 'daily'],
	[['Down', 'Enter'], 'ghost › set-up'],
	[['Down', 'Down', 'Enter'], 'how to play'],
	[['Down', 'Down', 'Down', 'Enter'], 'laboratory'],
	[['Down', 'Down', 'Down', 'Down', 'Enter'], 'statistics'],
	[['Down', 'Down', 'Down', 'Down', 'Down', 'Enter'], 'settings'],
	[['r'], 'rules'],
] as const)('%j opens %s', async (keys, title) => {
	const screen = await openScreen(homeStart);
	await screen.press(...keys);
	await screen.shows(`wordfiend › ${title}`);
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

test('Esc and q ask before they leave, and a second Esc stays', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Escape');
	await screen.shows('Quit Wordfiend?');
	await screen.press('Escape');
	await screen.shows('Esc quit');
	expect(screen.hasEnded()).toBe(false);
	await screen.press('q', 'Enter');
	expect(screen.hasEnded()).toBe(true);
});

test('a key that does nothing says so, until the next', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Tab');
	await screen.shows('Tab does nothing here; ? lists the keys.');
	await screen.press('Down');
	await screen.shows('› Ghost');
	expect(screen.frame()).not.toContain('Tab does nothing');
});

test('the cursor is on the lesson for someone who has never played, and on Hangman for everyone else', async () => {
	const fresh = await openScreen(homeStart, standard, {
		session: openSession({given: {dictionary: 'example'}}),
	});
	await fresh.shows('› How to play');
	const session = openSession({given: {dictionary: 'example'}, remembered: {daily: {day: '2026-11-21'}}});
	const known = await openScreen(homeStart, standard, {session});
	await known.shows('› Hangman');
});

test('Watch opens the set-up with a bot to guess', async () => {
	const screen = await openScreen(homeStart);
	await screen.press('Down', 'Down', 'Down', 'Enter');
	await screen.shows('› Watch');
	await screen.press('Enter');
	await screen.shows('‹ expert ›');
	await screen.press('Escape', 'Up', 'Up', 'Up', 'Enter');
	await screen.shows('› Difficulty');
	expect(screen.frame()).not.toContain('Guesser');
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
	await screen.press('r');
	await screen.shows('A word is hidden');
	await screen.press('Right', 'Right', 'Right', 'Right', 'Right', 'Right', 'Right', 'Right');
	expect(await screen.shows('Spook')).not.toContain('more');
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
