import {expect, test} from 'vitest';
import {loadDictionary} from '../../source/dictionaries/index.js';
import {resultsOf, type Tournament} from '../../source/engine/index.js';
import {WorkerFault} from '../../source/workers/protocol.js';
import {playTournament, type TournamentProgress} from '../../source/workers/play-tournament.js';
import {localWorkers} from './local-workers.js';

const loaded = await loadDictionary('small');
if (!loaded.ok) throw new Error(loaded.fault.kind);
const {dictionary} = loaded;

const tournament: Tournament = {
	guessers: ['naive', 'paga', 'expert'],
	choosers: ['random', 'evil'],
	lengths: [4, 8, 12],
	games: 10,
	seed: '4f2a',
};

const quiet = () => undefined;

test('tells how far it has come', async () => {
	const reports: TournamentProgress[] = [];
	const board = await playTournament({
		dictionary,
		tournament,
		workers: localWorkers(),
		signal: new AbortController().signal,
		onProgress: progress => reports.push(progress),
	});
	const shares = reports.map(({share}) => share);
	expect(shares).toEqual(shares.toSorted((a, b) => a - b));
	expect(shares.at(-1)).toBeCloseTo(1, 10);
	expect(reports.at(-1)?.board).toBe(board);
	expect(resultsOf(board, tournament)).toHaveLength(18);
});

test('ended early, it gives what has been played', async () => {
	const interruption = new AbortController();
	let done = 0;
	const board = await playTournament({
		dictionary,
		tournament,
		workers: localWorkers(),
		signal: interruption.signal,
		onProgress() {
			if (++done === 4) interruption.abort();
		},
	});
	expect(resultsOf(board, tournament).length).toBeGreaterThanOrEqual(4);
	expect(resultsOf(board, tournament).length).toBeLessThan(18);
});

test('a fault is passed on, and the other jobs are called off', async () => {
	const fault = new WorkerFault(['play-job'], 'It broke.');
	let asked = 0;
	const workers = localWorkers({
		'play-job'(_, {signal}) {
			if (asked++ === 2) throw fault;
			return new Promise((_resolve, reject) => {
				signal.addEventListener('abort', () => reject(new Error('called off')));
			});
		},
	});
	const run = playTournament({
		dictionary,
		tournament,
		workers,
		signal: new AbortController().signal,
		onProgress: quiet,
	});
	await expect(run).rejects.toBe(fault);
});
