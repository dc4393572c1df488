import type {Services} from '../games/player.js';
import type {Page} from '../page/page.js';
import {workerFaultText} from '../text/faults.js';
import {WorkerFault} from '../workers/protocol.js';
import {defineJob} from './common.js';
import type {AppMessage, Context, Does, Effects, Job, Screen, Step, Update} from './screen.js';
import type {Session} from './session.js';

/** The app, as a screen uses it. */
export type Host = {
	readonly services: Services;
	readonly session: () => Session;
	/** Does what a step asks for besides its state, and shows what has changed. */
	readonly follow: (effects: Effects) => void;
	readonly send: (message: AppMessage) => void;
	readonly fail: (fault: unknown) => void;
	readonly onKey: () => void;
};

type Running = {
	readonly stop: AbortController;
	readonly timer: NodeJS.Timeout;
	/** Whether line mode still waits for it. */
	isAwaited: boolean;
};

/** How often a job may fail and be started again. */
const mostFaults = 4;

class JobRunner<State> {
	readonly #host: Host;
	readonly #send: (update: Update<State>) => void;
	readonly #running = new Map<string, Running>();
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
		}

		for (const job of jobs) {
			if (this.#running.has(job.key)) continue;
			const running: Running = {
				stop: new AbortController(),
				timer: setTimeout(() => void this.#run(job, running), job.pause ?? 0),
				isAwaited: job.isBackground !== true,
			};
			this.#running.set(job.key, running);
		}
	}

	isWorking(): boolean {
		return [...this.#running.values()].some(({isAwaited}) => isAwaited);
	}

	async #run({key, run}: Job<State>, running: Running): Promise<void> {
		const {services, fail, follow} = this.#host;
		const {signal} = running.stop;
		const send = (update: Update<State>) => {
			if (!signal.aborted) this.#send(update);
		};
		try {
			const update = await run({...services, signal, send});
			if (update !== undefined) send(update);
		} catch (fault) {
			if (signal.aborted) return;
			const times = (this.#failed.get(key) ?? 0) + 1;
			this.#failed.set(key, times);
			if (!(fault instanceof WorkerFault) || times > mostFaults) {
				fail(fault);
				return;
			}

			this.#running.delete(key);
			follow({say: workerFaultText(fault)});
		}

		if (!signal.aborted && running.isAwaited) {
			running.isAwaited = false;
			follow({});
		}
	}
}

export type Mounted = Pick<ShownScreen<unknown, unknown>, keyof ShownScreen<unknown, unknown>>;

export type Open = (host: Host) => Mounted;

/** Returns a screen as something that the app can show without knowing what its states are. */
export const mount =
	<Params, State>(screen: Screen<Params, State>) =>
	(params: Params): Open =>
	host =>
		new ShownScreen(screen, params, host);

class ShownScreen<Params, State> {
	readonly #screen: Screen<Params, State>;
	readonly #host: Host;
	readonly #opened: Step<State>;
	readonly #jobs: JobRunner<State>;
	#state: State;
	#isShown = true;
	/** The page since the last update. */
	#drawn: {readonly session: Session; readonly page: Page<true>} | undefined;

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
		if (this.#drawn?.session === session) return this.#drawn.page;
		const page = this.#bind(this.#screen.page(this.#state, session));
		this.#drawn = {session, page};
		return page;
	}

	leaveQuestion(): string | undefined {
		return this.#screen.leaveQuestion?.(this.#state, this.#host.services.player);
	}

	work(panelRows: number, isCovered: boolean): void {
		const session = this.#host.session();
		this.#jobs.want([
			...(this.#screen.work?.({state: this.#state, session, panelRows, isCovered}) ?? []),
			defineJob<State>(session, this.page().words ?? []),
		]);
	}

	isWorking(): boolean {
		return this.#jobs.isWorking();
	}

	unmount(): void {
		this.#isShown = false;
		this.#jobs.want([]);
	}

	#context(): Context {
		return {...this.#host.services, session: this.#host.session()};
	}

	#follow({state, ...effects}: Step<State>): void {
		this.#state = state;
		// An effect may change what a page shows, such as a hand that is given a move.
		this.#drawn = undefined;
		this.#host.follow(effects);
	}

	#update(update: Update<State>): void {
		if (this.#isShown) this.#follow(update(this.#state, this.#context()));
	}

	#do(asked: Does<State>): true {
		this.#host.onKey();
		if (typeof asked === 'function') this.#update(asked);
		else this.#host.send(asked);
		return true;
	}

	#bind({keys, onLine, onType, onChoose, ...rest}: Page<Does<State>>): Page<true> {
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
			...(onChoose && {onChoose: (row, at) => this.#do(onChoose(row, at))}),
		};
	}
}
