import {expect, test} from 'vitest';
import {limitedWorkers} from './limited-workers.js';
import {hangmanStart, keepPicture, openHangman, openScreen, standard} from './open-screen.js';

const evil = {dictionary: 'small', length: '8', budget: '5'};

test('the review of a lost game', async () => {
	const screen = await openHangman(evil, {workers: limitedWorkers()});
	for (const letter of 'eaiosxz') await screen.press(letter);
	await screen.shows('You lost.');
	await screen.press('R');
	await screen.shows('hangman › review');
	await screen.press('Right', 'Right', 'Right');
	await screen.shows('4 of');
	await screen.inEachWindow(async size => {
		await screen.lacks('analysing…');
		expect(await screen.shows('Best play: 3 misses with i, e, l, a, o, c, d, r, p, u, s.')).not.toMatch(
			/\S…/,
		);
		keepPicture(await screen.shows('all turns'), size);
	});
});

test('the review of an honest game', async () => {
	const start = await hangmanStart({
		dictionary: 'small',
		length: '8',
		budget: '8',
		chooser: 'random',
		secret: 'marigold',
	});
	const screen = await openScreen(start, standard, {workers: limitedWorkers()});
	for (const letter of 'esariogmld') await screen.press(letter);
	await screen.shows('You won! The word was marigold.');
	await screen.press('r');
	await screen.inEachWindow(async size => {
		await screen.lacks('analysing…');
		keepPicture(await screen.shows('all turns'), size);
	});
	await screen.press('?');
	await screen.inEachWindow(async size => keepPicture(await screen.shows('It played fair, so'), size));
});

test('a review says what expert would have asked, on Tab, and where no mistake is left', async () => {
	const screen = await openHangman({length: '4', budget: '3'});
	await screen.press('x', 'e', 'z');
	await screen.shows('You lost.');
	await screen.press('r');
	await screen.lacks('analysing…');
	expect(screen.frame()).not.toContain('expert   ');
	await screen.press('Tab');
	await screen.shows('expert   e: a miss, 3 words left, not 8');
	await screen.press('Right');
	await screen.shows('expert   e, too');
	await screen.press('Left', 'n', 'n');
	await screen.shows('3 of 3');
	await screen.press('n');
	await screen.shows('No mistake after this turn.');
	await screen.press('Left', 'Right', 'N');
	await screen.shows('No mistake after this turn.');
	await screen.press('p', 'p');
	await screen.shows('No mistake before this turn.');
	await screen.press('Tab');
	expect(screen.frame()).not.toContain('expert   ');
});

test('a review without a mistake offers no way to one', async () => {
	const screen = await openHangman({length: '4', budget: '2'});
	await screen.press('e', 'o', 'c');
	await screen.shows('You lost.');
	await screen.press('r');
	await screen.lacks('analysing…');
	expect(screen.frame()).not.toContain('N P');
	await screen.press('n');
	await screen.shows('This is a review: ←→ step, Esc goes back.');
});

test('the review stops at the first and the last turn, and goes back to the end of the game', async () => {
	const screen = await openHangman({length: '4', budget: '2'});
	await screen.press('x', 'z');
	await screen.shows('You lost.');
	await screen.press('r', 'Left');
	await screen.shows('1 of 2');
	await screen.shows('No turn before this one.');
	await screen.press('Right', 'Right', 'Right');
	await screen.shows('2 of 2');
	await screen.shows('No turn after this one.');
	await screen.press('Escape');
	await screen.shows('You lost.');
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
});

test('what a key was refused with is gone once the help is opened', async () => {
	const screen = await openHangman({length: '4', budget: '1'});
	await screen.press('x');
	await screen.shows('You lost.');
	await screen.press('d');
	await screen.shows('The game is over: Enter plays again.');
	await screen.press('?');
	expect(await screen.shows('Guess the word letter by letter.')).not.toContain('The game is over');
});

test('a held letter does no harm at the end of a game', async () => {
	const screen = await openHangman({length: '4', budget: '1'});
	await screen.press('rrrrrrrr', 'xyz', 'rrr');
	await screen.shows('hangman › review');
	await screen.press('Escape');
	await screen.shows('You lost.');
});

test('r is a letter as long as the game goes on', async () => {
	const screen = await openHangman({length: '4', budget: '6'});
	await screen.press('r');
	await screen.shows('No r.');
});

test('where the chooser names another word than before, it is marked', async () => {
	const screen = await openHangman({length: '4', budget: '2'});
	await screen.press('a', 'x');
	await screen.shows('You lost.');
	await screen.press('r');
	await screen.shows('ally ↝ cool  it changed its mind');
	await screen.press('Right');
	await screen.shows('its word cool');
	expect(screen.frame()).not.toContain('changed its mind');
});
