import {readMoves} from '../../source/engine/index.js';
import {expect, test} from 'vitest';
import {shortDigestOf} from '../../source/codes/digest.js';
import {hangman} from '../store/games.js';
import {playerWith} from '../store/player.js';
import {hangmanStart, openHangman, openScreen, sizes} from './open-screen.js';

test.each(sizes)('a race at $columns×$rows', async size => {
	const start = await hangmanStart({length: '4', budget: '5', race: 'expert'});
	const screen = await openScreen(start, size);
	await screen.press('q', 'j');
	// Only the mark of its letters is shown before yours are over.
	const running = await screen.shows('2 misses');
	const lane = running.split('\n').find(line => line.includes('expert'));
	expect(lane).toMatch(/expert( {2,3}[✓✗]){2} +(no|\d) miss(es)?/);
	await screen.press('x', 'z', 'v');
	expect(await screen.shows('Expert wins.')).toMatch(/expert +([a-z][✓✗] )+ +won, \d miss/);
	await screen.press('Enter');
	await screen.shows('Guess a letter.');
	await screen.press('q');
	await screen.shows('1 miss');
});

test('a race with your best, where there is none yet', async () => {
	const screen = await openHangman({length: '4', budget: '5', race: 'best'});
	await screen.press('q');
	await screen.shows('No finished game with these settings yet, so there is nobody to race.');
});

test('a race with your best of the games finished', async () => {
	const start = await hangmanStart({length: '4', budget: '5', race: 'best'});
	if (start.to !== 'hangman') throw new Error('A game is wanted');
	const digest = shortDigestOf(start.with.list);
	const game = {...hangman, digest, settings: {...hangman.settings, length: 4, budget: 5}};
	const player = playerWith([
		{...game, moves: 'zqjxv', end: {misses: 5, result: 'lost'}},
		{...game, moves: 'eodcl', end: {misses: 2, result: 'won'}},
		{...game, moves: 'eocadg', end: {misses: 3, result: 'won'}},
		{...game, moves: 'o', end: {misses: 0, result: 'won'}, digest: '0000000'},
	]);
	const screen = await openScreen(start, undefined, {player});
	await screen.shows('your best');
	await screen.press('q', 'j', 'x', 'z', 'v');
	expect(await screen.shows('Your best wins.')).toMatch(/your best +e✗ o✓ d✗ c✓ l✓ +won, 2 misses/);
});

test('someone’s game stands beside yours', async () => {
	const start = await hangmanStart({length: '4', budget: '3'});
	if (start.to !== 'hangman') throw new Error('A game is wanted');
	const screen = await openScreen({to: 'hangman', with: {...start.with, against: readMoves('eoibp')}});
	await screen.press('q', 'j', 'x');
	const ended = await screen.shows('Neither you nor your friend won.');
	expect(ended).toMatch(/you +q✗ j✗ x✗ +lost, 3 misses/);
	expect(ended).toMatch(/your friend +e✗ o✓ i✗ b✗ +lost, 3 misses/);
});
