import {expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionary-files.js';
import {createPlayer, resultsOf, type Job, type Score, type Tournament} from '../../source/engine/index.js';
import {playTournament, type Helper, type Standing} from '../../source/workers/play-tournament.js';

const loaded = await loadDictionary('small');
if (!loaded.ok) throw new Error(loaded.sentence);
const {dictionary} = loaded;

const tournament: Tournament = {
	guessers: ['naive', 'paga', 'expert'],
	choosers: ['random', 'evil'],
	lengths: [4, 8, 12],
	games: 300,
	seed: '4f2a',
};

/** A helper on this thread, and how many of them are running. */
function makeHelpers() {
	let running = 0;
	const startHelper = (): Helper => {
		running++;
		let play: (job: Job) => Score;
		return {
			api: {
				openTournament(...opening) {
					play = createPlayer(...opening);
					return Promise.resolve();
				},
				playJob: job => Promise.resolve(play(job)),
			},
			stop: () => Promise.resolve(running--),
		};
	};

	return {startHelper, running: () => running};
}

const quiet = () => undefined;

test('the same seed gives the same result on any number of threads', async () => {
	const [one, ...others] = await Promise.all(
		[1, 2, 5, 100].map(async threads => {
			const {startHelper, running} = makeHelpers();
			const {signal} = new AbortController();
			const board = await playTournament({
				...{dictionary, tournament, startHelper, threads, signal, onStanding: quiet},
			});
			expect(running()).toBe(0);
			return resultsOf(board, tournament);
		}),
	);
	expect(one).toHaveLength(18);
	for (const other of others) expect(other).toEqual(one);
});

test('tells how far it has come', async () => {
	const standings: Standing[] = [];
	const {startHelper} = makeHelpers();
	const {signal} = new AbortController();
	const onStanding = (standing: Standing) => standings.push(standing);
	const board = await playTournament({
		...{dictionary, tournament, startHelper, threads: 2, signal, onStanding},
	});
	const shares = standings.map(({share}) => share);
	expect(shares).toEqual(shares.toSorted((a, b) => a - b));
	expect(shares.at(-1)).toBeCloseTo(1, 10);
	expect(standings.at(-1)?.board).toBe(board);
});

test('ended early, it gives what has been played and stops its threads', async () => {
	const {startHelper, running} = makeHelpers();
	const interruption = new AbortController();
	let done = 0;
	const board = await playTournament({
		...{dictionary, tournament, startHelper, threads: 2, signal: interruption.signal},
		onStanding() {
			if (++done === 4) interruption.abort();
		},
	});
	expect(resultsOf(board, tournament).length).toBeGreaterThanOrEqual(4);
	expect(resultsOf(board, tournament).length).toBeLessThan(18);
	expect(running()).toBe(0);
});

test('does not wait for a job that is under way', async () => {
	const {startHelper, running} = makeHelpers();
	const interruption = new AbortController();
	const stuck = (): Helper => {
		const {api, stop} = startHelper();
		return {
			api: {
				...api,
				playJob() {
					interruption.abort();
					return new Promise(quiet);
				},
			},
			stop,
		};
	};

	const board = await playTournament({
		...{dictionary, tournament, threads: 2, signal: interruption.signal, onStanding: quiet},
		startHelper: stuck,
	});
	expect(board.size).toBe(0);
	expect(running()).toBe(0);
});

test('a fault on a thread is passed on, and no thread is left', async () => {
	const {startHelper, running} = makeHelpers();
	const faulty = (): Helper => {
		const {api, stop} = startHelper();
		return {api: {...api, playJob: () => Promise.reject(new Error('broken'))}, stop};
	};

	const {signal} = new AbortController();
	await expect(
		playTournament({...{dictionary, tournament, startHelper: faulty, threads: 2, signal}, onStanding: quiet}),
	).rejects.toThrow('broken');
	expect(running()).toBe(0);
});
