import type {ReactNode} from 'react';
import type {Job, JobContext, Update, AppMessage, Screen, Step, Title} from './screen.js';
import type {GameEvent} from '../games/kinds.js';
import type {Services} from '../games/player.js';
import type {Binding} from '../hooks/use-keys.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {define} from './meanings.js';
import type {Route} from './routes.js';
import type {Session} from './session.js';

type Running = {readonly stop: AbortController; readonly timer: NodeJS.Timeout};

type Outside<State> = Omit<JobContext<State>, 'signal'> & {
	/** Gets the fault of a failed job, how often it has failed, and what lets it begin again. */
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
};

/** A function that takes the jobs a screen wants now: it begins the new ones and stops those that are no longer wanted. */
function createJobRunner<State>({
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

/** A screen that is shown, with its state, whatever that is. */
export type Mounted = {
	/** Does what opening the screen asks for, once it is the one that is shown: it may lead elsewhere at once. */
	readonly begin: () => void;
	readonly title: () => Title;
	readonly about: () => string;
	readonly words: () => readonly string[];
	readonly keys: () => readonly Binding<void>[];
	readonly idle: (key: string) => string | undefined;
	readonly leaveQuestion: () => string | undefined;
	readonly view: (size: TerminalSize) => ReactNode;
	/** Begins the work that is to be done now, and stops what is wanted no more. */
	readonly work: (size: TerminalSize, isCovered: boolean) => void;
	readonly unmount: () => void;
};

export type Mount<Params> = (params: Params, host: Host) => Mounted;

/** The screen as something that the app can show without knowing what its states are. */
export const mount =
	<Params, State>(screen: Screen<Params, State>): Mount<Params> =>
	(params, host) => {
		const {View} = screen;
		const {freshSeed, freshId, player} = host;
		const context = () => ({session: host.session(), freshSeed, freshId, player});
		const opened = screen.open(params, context());
		let {state} = opened;
		let isShown = true;

		const follow = ({session, events, go}: Step<State>) => {
			if (session) host.keep(() => session);
			if (events) host.onEvents(events);
			if (go) host.go(go);
		};

		const send = (update: Update<State>) => {
			if (!isShown) return;
			const step = update(state, context());
			({state} = step);
			follow(step);
			host.onChange();
		};

		const words = () => screen.words?.(state) ?? [];
		const want = createJobRunner<State>({
			workers: host.workers,
			player: host.player,
			keep: host.keep,
			tell: host.say,
			send,
			onFault: host.onFault,
		});
		return {
			begin: () => follow(opened),
			title: () => screen.title(state, host.session()),
			about: () => screen.about(state),
			words,
			keys: () =>
				screen.keys(state, host.session()).map(binding => ({
					...binding,
					does(key) {
						host.onKey();
						const asked = binding.does(key);
						if (typeof asked === 'function') send(asked);
						else host.send(asked);
					},
				})),
			idle: key => screen.idle?.(state, key, host.session()),
			leaveQuestion: () => screen.leaveQuestion?.(state, player),
			view: size => <View state={state} session={host.session()} size={size} send={send} />,
			work(size, isCovered) {
				const session = host.session();
				want([
					...(screen.work?.({state, session, size, isCovered}) ?? []),
					...define<State>(session, words()),
				]);
			},
			unmount() {
				isShown = false;
				want([]);
			},
		};
	};
