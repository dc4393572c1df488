import type {Job, JobContext, Update} from './screen.js';

type Running = {readonly stop: AbortController; readonly timer: NodeJS.Timeout};

type Outside<State> = Omit<JobContext<State>, 'signal'> & {
	/** Gets the fault of a failed job, how often it has failed, and what lets it begin again. */
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
};

/** A function that takes the jobs a screen wants now: it begins the new ones and stops those that are no longer wanted. */
export function createJobRunner<State>({
	workers,
	player,
	onFault,
	send,
	tell,
	keep,
}: Outside<State>): (jobs: readonly Job<State>[]) => void {
	const running = new Map<string, Running>();
	const failed = new Map<string, number>();

	async function run({key, run: work}: Job<State>, signal: AbortSignal): Promise<void> {
		try {
			const sendWhileWanted = (update: Update<State>) => {
				if (!signal.aborted) send(update);
			};
			const update = await work({
				workers,
				player,
				signal,
				send: sendWhileWanted,
				tell(notice) {
					if (!signal.aborted) tell(notice);
				},
				keep(change) {
					// What it was to find is found: that it is wanted no more is no reason to stop it.
					running.delete(key);
					keep(change);
				},
			});
			if (update !== undefined) sendWhileWanted(update);
		} catch (fault) {
			if (signal.aborted) return;
			const times = (failed.get(key) ?? 0) + 1;
			failed.set(key, times);
			onFault(fault, times, () => running.delete(key));
		}
	}

	return jobs => {
		const keys = new Set(jobs.map(({key}) => key));
		for (const [key, {stop, timer}] of running) {
			if (keys.has(key)) continue;
			clearTimeout(timer);
			stop.abort();
			running.delete(key);
		}

		for (const job of jobs) {
			if (running.has(job.key)) continue;
			const stop = new AbortController();
			const timer = setTimeout(() => void run(job, stop.signal), job.pause ?? 0);
			running.set(job.key, {stop, timer});
		}
	};
}
