import type {Page} from '../page/page.js';
import type {AppMessage, Does, Job, JobContext, Screen, Step, Update} from './screen.js';
import type {GameEvent} from '../games/kinds.js';
import type {Services} from '../games/player.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {define} from './common-work.js';
import type {Route} from './routes.js';
import type {Session} from './session.js';

type Running = {readonly stop: AbortController; readonly timer: NodeJS.Timeout};

type Outside<State> = Omit<JobContext<State>, 'signal'> & {
	/** Gets the fault of a failed job, how often it has failed, and what lets it begin again. */
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
	/** Called when a job that line mode waits for is done. */
	readonly onDone: () => void;
};

type JobRunner<State> = {
	/** Takes the jobs a screen wants now: it begins the new ones and stops those that are no longer wanted. */
	readonly want: (jobs: readonly Job<State>[]) => void;
	/** Whether jobs are under way that line mode waits for. */
	readonly isWorking: () => boolean;
};

function createJobRunner<State>({
	workers,
	player,
	onFault,
	send,
	tell,
	keep,
	onDone,
}: Outside<State>): JobRunner<State> {
	const running = new Map<string, Running>();
	const awaited = new Set<string>();
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
					// Its result is there, so it must not be stopped when it is no longer wanted.
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
		} finally {
			if (!signal.aborted && awaited.delete(key)) onDone();
		}
	}

	const want = (jobs: readonly Job<State>[]) => {
		const keys = new Set(jobs.map(({key}) => key));
		for (const [key, {stop, timer}] of running) {
			if (keys.has(key)) continue;
			clearTimeout(timer);
			stop.abort();
			running.delete(key);
			awaited.delete(key);
		}

		for (const job of jobs) {
			if (running.has(job.key)) continue;
			const stop = new AbortController();
			const timer = setTimeout(() => void run(job, stop.signal), job.pause ?? 0);
			running.set(job.key, {stop, timer});
			if (job.isBackground !== true) awaited.add(job.key);
		}
	};

	return {want, isWorking: () => awaited.size > 0};
}

export type Host = Omit<Services, 'onEvent'> & {
	readonly session: () => Session;
	readonly keep: (change: (session: Session) => Session) => void;
	readonly send: (message: AppMessage) => void;
	readonly go: (to: Route) => void;
	readonly say: (notice: string) => void;
	readonly onEvents: (events: readonly GameEvent[]) => void;
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
	/** Called before each key that does something. */
	readonly onKey: () => void;
	readonly onChange: () => void;
};

/** A screen that is shown, whatever its state is. */
export type Mounted = {
	/** Does what opening the screen asks for, once it is the one that is shown: it may lead elsewhere at once. */
	readonly begin: () => void;
	/** Returns what is on the screen; what its keys and lines do is done at once. */
	readonly page: () => Page<true>;
	readonly leaveQuestion: () => string | undefined;
	/** Begins the jobs that are wanted now, and stops the others. */
	readonly work: (size: TerminalSize, isCovered: boolean) => void;
	/** Whether work is under way that line mode waits for. */
	readonly isWorking: () => boolean;
	readonly unmount: () => void;
};

export type Mount<Params> = (params: Params, host: Host) => Mounted;

/** Returns a screen as something that the app can show without knowing what its states are. */
export const mount =
	<Params, State>(screen: Screen<Params, State>): Mount<Params> =>
	(params, host) => {
		const {freshSeed, freshId, player} = host;
		const context = () => ({session: host.session(), freshSeed, freshId, player});
		const opened = screen.open(params, context());
		let {state} = opened;
		let isShown = true;

		const follow = ({session, events, go, effect}: Step<State>) => {
			if (session) host.keep(() => session);
			if (events) host.onEvents(events);
			if (go) host.go(go);
			effect?.();
		};

		const send = (update: Update<State>) => {
			if (!isShown) return;
			const step = update(state, context());
			({state} = step);
			follow(step);
			host.onChange();
		};

		const does = (asked: Does<State>): true => {
			host.onKey();
			if (typeof asked === 'function') send(asked);
			else host.send(asked);
			return true;
		};

		let drawn: {readonly state: State; readonly session: Session; readonly page: Page<true>} | undefined;
		const page = (): Page<true> => {
			const session = host.session();
			if (drawn?.state === state && drawn.session === session) return drawn.page;
			const {keys, onLine, onType, ...rest} = screen.page(state, session);
			drawn = {
				state,
				session,
				page: {
					...rest,
					keys: keys.map(key => ({...key, does: pressed => does(key.does(pressed))})),
					...(onLine && {
						onLine(line) {
							const asked = onLine(line);
							return asked === undefined ? undefined : does(asked);
						},
					}),
					...(onType && {onType: (row, text) => does(onType(row, text))}),
				},
			};
			return drawn.page;
		};

		const jobs = createJobRunner<State>({
			workers: host.workers,
			player: host.player,
			keep: host.keep,
			tell: host.say,
			send,
			onFault: host.onFault,
			onDone: host.onChange,
		});
		return {
			begin: () => follow(opened),
			page,
			leaveQuestion: () => screen.leaveQuestion?.(state, player),
			work(size, isCovered) {
				const session = host.session();
				jobs.want([
					...(screen.work?.({state, session, size, isCovered}) ?? []),
					...define<State>(session, page().words ?? []),
				]);
			},
			isWorking: jobs.isWorking,
			unmount() {
				isShown = false;
				jobs.want([]);
			},
		};
	};
