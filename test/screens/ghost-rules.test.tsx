import {expect, test, vi} from 'vitest';
import {ghostStart, openScreen, sizes} from './open-screen.js';

test('a bluff is challenged, and whoever can name no word has lost', async () => {
	const screen = openScreen(await ghostStart({opponent: 'human', rule: 'challenge'}));
	await screen.press('g', 'x');
	expect(await screen.shows('Player 1’s letter')).not.toContain('begins');
	await screen.press('Space');
	await screen.shows('Player 2 must name a word');
	await screen.press('g', 'x', 'a', 'Backspace');
	expect(await screen.shows('GX_')).toMatchSnapshot();
	await screen.press('Enter');
	await screen.shows('GX does not do: player 2 loses.');
});

test('whoever challenges a word that there is has lost', async () => {
	const screen = openScreen(await ghostStart({opponent: 'human', rule: 'challenge'}));
	await screen.press('g', 'o', 'Space', 'g', 'o', 'o', 'd', 'Enter');
	await screen.shows('GOOD is a word: player 1 loses.');
	await screen.shows('names GOOD');
});

test('the computer challenges what is dead; no word is no answer', async () => {
	const screen = openScreen(await ghostStart({rule: 'challenge'}));
	await screen.press('z');
	await screen.shows('You must name a word');
	await screen.press('Enter');
	await screen.shows('No word is named: you lose.');
});

test('the computer answers a challenge with a word', async () => {
	const screen = openScreen(await ghostStart({rule: 'challenge', seed: 'a'}));
	await screen.press('g');
	await screen.shows('Your letter');
	await screen.press('Space');
	await screen.shows('GOOD is a word: you lose.');
});

test.each(sizes)('a match of rounds at $columns×$rows', async size => {
	const screen = openScreen(await ghostStart({opponent: 'human', isMatch: true}), size);
	await screen.press('z');
	await screen.shows('player 1 G····   player 2 ·····');
	await screen.press('Enter');
	await screen.shows('Player 1’s first letter');
	await screen.press('g', 'z', 'Enter');
	await screen.shows('Player 2’s first letter');
	await screen.press('z', 'Enter', 'z', 'Enter', 'z', 'Enter', 'z');
	expect(await screen.shows('Player 2 loses the match.')).toMatchSnapshot();
	await screen.press('Enter');
	await screen.shows('player 1 ·····   player 2 ·····');
	await screen.shows('Player 1’s first letter');
});

test.each(sizes)('Superghost under way at $columns×$rows', async size => {
	const screen = openScreen(
		await ghostStart({dictionary: 'small', variant: 'superghost', opponent: 'human', verbose: true}),
		size,
	);
	await screen.shows('Player 1’s first letter');
	await screen.press('n', 'Left');
	await screen.shows('N is in');
	await screen.press('a');
	await screen.shows('AN is in');
	await screen.press('Right', 'g');
	await screen.shows('ANG is in');
	expect(await screen.shows('Player 2 can force a win')).toMatchSnapshot();
});

test('solving Superghost tells how far it is, and begins the game that waits', async () => {
	let report: ((share: number) => void) | undefined;
	const screen = openScreen(await ghostStart({variant: 'superghost'}), undefined, {
		openBook: (_dictionary, _minLength, _variant, onProgress) =>
			new Promise(() => {
				report = onProgress;
			}),
	});
	await screen.shows('Solving Superghost: 0%');
	await vi.waitFor(() => {
		expect(report).toBeDefined();
	});
	report?.(0.43);
	await screen.shows('Solving Superghost: 43%');
});
