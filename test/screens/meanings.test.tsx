import {expect, test} from 'vitest';
import {openSession} from '../../source/screens/session.js';
import {tasks} from '../../source/workers/tasks/index.js';
import {localWorkers} from '../workers/local-workers.js';
import {hangmanStart, openHangman, openScreen, sizes, standard} from './open-screen.js';

const workers = localWorkers({define: tasks.define});
const lost = {dictionary: 'animals', length: '7', budget: '2'};

test.each(sizes)('a word is explained once its game is over, at $columns×$rows', async size => {
	const screen = await openHangman(lost, {size, workers});
	expect(await screen.shows('7 letters · animals')).not.toContain('M meaning');
	await screen.press('e');
	expect(await screen.shows('No e.')).not.toContain('bighorn: wild sheep');
	await screen.press('a');
	await screen.shows('bighorn: wild sheep');
	await screen.press('m');
	const all = await screen.shows('blowfly: ');
	expect(all).toContain('bighorn: wild sheep of mountainous regions');
	await screen.press('x');
	await screen.shows('X does nothing here; Esc goes back.');
	await screen.press('Escape');
	await screen.shows('You lost.');
});

test('a word that nobody explains is named all the same', async () => {
	const secret = {dictionary: 'animals', chooser: 'random', budget: '1', secret: 'xyzzy'};
	const screen = await openHangman(secret, {workers});
	await screen.press('a');
	await screen.press('m');
	await screen.shows('xyzzy: no meaning known.');
});

test('words of other languages have no meanings, and no key for them', async () => {
	const start = await hangmanStart({dictionary: 'common', language: 'de', length: '7', budget: '1'});
	const screen = await openScreen(start, standard, {workers});
	await screen.press('q');
	expect(await screen.shows('You lost.')).not.toContain('M meaning');
});

test('the words to know in Ghost are explained', async () => {
	const session = openSession({given: {dictionary: 'small'}});
	const screen = await openScreen({to: 'openings', with: {}}, standard, {session, workers});
	await screen.shows('M meaning');
	await screen.press('m');
	expect(await screen.shows('↓')).toMatch(/^ {2}[a-z]+( \([a-z]+\))?: [a-z(]/m);
});
