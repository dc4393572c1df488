import {expect, test} from 'vitest';
import {localWorkers} from '../workers/local-workers.js';
import {keepPicture, openScreen, sizes, standard} from './open-screen.js';

async function openSetUp(size = standard, workers = localWorkers()) {
	const screen = await openScreen({to: 'tournament-setup', with: {}}, size, {workers});
	await screen.shows('example · 9');
	await screen.shows('tournament › set-up');
	return screen;
}

test.each(sizes)('the set-up at $columns×$rows', async size => {
	const screen = await openSetUp(size);
	keepPicture(await screen.shows('‹ 100 ›'), size);
});

test('a tournament without guessers or without choosers does not begin, in a sentence', async () => {
	const screen = await openSetUp();
	for (const chooser of ['random', 'evil', 'cunning', 'perfect']) {
		await screen.toRow(`Chooser ${chooser}`);
		await screen.press('Right');
	}

	await screen.shows('No one chooses; let one chooser in.');
	await screen.press('Enter');
	await screen.shows('tournament › set-up');
});

test.each(sizes)('what is wrong is said where all rows are needed, at $columns×$rows', async size => {
	const given = {dictionary: 'nowhere.txt'};
	const screen = await openScreen({to: 'tournament-setup', with: {given}}, size);
	await screen.shows('✗ The dictionary nowhere.txt does not exist');
	expect(screen.frame()).toContain('Esc menu');
});

/** A frame without the seconds that it took. */
const timeless = (frame: string) => frame.replace(/done in \d+:\d\d/, 'done in 0:01');

test('the map fills, and a cell shows its hardest words', async () => {
	const screen = await openSetUp();
	await screen.press('Enter');
	await screen.shows('done in');
	await screen.press('Right', 'Right');
	const keepPictures = (text: string) =>
		screen.inEachWindow(async size => keepPicture(timeless(await screen.shows(text)), size));
	await keepPictures('paga against random, 4 letters');
	await screen.press('Enter');
	await keepPictures('hardest words');
	expect(screen.frame()).not.toContain('Tab');
	await screen.press('Enter', 'Space');
	await screen.shows('against evil');
	await screen.press('Tab');
	await screen.shows('most misses');
	await screen.press('Tab');
	await keepPictures('won with 6 wrong guesses');
	await screen.press('Escape');
	await screen.shows('tournament › set-up');
});

test('leaving a running tournament asks once and stops it', async () => {
	const never = () => new Promise(() => undefined);
	const screen = await openSetUp(standard, localWorkers({'play-job': never}));
	await screen.press('Enter', 'Escape');
	await screen.shows('Leave? The tournament would stop.');
	await screen.press('Enter');
	await screen.shows('tournament › set-up');
});
