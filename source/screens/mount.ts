import type {Page} from '../page/page.js';
import type {AppMessage, Does, Job, Screen, Step, Update} from './screen.js';
import type {GameEvent} from '../games/kinds.js';
import type {Services} from '../games/player.js';
import type {TerminalSize} from '../hooks/use-terminal.js';
import {define} from './common.js';
import type {Route} from './routes.js';
import type {Session} from './session.js';

type Running = {readonly stop: AbortController; readonly timer: NodeJS.Timeout};

export type Host = Omit<Services, 'onEvent'> & {
	readonly session: () => Session;
	readonly keep: (change: (session: Session) => Session) => void;
	readonly send: (message: AppMessage) => void;
	readonly go: (to: Route) => void;
	readonly say: (notice: string) => void;
	readonly onEvents: (events: readonly GameEvent[]) => void;
	/** Gets the fault of a failed job, how often it has failed, and what lets it begin again. */
	readonly onFault: (fault: unknown, times: number, again: () => void) => void;
	readonly onKey: () => void;
	readonly onChange: () => void;
};

class JobRunner<State> {
	readonly #host: Host;
	readonly #send: (update: Update<State>) => void;
	readonly #running = new Map<string, Running>();
	readonly #awaited = new Set<string>();
	readonly #failed = new Map<string, number>();

	constructor(host: Host, send: (update: Update<State>) => void) {
		this.#host = host;
		this.#send = send;
	}

	/** Takes the jobs a screen wants now: it begins the new ones and stops those that are no longer wanted. */
	want(wanted: readonly (Job<State> | undefined)[]): void {
		const jobs = wanted.filter(job => job !== undefined);
		const keys = new Set(jobs.map(({key}) => key));
		for (const [key, {stop, timer}] of this.#running) {
			if (keys.has(key)) continue;
			clearTimeout(timer);
			stop.abort();
			this.#running.delete(key);
			this.#awaited.delete(key);
		}

		for (const job of jobs) {
			if (this.#running.has(job.key)) continue;
			const stop = new AbortController();
			const timer = setTimeout(() => void this.#run(job, stop.signal), job.pause ?? 0);
			this.#running.set(job.key, {stop, timer});
			if (job.isBackground !== true) this.#awaited.add(job.key);
		}
	}

	isWorking(): boolean {
		return this.#awaited.size > 0;
	}

	async #run({key, run}: Job<State>, signal: AbortSignal): Promise<void> {
		const {workers, player, say, keep, onFault, onChange} = this.#host;
		const whileWanted =
			<Value>(act: (value: Value) => void) =>
			(value: Value) => {
				if (!signal.aborted) act(value);
			};
		try {
			const update = await run({
				workers,
				player,
				signal,
				send: whileWanted(this.#send),
				tell: whileWanted(say),
				keep: change => {
					// Its result is there, so it must not be stopped when it is no longer wanted.
					this.#running.delete(key);
					keep(change);
				},
			});
			if (update !== undefined) whileWanted(this.#send)(update);
		} catch (fault) {
			if (signal.aborted) return;
			const times = (this.#failed.get(key) ?? 0) + 1;
			this.#failed.set(key, times);
			onFault(fault, times, () => this.#running.delete(key));
		} finally {
			if (!signal.aborted && this.#awaited.delete(key)) onChange();
		}
	}
}

/** A screen that is shown, whatever its state is. */
export type Mounted = Pick<ShownScreen<unknown, unknown>, keyof ShownScreen<unknown, unknown>>;

export type Mount<Params> = (params: Params, host: Host) => Mounted;

/** Returns a screen as something that the app can show without knowing what its states are. */
export const mount =
	<Params, State>(screen: Screen<Params, State>): Mount<Params> =>
	(params, host) =>
		new ShownScreen(screen, params, host);

class ShownScreen<Params, State> {
	readonly #screen: Screen<Params, State>;
	readonly #host: Host;
	readonly #opened: Step<State>;
	readonly #jobs: JobRunner<State>;
	#state: State;
	#isShown = true;
	#drawn: {readonly state: State; readonly session: Session; readonly page: Page<true>} | undefined;

	constructor(screen: Screen<Params, State>, params: Params, host: Host) {
		this.#screen = screen;
		this.#host = host;
		this.#opened = screen.open(params, this.#context());
		this.#state = this.#opened.state;
		this.#jobs = new JobRunner<State>(host, update => this.#update(update));
	}

	/** Does what opening the screen asks for, once it is the one that is shown: it may lead elsewhere at once. */
	begin(): void {
		this.#follow(this.#opened);
	}

	page(): Page<true> {
		const session = this.#host.session();
		if (this.#drawn?.state === this.#state && this.#drawn.session === session) return this.#drawn.page;
		const page = this.#bind(this.#screen.page(this.#state, session));
		this.#drawn = {state: this.#state, session, page};
		return page;
	}

	leaveQuestion(): string | undefined {
		return this.#screen.leaveQuestion?.(this.#state, this.#host.player);
	}

	work(size: TerminalSize, isCovered: boolean): void {
		const session = this.#host.session();
		this.#jobs.want([
			...(this.#screen.work?.({state: this.#state, session, size, isCovered}) ?? []),
			define<State>(session, this.page().words ?? []),
		]);
	}

	isWorking(): boolean {
		return this.#jobs.isWorking();
	}

	unmount(): void {
		this.#isShown = false;
		this.#jobs.want([]);
	}

	#context() {
		const {session, freshSeed, freshId, player} = this.#host;
		return {session: session(), freshSeed, freshId, player};
	}

	#follow({session, events, go, effect}: Step<State>): void {
		if (session) this.#host.keep(() => session);
		if (events) this.#host.onEvents(events);
		if (go) this.#host.go(go);
		effect?.();
	}

	#update(update: Update<State>): void {
		if (!this.#isShown) return;
		const step = update(this.#state, this.#context());
		this.#state = step.state;
		this.#follow(step);
		this.#host.onChange();
	}

	#do(asked: Does<State>): true {
		this.#host.onKey();
		if (typeof asked === 'function') this.#update(asked);
		else this.#host.send(asked);
		return true;
	}

	#bind({keys, onLine, onType, ...rest}: Page<Does<State>>): Page<true> {
		return {
			...rest,
			keys: keys.map(key => ({...key, does: pressed => this.#do(key.does(pressed))})),
			...(onLine && {
				onLine: line => {
					const asked = onLine(line);
					return asked === undefined ? undefined : this.#do(asked);
				},
			}),
			...(onType && {onType: (row, text) => this.#do(onType(row, text))}),
		};
	}
}
