import {
	emptyScoreboard,
	enterScore,
	planJobs,
	type Dictionary,
	type Scoreboard,
	type Tournament,
} from '../engine/index.js';
import type {Workers} from './client.js';
import {hold} from './held.js';

/** How far a tournament has come. */
export type Standing = {
	readonly board: Scoreboard;
	/** The share of the work that is done, from 0 to 1. */
	readonly share: number;
	/** How long it has taken so far. */
	readonly seconds: number;
};

export type TournamentRun = {
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	/** Who plays the jobs. */
	readonly workers: Pick<Workers, 'run'>;
	/** Ends the tournament early. */
	readonly signal: AbortSignal;
	/** Called whenever a job is done. */
	readonly onStanding: (standing: Standing) => void;
};

/** Plays a tournament on all threads; gives what has been played, all of it unless the signal ended it early. A worker's fault ends it and is thrown on. */
export async function playTournament(run: TournamentRun): Promise<Scoreboard> {
	const {dictionary, tournament, workers, signal, onStanding} = run;
	const start = performance.now();
	const jobs = planJobs(dictionary, tournament);
	const total = jobs.reduce((sum, {effort}) => sum + effort, 0);
	const ground = hold({dictionary, tournament});
	const ending = new AbortController();
	const end = () => ending.abort();
	let board = emptyScoreboard;
	let done = 0;
	signal.addEventListener('abort', end, {once: true});
	if (signal.aborted) end();
	try {
		await Promise.all(
			jobs.map(async job => {
				const score = await workers.run('play-job', {ground, job}, {signal: ending.signal, isParallel: true});
				board = enterScore(board, job, score);
				done += job.effort;
				onStanding({board, share: done / total, seconds: (performance.now() - start) / 1000});
			}),
		);
	} catch (error) {
		if (!signal.aborted) throw error;
	} finally {
		signal.removeEventListener('abort', end);
		end();
	}

	return board;
}
