import {expect, test} from 'vitest';
import {limitedWorkers} from './limited-workers.js';
import {loaded, openScreen, sizes} from './open-screen.js';

test.each(sizes)('the end of a day at $columns×$rows', async size => {
	const dictionary = await loaded({dictionary: 'small', language: 'en'});
	const screen = await openScreen(
		{to: 'hangman', with: {dictionary, day: '2026-11-21', figure: 'eye'}},
		size,
		{workers: limitedWorkers()},
	);
	// Letters that few words hold: more of them than wrong guesses.
	await screen.press('q', 'z', 'x', 'j', 'v', 'k', 'w', 'y', 'b', 'f', 'p', 'g', 'm');
	await screen.shows('You lost');
	await screen.shows('Lost: perfect play loses 7 guesses here.');
	await screen.shows('Gave something away: ');
	expect(await screen.shows('Streak: 0 days.')).toMatch(/next in \d+ h \d\d min/);
});
