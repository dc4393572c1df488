import {expect, test} from 'vitest';
import {ghostStart, openScreen, sizes} from './open-screen.js';

test.each(sizes)('the coach before the first letter at $columns×$rows', async size => {
	const screen = openScreen(await ghostStart({dictionary: 'common', verbose: true}), size);
	expect(await screen.shows('You can force a win with J, H, M or R.')).toMatchSnapshot();
});

test('Tab shows the coach, then the tree, then the letters', async () => {
	const screen = openScreen(await ghostStart({opponent: 'human'}));
	await screen.press('g', 'Tab');
	await screen.shows('── coach');
	await screen.shows('✗ loses in 3');
	await screen.press('Tab');
	await screen.shows('── tree G');
	await screen.shows('└─ OOD ●');
	await screen.press('Tab');
	await screen.shows('── letters');
});

test('where all letters lose the coach says which lasts longest', async () => {
	const screen = openScreen(await ghostStart({dictionary: 'common', seed: 'a', verbose: true}));
	await screen.press('q');
	await screen.shows('QU begins');
	expect(await screen.shows('The computer can force a win; A, E, I or O last longest')).toMatchSnapshot();
});

test.each(sizes)(
	'a won game thrown away is told, with what would have won, at $columns×$rows',
	async size => {
		const screen = openScreen(await ghostStart({dictionary: 'common', seed: 'a', verbose: true}), size);
		await screen.press('j');
		await screen.shows('JO begins');
		await screen.press('a');
		expect(await screen.shows('you had won, and A threw it away; C, D, E')).toMatchSnapshot();
	},
);

test('a game that was never won is told to be so', async () => {
	const screen = openScreen(await ghostStart({opponent: 'human', verbose: true}));
	await screen.press('g', 'o', 'o', 'd');
	expect(await screen.shows('The loser could never force a win')).toContain('could not force one');
});

test.each(sizes)('the tree at $columns×$rows', async size => {
	const screen = openScreen(await ghostStart({dictionary: 'common', opponent: 'human'}), size);
	await screen.press('q', 'Tab', 'Tab');
	expect(await screen.shows('── tree Q ')).toMatchSnapshot();
});

test('one walks into the tree and back to the game, and a letter leads back, too', async () => {
	const screen = openScreen(await ghostStart({dictionary: 'common', opponent: 'human'}));
	await screen.press('q', 'Tab', 'Tab');
	await screen.shows('› ├─ U');
	await screen.press('Down', 'Down', 'Right');
	await screen.shows('── tree QUE ');
	await screen.shows('player 1 wins');
	await screen.press('Right');
	await screen.shows('── tree QUEA');
	await screen.press('Left', 'Left', 'Left');
	await screen.shows('── tree Q ');
	await screen.press('Right', 'u');
	await screen.shows('── tree QU ');
	await screen.shows('│ Q │ U │ _ │');
});

test('stubborn lasts, careless errs, and both are to be chosen', async () => {
	const screen = openScreen(await ghostStart({}, false));
	await screen.press('Right');
	await screen.shows('‹ stubborn ›');
	await screen.shows('perfect, and never makes it easy');
	await screen.press('Right');
	await screen.shows('‹ careless ›');
	await screen.press('Enter');
	await screen.shows('careless · 4+ letters');
});

test('two bots are watched to the end', async () => {
	const screen = openScreen(await ghostStart({player: 'perfect', opponent: 'stubborn', verbose: true}));
	expect(await screen.shows('loses.')).toContain('computer 1');
	await screen.shows('perfect – stubborn');
});
