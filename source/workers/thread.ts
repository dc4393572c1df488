import {Worker, type ResourceLimits} from 'node:worker_threads';
import type {AskProgram, ProgramAnswer} from '../engine/index.js';
import {heldIn, isHeld, mapFields} from './held.js';
import {WorkerFault, type Answer, type Request} from './protocol.js';

export type Pending = Omit<Request & {readonly kind: 'run'}, 'kind' | 'drop'> & {
	readonly onProgress: (progress: unknown) => void;
	readonly ask: AskProgram;
	readonly onDone: (output: unknown) => void;
	readonly onFault: (fault: WorkerFault) => void;
};

export type ThreadOptions = {
	/** The program of the thread, which calls `serve`. */
	readonly file: URL;
	readonly resourceLimits: ResourceLimits;
	/** The milliseconds a cancelled request may go on before the thread is ended with it. */
	readonly grace: number;
};

/** The number of held things a thread keeps, those used last. */
const mostHeld = 3;

/** A quarter of Node's own limit saves 36 MB a thread, at no cost in time. */
const youngLimit: ResourceLimits = {maxYoungGenerationSizeMb: 12};

/** A thread as its client sees it: started by the first request, and again by the next one after it died. */
export class Thread {
	readonly #options: ThreadOptions;
	readonly #pending = new Map<number, Pending>();
	readonly #leaving = new Map<number, NodeJS.Timeout>();
	/** The data that the thread holds once it has read all messages, used longest ago first. */
	#held: ReadonlyMap<string, unknown> = new Map();
	#running: {readonly worker: Worker; readonly sent: Int32Array} | undefined;

	constructor(options: ThreadOptions) {
		this.#options = options;
	}

	ask(request: Pending): void {
		this.#send(request);
		this.#pending.set(request.id, request);
		this.#rest();
	}

	/** Stops a request; its answer is dropped. */
	cancel(id: number): void {
		if (!this.#pending.delete(id)) return;
		this.#leaving.set(
			id,
			setTimeout(() => this.#replace(), this.#options.grace),
		);
		this.#post({kind: 'cancel', id});
	}

	async stop(): Promise<void> {
		this.#pending.clear();
		await this.#forget()?.terminate();
	}

	#start() {
		const {file, resourceLimits} = this.#options;
		const sent = new Int32Array(new SharedArrayBuffer(4));
		const worker = new Worker(file, {workerData: sent, resourceLimits: {...youngLimit, ...resourceLimits}});
		const isRunning = () => this.#running?.worker === worker;
		const die = (cause: unknown) => {
			if (isRunning()) this.#die(cause);
		};
		worker.on('message', (answer: Answer) => {
			if (isRunning()) this.#receive(answer);
		});
		worker.on('error', die);
		worker.on('messageerror', die);
		worker.on('exit', die);
		return {worker, sent};
	}

	#post(request: Request): void {
		this.#running ??= this.#start();
		this.#running.worker.postMessage(request);
		Atomics.add(this.#running.sent, 0, 1);
	}

	#send({id, task, input, isUrgent}: Pending): void {
		const needed = heldIn(input);
		const held = new Map(this.#held);
		for (const {id: name, data} of needed) {
			held.delete(name);
			held.set(name, data);
		}

		const drop = [...held.keys()].slice(0, Math.max(0, held.size - Math.max(mostHeld, needed.length)));
		for (const name of drop) held.delete(name);
		const packed = mapFields(input, field =>
			isHeld(field) && this.#held.get(field.id) === field.data ? {id: field.id} : field,
		);
		this.#post({kind: 'run', id, task, input: packed, isUrgent, drop});
		this.#held = held;
	}

	#receive(answer: Answer): void {
		const request = this.#pending.get(answer.id);
		if (answer.kind === 'progress') request?.onProgress(answer.progress);
		else if (answer.kind === 'question') {
			if (request) void this.#reply(answer, request);
		} else this.#settle(answer, request);
		this.#rest();
	}

	#settle(answer: Answer, request: Pending | undefined): void {
		this.#pending.delete(answer.id);
		clearTimeout(this.#leaving.get(answer.id));
		this.#leaving.delete(answer.id);
		if (answer.kind === 'done') request?.onDone(answer.output);
		if (answer.kind === 'failed') request?.onFault(new WorkerFault([request.task], answer.reason));
	}

	async #reply(
		{question, side, line}: Answer & {readonly kind: 'question'},
		request: Pending,
	): Promise<void> {
		const asker = this.#running;
		const answer = await request.ask(side, line).catch((error: unknown): ProgramAnswer => {
			const cause = error instanceof Error ? error.message : String(error);
			return {ok: false, reason: {kind: 'unaskable', cause}};
		});
		if (this.#running === asker) this.#post({kind: 'answer', question, answer});
	}

	/** Lets the program end while the thread has nothing to do. */
	#rest(): void {
		if (this.#pending.size === 0 && this.#leaving.size === 0) this.#running?.worker.unref();
		else this.#running?.worker.ref();
	}

	#forget(): Worker | undefined {
		const worker = this.#running?.worker;
		this.#running = undefined;
		this.#held = new Map();
		for (const timer of this.#leaving.values()) clearTimeout(timer);
		this.#leaving.clear();
		return worker;
	}

	#die(cause: unknown): void {
		const lost = [...this.#pending.values()];
		this.#pending.clear();
		this.#forget();
		const fault = new WorkerFault(
			lost.map(({task}) => task),
			cause,
		);
		for (const {onFault} of lost) onFault(fault);
	}

	/** Ends the thread in the middle of its work; a new one gets what others wait for. */
	#replace(): void {
		void this.#forget()?.terminate();
		for (const request of this.#pending.values()) this.#send(request);
		this.#rest();
	}
}
