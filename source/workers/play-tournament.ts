import {
	emptyScoreboard,
	enterScore,
	planJobs,
	type AskProgram,
	type Dictionary,
	type TournamentJob,
	type Score,
	type Scoreboard,
	type Tournament,
	type TournamentInputs,
} from '../engine/index.js';
import type {Players} from '../programs/programs.js';
import type {Workers} from './client.js';
import {hold, type Held} from './held.js';

export type TournamentProgress = {
	readonly board: Scoreboard;
	/** The share of the work that is done, from 0 to 1, and how long it took, in seconds. */
	readonly share: number;
	readonly seconds: number;
};

export type TournamentRun = {
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	/** The list that guessers know, where the words are from another. */
	readonly known?: Dictionary | undefined;
	readonly workers: Pick<Workers, 'run'>;
	/** Has programs play, where some have part in it: each time for one job after another. */
	readonly openPlayers?: () => Players;
	readonly signal: AbortSignal;
	readonly onProgress: (progress: TournamentProgress) => void;
};

/** Plays a tournament on all threads; gives what has been played, all of it unless the signal ended it early. A worker's fault ends it and is thrown on. */
export async function playTournament(run: TournamentRun): Promise<Scoreboard> {
	const {dictionary, tournament, known, workers, openPlayers, signal, onProgress} = run;
	const start = performance.now();
	const jobs = planJobs(dictionary, tournament);
	const total = jobs.reduce((sum, {effort}) => sum + effort, 0);
	const ending = new AbortController();
	const end = () => ending.abort();
	let board = emptyScoreboard;
	let done = 0;
	const players = new Set<Players>();
	const idle: Players[] = [];

	/** Plays a job, by players that have nothing else to do by the time it asks for them. */
	async function play(job: TournamentJob, inputs: Held<TournamentInputs>): Promise<Score> {
		let mine: Players | undefined;
		const ask: AskProgram = (side, line) => {
			if (openPlayers === undefined) throw new Error('A tournament of programs needs players');
			mine ??= idle.pop() ?? openPlayers();
			players.add(mine);
			return mine.ask(side, line);
		};
		const score = await workers.run(
			'play-job',
			{inputs, job},
			{signal: ending.signal, isParallel: true, ask},
		);
		if (mine) idle.push(mine);
		return score;
	}

	signal.addEventListener('abort', end, {once: true});
	if (signal.aborted) end();
	try {
		const learnt = tournament.guessers.includes('stranger')
			? await workers.run('learn', {dictionary: hold(known ?? dictionary)}, {signal: ending.signal})
			: undefined;
		const inputs = hold({dictionary, tournament, list: known, learnt});
		await Promise.all(
			jobs.map(async job => {
				const score = await play(job, inputs);
				board = enterScore(board, job, score);
				done += job.effort;
				onProgress({board, share: done / total, seconds: (performance.now() - start) / 1000});
			}),
		);
	} catch (error) {
		if (!signal.aborted) throw error;
	} finally {
		signal.removeEventListener('abort', end);
		end();
		await Promise.all(Array.from(players, each => each.end()));
	}

	return board;
}
