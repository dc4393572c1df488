import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import par from '../../dictionaries/par.json' with {type: 'json'};
import type {FinishedGame} from '../../source/store/index.js';
import {daily, ghost, hangman} from '../store/games.js';
import {playerWith} from '../store/player.js';
import {keepPicture, openScreen, sizes} from './open-screen.js';

const digest = par.dictionaries.common.sha256.slice(0, 7);

const games: readonly FinishedGame[] = [
	...[5, 6, 7, 8].flatMap(length =>
		Array.from({length: length - 4}, (_, index) => ({
			...hangman,
			digest,
			end:
				index % 2 === 0
					? ({result: 'won', misses: 5, value: 11} as const)
					: ({result: 'lost', misses: 8, value: 11} as const),
			settings: {...hangman.settings, length},
		})),
	),
	...[0, 1, 3].map(over => ({
		...daily,
		settings: {...daily.settings, day: `2026-11-1${over}`},
		date: `2026-11-1${over}T10:00:00+00:00`,
		end: {result: 'won', misses: 5 + over, value: 5} as const,
	})),
	ghost,
	{
		...ghost,
		moves: 'abc',
		end: {result: 'won'},
		settings: {...ghost.settings, opponent: 'careless', first: 'computer'},
	},
];

beforeEach(() => {
	vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 10, 14, 12)});
});

afterEach(() => {
	vi.useRealTimers();
});

const open = (history: readonly FinishedGame[], size = sizes[1]) =>
	openScreen({to: 'stats', with: {}}, size, {player: playerWith(history)});

test.each(sizes)('statistics at $columns×$rows', async size => {
	const screen = await open(games, size);
	keepPicture(await screen.shows('naive'), size);
});

test('every kind of game is on one page', async () => {
	const screen = await open(games);
	expect(await screen.shows('15 games')).toMatch(/evil +8 +2 of 4 +50% +0% +100% +100%/);
	await screen.press('End');
	expect(await screen.shows('ghost by opening letter')).toContain('your last seven days');
	await screen.press('Home');
	await screen.shows('15 games');
});

test('an empty history says what to do', async () => {
	const screen = await open([]);
	expect(await screen.shows('No games yet. Finish a game and it shows up here')).not.toContain('scroll');
	await screen.press('?');
	await screen.shows('Watched and two-player games');
});
