import {
	emptyScoreboard,
	enterScore,
	planJobs,
	type Dictionary,
	type Job,
	type Score,
	type Scoreboard,
	type Tournament,
} from '../engine/index.js';

/** A thread that plays jobs. */
export type Helper = {
	readonly api: {
		readonly openTournament: (dictionary: Dictionary, tournament: Tournament) => Promise<void>;
		readonly playJob: (job: Job) => Promise<Score>;
	};
	readonly stop: () => Promise<unknown>;
};

/** How far a tournament has come. */
export type Standing = {
	readonly board: Scoreboard;
	/** The share of the work that is done, from 0 to 1. */
	readonly share: number;
};

export type TournamentRun = {
	readonly dictionary: Dictionary;
	readonly tournament: Tournament;
	/** Starts a thread; at most `threads` are started, and none is left running. */
	readonly startHelper: () => Helper;
	readonly threads: number;
	/** Ends the tournament early. */
	readonly signal: AbortSignal;
	/** Called whenever a job is done. */
	readonly onStanding: (standing: Standing) => void;
};

/** Plays a tournament on some threads; gives what has been played, all of it unless the signal ended it early. */
export async function playTournament(run: TournamentRun): Promise<Scoreboard> {
	const {dictionary, tournament, startHelper, threads, signal, onStanding} = run;
	const jobs = planJobs(dictionary, tournament);
	const total = jobs.reduce((sum, {effort}) => sum + effort, 0);
	const queue = jobs.values();
	const aborted = new Promise<undefined>(resolve => {
		signal.addEventListener('abort', () => resolve(undefined), {once: true});
	});
	let standing: Standing = {board: emptyScoreboard, share: 0};
	const work = async ({api}: Helper): Promise<void> => {
		await Promise.race([api.openTournament(dictionary, tournament), aborted]);
		for (const job of queue) {
			const score = signal.aborted ? undefined : await Promise.race([api.playJob(job), aborted]);
			if (score === undefined) return;
			standing = {
				board: enterScore(standing.board, job, score),
				share: standing.share + job.effort / total,
			};
			onStanding(standing);
		}
	};

	const helpers = Array.from({length: Math.min(threads, jobs.length)}, startHelper);
	try {
		await Promise.all(helpers.map(work));
	} finally {
		await Promise.all(helpers.map(({stop}) => stop()));
	}

	return standing.board;
}
