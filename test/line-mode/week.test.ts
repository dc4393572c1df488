import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {localDay, type Day} from '../../source/daily/calendar.js';
import {dailyWords} from '../../source/dictionaries/index.js';
import {beginDaily} from '../../source/games/hangman/hangman.js';
import {beginRival, rivalInput} from '../../source/games/hangman/rival.js';
import {leftDaily} from '../../source/games/open.js';
import {limitedWorkers} from '../screens/limited-workers.js';
import {loaded} from '../screens/open-screen.js';
import {playerIn} from '../store/player.js';
import {localWorkers} from '../workers/local-workers.js';
import {newFolder} from '../at-end.js';
import {inLines, lineServices} from './transcript.js';

let home = '';

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
	return {...lineServices([], player), workers: limitedWorkers()};
}

/** Plays a day in plain lines, or goes on with it. */
async function playDaily(day: Day, services: ReturnType<typeof begin>, answers: readonly string[]) {
	const left = leftDaily(await services.player.store.waiting(), day);
	const list = await loaded(dailyWords);
	const settings = {day, figure: 'none'} as const;
	return inLines(
		left
			? {to: 'go-on', with: {as: 'resumed', record: left}}
			: {to: 'hangman', with: {game: 'daily', list, settings}},
		answers,
		{services},
	);
}

/** The letters with which a good player wins a day. */
async function winning(day: Day): Promise<readonly string[]> {
	const begun = beginDaily(await loaded(dailyWords), day, 'other', 'none');
	const input = rivalInput(beginRival(begun, {kind: 'bot', guesser: 'expert'}));
	const {guesses} = await localWorkers().run('play-along', input);
	return guesses.map(({guess}) => guess);
}

/** Letters that few words hold: more of them than may be wrong. */
const losing = Array.from('qzxjvkwybfpgm');

/** Plays a day to its end; gives what is told of the streak, and of the last seven days. */
async function play(isWon = true, day = localDay(new Date())): Promise<readonly string[]> {
	const services = begin();
	const letters = isWon ? await winning(day) : losing;
	const said = await playDaily(day, services, letters);
	await services.player.recorder.settled();
	const streak = said.findIndex(line => /streak/i.test(line));
	expect(said.join('\n')).toContain(isWon ? 'You won!' : 'Sorry, but');
	// Its letters as marks are in the row to share.
	expect(said.filter(line => /^[✗✓]/.test(line))).toHaveLength(1);
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
	await playDaily('2026-10-24', services, letters.slice(0, 2));
	await services.player.recorder.settled();
	services.player.store.release();
	await services.player.store.settled();
	// In the night of 25 hours.
	at('2026-10-25T01:30:00Z', 'Europe/Berlin');
	const next = begin();
	const said = await playDaily('2026-10-24', next, letters.slice(2));
	expect(said.join('\n')).toContain('You won!');
	expect(said).toContain('Streak: 1 day.');
	await next.player.recorder.settled();
	expect(await play()).toContain('Streak: 2 days.');
});

test('a day’s game that is open in another window is told when it is begun again', async () => {
	const told = 'Open in another window, too: the first to end counts.';
	const services = begin();
	const [letter = ''] = await winning('2026-11-21');
	expect(await playDaily('2026-11-21', services, [letter])).not.toContain(told);
	await services.player.recorder.settled();
	const folder = join(home, 'games');
	for (const name of await readdir(folder)) {
		const text = await readFile(join(folder, name), 'utf8');
		await writeFile(join(folder, name), text.replace(/"player":{[^}]*}/, `"player":{"pid":${process.ppid}}`));
	}

	expect(await playDaily('2026-11-21', begin(), [])).toContain(told);
	expect(await playDaily('2026-11-20', begin(), [])).not.toContain(told);
});

test('a hint tells its price, and the day is named once', async () => {
	const said = await playDaily('2026-11-20', begin(), ['hint', 'quit']);
	expect(said.filter(line => line.startsWith('Wordfiend 2026-11-20'))).toHaveLength(1);
	expect(said.join('\n')).toMatch(/^Hint: .* It counts as a miss\.$/m);
});
