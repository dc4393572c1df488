import {test, vi} from 'vitest';
import type {Route} from '../../source/screens/routes.js';
import {keepPicture, openScreen, sizes} from './open-screen.js';

const settings: Route = {to: 'settings', with: {}};

test.each(sizes)('settings and how a game looks with them at $columns×$rows', async size => {
	const screen = await openScreen(settings, size);
	keepPicture(await screen.shows('‹ auto ›'), size);
});

test('themes are gone through, and motion is switched off', async () => {
	const screen = await openScreen(settings);
	await screen.press('Right', 'Right', 'Right', 'Right');
	await screen.shows('‹ colorblind ›');
	await screen.press('Right', 'Right');
	await screen.shows('‹ auto ›');
	await screen.press('Down', 'Right');
	await screen.shows('nothing moves by itself');
	await screen.press('Escape');
	await screen.shows('it has not picked a word yet');
});

test('where the environment forbids motion, it says so', async () => {
	vi.stubEnv('NO_MOTION', '1');
	const screen = await openScreen(settings);
	await screen.shows('‹ off ›');
	await screen.shows('nothing moves: your environment says so');
	vi.unstubAllEnvs();
});
