import {expect, test} from 'vitest';
import {hangmanStart, openScreen, sizes} from './open-screen.js';

test.each(sizes)('a race at $columns×$rows', async size => {
	const start = await hangmanStart({length: '4', budget: '5', race: 'expert'});
	const screen = await openScreen(start, size);
	await screen.press('q', 'j');
	// Only the mark of its letters is shown before yours are over.
	const running = await screen.shows('2 misses');
	const lane = running.split('\n').find(line => line.includes('expert'));
	expect(lane).toMatch(/expert( {2,3}[✓✗]){2} +(no|\d) miss(es)?/);
	await screen.press('x', 'z', 'v');
	expect(await screen.shows('expert beats you: it won.')).toMatch(/expert +([a-z][✓✗] )+ +won, \d miss/);
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
	await screen.press('q');
	await screen.shows('1 miss');
});

test('a race with your best, where there is none yet', async () => {
	const screen = await openScreen(await hangmanStart({length: '4', budget: '5', race: 'best'}));
	await screen.press('q');
	await screen.shows('No finished game with these settings yet, so nobody to race.');
});

test('someone’s game stands beside yours', async () => {
	const start = await hangmanStart({length: '4', budget: '3'});
	if (start.to !== 'hangman') throw new Error('A game is wanted');
	const screen = await openScreen({to: 'hangman', with: {...start.with, against: 'eoibp'}});
	await screen.press('q', 'j', 'x');
	const ended = await screen.shows('Nobody won, neither you nor they.');
	expect(ended).toMatch(/you +q✗ j✗ x✗ +lost, 3 misses/);
	expect(ended).toMatch(/them +e✗ o✓ i✗ b✗ +lost, 3 misses/);
});
