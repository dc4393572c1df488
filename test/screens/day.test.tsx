import {afterEach, expect, test, vi} from 'vitest';
import {dailyWords} from '../../source/dictionaries/index.js';
import type {LeftGame} from '../../source/store/index.js';
import {playerWith} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';
import {limitedWorkers} from './limited-workers.js';
import {keepPicture, loaded, openScreen, standard} from './open-screen.js';

afterEach(() => {
	vi.useRealTimers();
});

const at = (day: number, hour: number, minute = 0) => {
	vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 10, day, hour, minute)});
};

/** The end of a day that was lost. */
async function lost() {
	const dictionary = await loaded({dictionary: 'small', language: 'en'});
	const screen = await openScreen(
		{to: 'hangman', with: {game: 'daily', list: dictionary, settings: {day: '2026-11-21', figure: 'eye'}}},
		standard,
		{workers: limitedWorkers()},
	);
	// Letters that few words hold: more of them than wrong guesses.
	await screen.press('q', 'z', 'x', 'j', 'v', 'k', 'w', 'y', 'b', 'f', 'p', 'g');
	await screen.shows('You lost');
	await screen.shows('Lost. Perfect play misses 7.');
	await screen.shows('Letters that cost you: ');
	await screen.shows('No streak yet.');
	return screen;
}

test('the end of a day', async () => {
	at(21, 16, 56);
	const screen = await lost();
	await screen.inEachWindow(async () => {
		await screen.shows('Lost. Perfect play misses 7.');
		await screen.shows('Letters that cost you: ');
		expect(await screen.shows('No streak yet.')).toMatch(/2026-11-21 ─.*─ next day in 7 h 04 min ─/);
	});
});

test('after the end of an earlier day, today’s is waiting', async () => {
	at(22, 0, 1);
	expect((await lost()).frame()).toMatch(/2026-11-21 ─.*─ today’s is waiting ─/);
});

test('a day that is over is played again as practice, or left for the page of today’s', async () => {
	at(22, 0, 1);
	const screen = await lost();
	expect(screen.frame()).toMatch(/Enter practice .* Space daily/);
	await screen.press('Enter');
	expect(await screen.shows('a–z guess')).toMatch(/wordfiend › daily › practice +2026-11-21/);
	await screen.press('q', 'z', 'x', 'j', 'v', 'k', 'w', 'y', 'b', 'f', 'p', 'g');
	await screen.shows('Practice: it doesn’t count.');
	await screen.press('Space');
	expect(await screen.shows('today’s is waiting')).toContain('2026-11-22');
});

test('today’s position, before it is played', async () => {
	at(21, 12);
	const screen = await openScreen({to: 'daily', with: {}});
	await screen.inEachWindow(async size => {
		await screen.shows('Perfect play: 7 misses.');
		keepPicture(await screen.shows('today’s is waiting'), size);
	});
});

test('a position that midnight has passed by is not played as today’s', async () => {
	at(21, 23, 59);
	const screen = await openScreen({to: 'daily', with: {}});
	await screen.shows('today’s is waiting');
	expect(screen.frame()).toContain('2026-11-21');
	at(22, 0, 0);
	await screen.press('Enter');
	expect(await screen.shows('2026-11-22')).toContain('Enter play');
});

test('Enter pressed while the words are read opens the day once they are there', async () => {
	at(21, 12);
	const dictionary = await loaded(dailyWords);
	let read: () => void = () => undefined;
	const reading = new Promise(resolve => {
		read = () => resolve({ok: true, dictionary});
	});
	const workers = localWorkers({'load-dictionary': () => reading});
	const screen = await openScreen({to: 'daily', with: {}}, standard, {workers});
	await screen.press('Enter');
	expect(screen.frame()).toContain('Enter play');
	read();
	await screen.shows('a–z guess');
});

test('after the last day there is nothing to play, and the footer does not offer it', async () => {
	vi.useFakeTimers({toFake: ['Date'], now: new Date(2036, 0, 1, 12)});
	const screen = await openScreen({to: 'daily', with: {}});
	expect(await screen.shows('2035')).not.toContain('Enter play');
});

test('a day that is being played in another window says so until the first letter', async () => {
	const player = playerWith([]);
	const there: LeftGame = {
		id: 'there',
		changed: new Date(2026, 10, 21, 12),
		game: 'daily',
		date: '2026-11-21T12:00:00+01:00',
		settings: {day: '2026-11-21'},
		digest: '',
		moves: '',
		standing: {shown: '-------', left: 8, budget: 10},
	};
	const store = {...player.store, playedElsewhere: () => Promise.resolve([there])};
	const dictionary = await loaded(dailyWords);
	const screen = await openScreen(
		{to: 'hangman', with: {game: 'daily', list: dictionary, settings: {day: '2026-11-21', figure: 'eye'}}},
		{columns: 60, rows: 20},
		{player: {...player, store}, workers: limitedWorkers()},
	);
	await screen.shows('Open in another window, too: the first to end counts.');
	await screen.press('q');
	expect(await screen.shows('No q.')).not.toContain('another window');
	expect(screen.frame()).toMatch(/wordfiend › daily +2026-11-21 · perfect/);
});

test('a hint moves nothing, whatever it costs', async () => {
	const dictionary = await loaded(dailyWords);
	const screen = await openScreen({
		to: 'hangman',
		with: {game: 'daily', list: dictionary, settings: {day: '2026-11-21', figure: 'eye'}},
	});
	const rowOf = (text: string) =>
		screen
			.frame()
			.split('\n')
			.findIndex(line => line.includes(text));
	await screen.shows('Guess a letter.');
	const before = rowOf('wrong');
	await screen.press('Space');
	await screen.shows('Hint: ');
	expect(rowOf('wrong')).toBe(before);
	expect(screen.frame()).toContain('Space hint, costs a miss');
});
