import process from 'node:process';
import {expect, test, vi} from 'vitest';
import {printTexts} from '../../source/terminal/program.js';
import {ghostStart, hangmanStart, openHangman, openScreen} from './open-screen.js';

test.each([
	[
		'Hangman',
		() => hangmanStart({length: '4', budget: '3'}),
		['q', 'j', 'x'],
		'You lost.',
		/^Wordfiend Hangman · evil · 4 letters · example · lost with 3 of 3 wrong guesses\n✗✗✗\n███\nwordfiend play h\.4\.3\.evil\.[a-z\d.]+$/,
	],
	[
		'Ghost',
		() => ghostStart({opponent: 'human'}),
		['z'],
		'loses',
		/^Wordfiend Ghost · for two · example · player 1 loses · 1 letter\nwordfiend play g\.ghost\.human\.[a-z\d.]+$/,
	],
] as const)(
	'after a game of %s C copies a row, and says so until the next key',
	async (_, start, keys, end, row) => {
		// So large that all of the help is seen.
		const screen = await openScreen(await start(), {columns: 120, rows: 40});
		const copied: string[] = [];
		screen.copyBy(text => {
			copied.push(text);
			return Promise.resolve(true);
		});
		await screen.press(...keys);
		await screen.shows(end);
		await screen.press('?');
		await screen.shows('The code of this game');
		await screen.press('Escape', 'c');
		await screen.shows('Copied.');
		expect(copied).toHaveLength(1);
		expect(copied[0]).toMatch(row);
		await screen.press('Tab');
		expect(screen.frame()).not.toContain('Copied.');
		const write = vi.spyOn(process.stdout, 'write');
		printTexts();
		expect(write).not.toHaveBeenCalled();
		write.mockRestore();
	},
);

test('after a friend’s word the row to send back is shown, in every window', async () => {
	const screen = await openHangman({chooser: 'random', secret: 'good', forAFriend: 'yes', from: 'Ann'});
	await screen.press('g', 'e', 'o', 'd');
	await screen.shows('You won!');
	await screen.inEachWindow(async () => {
		const shown = await screen.shows('Send this row back to Ann:');
		expect(shown).toContain('✓✗✓✓');
	});
});

test('where no program took it, it says what to trust', async () => {
	const screen = await openHangman({length: '4', budget: '1'});
	await screen.press('q');
	await screen.shows('You lost.');
	await screen.press('c');
	await screen.shows('Copied. It is also printed when you quit.');
});

test('C is a letter while a game is played', async () => {
	const screen = await openHangman({length: '4', budget: '9'});
	await screen.press('c');
	await screen.shows('No c.');
});
