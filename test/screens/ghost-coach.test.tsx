import {expect, test} from 'vitest';
import {ghostSetUp, keepPicture, openGhost, openScreen, sizes} from './open-screen.js';
import {eventually} from '../eventually.js';

test('the coach before the first letter', async () => {
	const screen = await openGhost({dictionary: 'common', verbose: 'yes'});
	await screen.inEachWindow(async size =>
		keepPicture(await screen.shows('You can force a win with J, H, M or R.'), size),
	);
});

test('letters without a line of their own stand together by how soon they lose', async () => {
	const screen = await openGhost({dictionary: 'common', verbose: 'yes'});
	await screen.shows('✗ lose in 7 EIYZ  ✗ lose in 5 BCDFGKLNOPQSTUVW');
});

test('Tab shows the coach, then the tree, then the letters', async () => {
	const screen = await openGhost({opponent: 'human'});
	await screen.press('g', 'Tab');
	await screen.shows('── coach');
	await screen.shows('✗ loses in 3');
	await screen.press('Tab');
	await screen.shows('── tree G');
	await screen.shows('└─ OOD ●');
	await screen.press('Tab');
	await screen.shows('── letters');
});

test('among six the coach says which letters lose now, or leave the next player no safe letter', async () => {
	const opponent = 'human,human,careless,perfect,stubborn';
	const asked = {dictionary: 'example', opponent, names: 'Ann,Benjamin,Cid', verbose: 'yes'};
	const screen = await openGhost(asked);
	await screen.press('g', 'o');
	await screen.inEachWindow(async () => {
		await screen.shows('✓ leaves the next player no safe letter');
	});
});

test('a review of three claims no more than two letters ahead show', async () => {
	const screen = await openGhost({opponent: 'human,human', verbose: 'yes'});
	await screen.press('g', 'o', 'o', 'd');
	const shown = await screen.shows('had no safe letter.');
	expect(shown).not.toMatch(/could never force a win|lost from the start|was safe/);
	await screen.press('Enter', 'g', 'x');
	await screen.inEachWindow(async () => {
		const end = await screen.shows('Player 2 had a safe letter at G; X wasn’t safe: O would have been.');
		expect(end).not.toContain('…');
	});
	await screen.press('Left', 'Left');
	expect(await screen.shows('Turn 1 of 2: player 1 plays G')).toContain(' → turn');
	await screen.press('Right');
	await screen.shows('Turn 2 of 2: player 2 plays X; missed a safe letter');
});

test('a review of a round of three is coached for three, though two are left by now', async () => {
	const screen = await openGhost({opponent: 'human,human', isMatch: 'yes'});
	await screen.press('z', 'Enter');
	for (let round = 2; round <= 5; round++) await screen.press('g', 'o', 'z', 'Enter');
	await screen.shows('Player 2’s first letter');
	await screen.press('g', 'z', 'Tab', 'Left');
	await screen.shows('can force a win');
	await screen.press('Left', 'Left', 'Left');
	await screen.shows('Turn 12 of 15: player 3 plays O');
	await screen.lacks('can force a win');
});

test('where all letters lose the coach says which lasts longest', async () => {
	const screen = await openGhost({dictionary: 'common', seed: 'a', verbose: 'yes'});
	await screen.press('q');
	await screen.shows('Your letter');
	const told = await screen.shows('The computer can force a win; A, E, I or O last longest');
	// No letter that loses is marked as one to play.
	expect(told).not.toContain('▸');
});

test('nor is one that completes a word, where every letter does', async () => {
	const screen = await openGhost({dictionary: 'example', opponent: 'human'});
	await screen.press('i', 'b', 'e', 'Tab');
	expect(await screen.shows('● is a word')).not.toContain('▸');
});

test('a won game thrown away is told, with what would have won', async () => {
	const screen = await openGhost({dictionary: 'common', seed: 'b', verbose: 'yes'});
	await screen.press('j');
	await screen.shows('Your letter');
	await screen.press('a', 'Enter');
	await screen.inEachWindow(async size => {
		await screen.shows('✗ gave the win away');
		keepPicture(await screen.shows('You had a won game at JO; A threw it away: C'), size);
	});
});

test('of a game that was never won that is said', async () => {
	const screen = await openGhost({opponent: 'human', verbose: 'yes'});
	await screen.press('g', 'o', 'o', 'd');
	expect(await screen.shows('The loser could never force a win')).toContain('already lost');
});

test('the tree', async () => {
	const screen = await openGhost({dictionary: 'common', opponent: 'human'});
	await screen.press('q', 'Tab', 'Tab');
	await screen.inEachWindow(async size => {
		// A small window has no room for the next level, and a large one has some for what follows that.
		const last = size.rows > 40 ? '+17 words' : '+50 words';
		keepPicture(await screen.shows(size.rows > 20 ? last : '── tree Q '), size);
	});
});

test.each([...sizes, {columns: 110, rows: 30}])(
	'a tree fits its panel, and the chosen line is always in view, at $columns×$rows',
	async size => {
		const screen = await openGhost({dictionary: 'common', opponent: 'human'}, {size});
		await screen.press('b', 'r', 'Tab', 'Tab');
		const {length} = (await screen.shows('── tree BR')).match(/[├└]─ /g) ?? [];
		expect(length).toBeGreaterThanOrEqual(5);
		for (let pressed = 0; pressed < length; pressed++) {
			expect(screen.frame()).toMatch(/› .*[├└]─ [A-Z]/);
			expect(screen.frame()).not.toContain('more line');
			await screen.press('Down');
		}

		expect(screen.frame()).toMatch(/› .*└─ [A-Z]/);
		screen.resize({columns: 60, rows: 20});
		await screen.lacks('more line');
	},
);

test('what is not drawn of a tree stands under its branches', async () => {
	const screen = await openGhost({dictionary: 'common', opponent: 'human'});
	await screen.press('h', 'e', 'Tab', 'Tab');
	const lines = (await screen.shows('more letters')).split('\n');
	const columnOf = (text: string) => lines.find(line => line.includes(text))?.indexOf(text);
	expect(columnOf('└─ ')).toBe(columnOf('├─ '));
});

test.each([
	{columns: 110, rows: 30},
	{columns: 80, rows: 24},
])('a tree below a line to send is cut, and says how much is left, at $columns×$rows', async size => {
	const asked = {dictionary: 'common', opponent: 'elsewhere', names: 'Ann,Ben'};
	const screen = await openGhost(asked, {size});
	await screen.press('q');
	await screen.shows('wordfiend play');
	await screen.press('Tab', 'Tab');
	const cut = /and \d+ more lines?: ↓ goes on/;
	await screen.shows('── tree Q');
	await eventually(() => expect(screen.frame()).toMatch(cut));
	await screen.press('Down', 'Down', 'Down');
	expect(screen.frame()).toMatch(cut);
	expect(screen.frame()).toMatch(/› .*[├└]─ [A-Z]/);
});

test('letters that lead to the same fragment are told apart', async () => {
	const screen = await openGhost(
		{variant: 'superghost', opponent: 'human'},
		{
			size: {
				columns: 120,
				rows: 40,
			},
		},
	);
	await screen.press('o', 'Tab');
	await screen.shows('── coach');
	await screen.press('Tab');
	const drawn = await screen.shows('── tree O');
	screen.resize({columns: 80, rows: 24});
	await screen.shows('OO  +2 words');
	screen.resize({columns: 120, rows: 40});
	await eventually(() => expect(screen.frame()).toBe(drawn));
});

test('one walks into the tree and back to the game, and a letter leads back, too', async () => {
	const screen = await openGhost({dictionary: 'common', opponent: 'human'});
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
	const screen = await openScreen(ghostSetUp());
	await screen.press('Right');
	await screen.shows('‹ stubborn ›');
	await screen.shows('plays perfectly, and drags out lost games');
	await screen.press('Right');
	await screen.shows('‹ careless ›');
	await screen.press('Enter');
	await screen.shows('careless · 4+ letters');
});

test('two bots are watched to the end', async () => {
	const screen = await openGhost({player: 'perfect', opponent: 'stubborn', verbose: 'yes'});
	expect(await screen.shows('loses.')).toMatch(/computer [12] loses/);
	await screen.shows('perfect against stubborn');
});

test('the arrow steps through a game of bots, as Enter does, but walks in the tree', async () => {
	const screen = await openGhost({player: 'perfect', opponent: 'stubborn'});
	await screen.press('Space');
	// The bots may have played letters before the pause.
	const [, played = 0] = /── (\d+) letter/.exec(await screen.shows('Paused')) ?? [];
	const next = `── ${Number(played) + 1} letter`;
	await screen.press('Right');
	await screen.shows(next);
	await screen.press('Tab', 'Tab');
	await screen.shows('── tree');
	await screen.press('Right');
	await screen.press('Tab');
	await screen.shows(next);
});

test('where many letters say the same, every one can be read in a small window', async () => {
	const asked = {dictionary: 'small', variant: 'xghost', opponent: 'human,human', verbose: 'yes'};
	const screen = await openGhost(asked);
	await screen.press('t', 's', 'u');
	const shown = await screen.shows('TSU·');
	expect(shown).not.toMatch(/[A-Z]…$/m);
});
