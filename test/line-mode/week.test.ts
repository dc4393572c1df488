import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import process from 'node:process';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {localDay, type Day} from '../../source/daily/index.js';
import {dailyWords} from '../../source/dictionaries/index.js';
import {beginDaily} from '../../source/games/daily.js';
import {run} from '../../source/games/calls.js';
import {beginRival, callRival} from '../../source/games/rival.js';
import {playDaily} from '../../source/line-mode/begin.js';
import {speakMenu} from '../../source/line-mode/spoken/menu.js';
import {limitedWorkers} from '../screens/limited-workers.js';
import {loaded} from '../screens/open-screen.js';
import {playerIn} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';
import {newFolder} from '../at-end.js';
import {lineServices, transcribe} from './transcript.js';

let home = '';
let games = 0;

beforeEach(() => {
	home = newFolder();
});

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

/** Sets the clock, and where it hangs. */
function at(moment: string, zone: string): void {
	vi.stubEnv('TZ', zone);
	vi.useFakeTimers({toFake: ['Date'], now: new Date(moment)});
}

/** A program that begins now. */
function begin() {
	const player = playerIn(home);
	return {...lineServices([], player), workers: limitedWorkers(), freshId: () => `game-${++games}`};
}

/** The letters with which a good player wins a day. */
async function winning(day: Day): Promise<readonly string[]> {
	const begun = beginDaily(await loaded(dailyWords), day, 'other', 'none').play;
	const call = callRival(beginRival(begun, {kind: 'bot', guesser: 'expert'}));
	const letters: string[] = [];
	await run(call, localWorkers(), {onProgress: ({guess}) => letters.push(guess)});
	return letters.slice(begun.daily?.given.length);
}

/** Letters that few words hold: more of them than may be wrong. */
const losing = Array.from('qzxjvkwybfpgm');

/** Plays a day to its end; gives what is told of the streak, and of the last seven days. */
async function play(isWon = true, day = localDay(new Date())): Promise<readonly string[]> {
	const services = begin();
	const letters = isWon ? await winning(day) : losing;
	const said = await transcribe(playDaily(day, services, 'lines'), letters);
	await services.player.recorder.settled();
	const streak = said.findIndex(line => /streak/i.test(line));
	expect(said.join('\n')).toContain(isWon ? 'You won!' : 'Sorry, but');
	const [row = '', week = ''] = said.slice(streak, streak + 2);
	return [row, week.replaceAll(/(\d+) [+]?\d+/g, '$1 ok')];
}

test('a week with a set clock: midnight, summer time, a missed day, a changed time zone', async () => {
	const berlin = 'Europe/Berlin';
	const told: (readonly string[])[] = [];
	for (const [moment, zone] of [
		// A minute before midnight, and one after it: two days.
		['2026-03-27T22:59:00Z', berlin],
		['2026-03-27T23:01:00Z', berlin],
		// The night of 23 hours: the clock goes from 2 to 3.
		['2026-03-29T00:59:00Z', berlin],
		['2026-03-29T22:30:00Z', berlin],
		// The 31st is missed; then a flight to the west, where it is still the 1st, and the 1st counts once.
		['2026-04-01T10:00:00Z', berlin],
		['2026-04-02T03:00:00Z', 'America/Los_Angeles'],
		['2026-04-02T20:00:00Z', 'America/Los_Angeles'],
		// To the east: the next date comes early.
		['2026-04-02T23:00:00Z', 'Asia/Tokyo'],
	] as const) {
		at(moment, zone);
		told.push(await play());
	}

	expect(told.map(([streak]) => streak)).toEqual([
		'Streak: 1 day.',
		'Streak: 2 days.',
		'Streak: 3 days.',
		'Streak: 4 days.',
		'Streak: 1 day (best 4).',
		'Streak: 1 day (best 4).',
		'Streak: 2 days (best 4).',
		'Streak: 3 days (best 4).',
	]);
	expect(told.at(-1)?.[1]).toBe('28 ok   29 ok   30 ok   31 ·   1 ok   2 ok   3 ok');
	// A day that is played later counts for nothing; one that is lost ends the streak.
	at('2026-04-03T20:00:00Z', 'Asia/Tokyo');
	expect(await play(true, '2026-03-31')).toEqual([
		'Streak: 3 days (best 4).',
		'29 ok   30 ok   31 ·   1 ok   2 ok   3 ok   4 ·',
	]);
	expect((await play(false))[0]).toBe('No streak now (best 4).');
}, 60_000);

test('a day that was left before midnight is gone on with after it, and counts for its day', async () => {
	at('2026-10-24T21:59:00Z', 'Europe/Berlin');
	const letters = await winning('2026-10-24');
	const services = begin();
	await transcribe(playDaily('2026-10-24', services, 'lines'), letters.slice(0, 2));
	await services.player.recorder.settled();
	services.player.store.release();
	await services.player.store.settled();
	// In the night of 25 hours.
	at('2026-10-25T01:30:00Z', 'Europe/Berlin');
	const next = begin();
	const said = await transcribe(playDaily('2026-10-24', next, 'lines'), letters.slice(2));
	expect(said.join('\n')).toContain('You won!');
	expect(said).toContain('Streak: 1 day.');
	await next.player.recorder.settled();
	expect(await play()).toContain('Streak: 2 days.');
});

test.each(['lines', 'spoken'] as const)(
	'a day that is over is tried again from a guess, which counts nowhere (%s)',
	async face => {
		at('2026-11-21T12:00:00Z', 'Europe/Berlin');
		const letters = await winning('2026-11-21');
		const services = {...begin(), isAtTerminal: true};
		const said = await transcribe(playDaily('2026-11-21', services, face), [
			...losing,
			...['try', '99', '1', ...letters, ''],
		]);
		const text = said.join('\n');
		expect(text).toMatch(/try to play on from a guess|Try: play on from a guess/);
		expect(text).toContain('Please enter a whole number from 1 to');
		expect(text).toMatch(/Lost\. [^]*You won!/);
		await services.player.recorder.settled();
		const {games} = await services.player.store.history();
		expect(games.map(({end}) => end.result)).toEqual(['lost']);
	},
);

test('a day’s game that is open in another window is told when it is begun again', async () => {
	const told = 'This day’s game is open in another window, too; of the two, the one that ends first counts.';
	const services = begin();
	const [letter = ''] = await winning('2026-11-21');
	expect(await transcribe(playDaily('2026-11-21', services, 'lines'), [letter])).not.toContain(told);
	await services.player.recorder.settled();
	const folder = join(home, 'games');
	for (const name of await readdir(folder)) {
		const text = await readFile(join(folder, name), 'utf8');
		await writeFile(join(folder, name), text.replace(/"player":{[^}]*}/, `"player":{"pid":${process.ppid}}`));
	}

	expect((await transcribe(playDaily('2026-11-21', begin(), 'lines'), []))[0]).toBe(told);
	expect(await transcribe(playDaily('2026-11-20', begin(), 'lines'), [])).not.toContain(told);
});

test('the spoken menu: today’s position, statistics, settings', async () => {
	at('2026-11-21T12:00:00Z', 'Europe/Berlin');
	const letters = await winning('2026-11-21');
	const services = begin();
	const said = await transcribe(speakMenu({}, services), [
		...['daily', '1', ...letters],
		...['statistics', 'n', 'daily', 'menu'],
		...['daily', 'play', 'menu', 'settings', 'theme', 'dark', 'motion', 'off', 'menu', '0'],
	]);
	const text = said.join('\n');
	expect(text).toContain('2026-11-21. You haven’t played in the last seven days. No streak yet.');
	expect(text).toMatch(/Seed 2026-11-21\. Wrong: .*guesses left\. .*Letter\? /);
	expect(text).toContain('You won!');
	expect(text).toMatch(/Wordfiend daily 325: \d+ misses, perfect play \d\. \d letters found/);
	expect(text).toContain('1 play today’s puzzle. 2 menu.');
	expect(text).toContain('1 play today’s puzzle again, as practice. 2 menu.');
	expect(said.filter(line => line === 'You have played this day: practice, it counts nowhere.')).toHaveLength(
		1,
	);
	// Whoever has played it finds it first.
	expect(text).toContain('Menu. 1 Daily: a new puzzle');
	expect(text).toContain('Games: 1 game, 1 won (100%).');
	expect(text).toContain('Games won in a row: now 1, best 1.');
	expect(text).toMatch(/Your last seven days\.\n11-15: not played; .*11-21: [+]?\d\./);
	expect(text).toContain('Streak: days won in a row');
	expect(await services.player.store.config()).toMatchObject({preferences: {theme: 'dark', motion: 'off'}});
});

test('with eyes shut a hint in a day says that it counts, before and after', async () => {
	at('2026-11-21T12:00:00Z', 'UTC');
	const said = await transcribe(playDaily('2026-11-21', begin(), 'spoken'), ['?', 'hint', 'menu']);
	const told = said.join('\n');
	expect(told).toContain('1 or hint: the letter that the expert would guess, and why; it counts as a miss.');
	expect(told).toMatch(/Hint: .* It counts as a miss\. Letter\?/);
});
