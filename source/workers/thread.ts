import {Worker, type ResourceLimits} from 'node:worker_threads';
import type {AskProgram, ProgramAnswer} from '../engine/index.js';
import {isHeld, mapFields} from './held.js';
import {WorkerFault, type Answer, type Request} from './protocol.js';

/** A task and its input, as a client asks for it. */
export type Work = Omit<Request & {readonly kind: 'run'}, 'kind' | 'id' | 'drop'> & {
	readonly onProgress: (progress: unknown) => void;
	readonly ask: AskProgram;
};

type Pending = Work & {
	readonly resolve: (output: unknown) => void;
	readonly reject: (reason: Error) => void;
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

export function reasonOf(signal: AbortSignal | undefined): Error {
	const reason: unknown = signal?.reason;
	return reason instanceof Error ? reason : new DOMException('The work was called off', 'AbortError');
}

/** A thread as its client sees it: started by the first request, and again by the next one after it died or was stopped. */
export class Thread {
	readonly #options: ThreadOptions;
	readonly #pending = new Map<number, Pending>();
	readonly #leaving = new Map<number, NodeJS.Timeout>();
	/** The data that the thread holds once it has read all messages, used longest ago first. */
	#held: ReadonlyMap<string, unknown> = new Map();
	#running: {readonly worker: Worker; readonly sent: Int32Array} | undefined;
	#lastId = 0;

	constructor(options: ThreadOptions) {
		this.#options = options;
	}

	/** Runs a task; rejects at once when the signal calls it off, and drops its answer. */
	async run(work: Work, signal?: AbortSignal): Promise<unknown> {
		if (signal?.aborted) throw reasonOf(signal);
		const id = ++this.#lastId;
		const callOff = () => this.#cancel(id, reasonOf(signal));
		signal?.addEventListener('abort', callOff);
		try {
			return await new Promise((resolve, reject) => {
				this.#send(id, work);
				this.#pending.set(id, {...work, resolve, reject});
				this.#rest();
			});
		} finally {
			signal?.removeEventListener('abort', callOff);
		}
	}

	async stop(): Promise<void> {
		await this.#giveUp(reasonOf(undefined))?.terminate();
	}

	#cancel(id: number, reason: Error): void {
		this.#pending.get(id)?.reject(reason);
		if (!this.#pending.delete(id)) return;
		this.#leaving.set(
			id,
			setTimeout(() => this.#replace(), this.#options.grace),
		);
		this.#post({kind: 'cancel', id});
	}

	#start() {
		const {file, resourceLimits} = this.#options;
		const sent = new Int32Array(new SharedArrayBuffer(4));
		const worker = new Worker(file, {workerData: sent, resourceLimits: {...youngLimit, ...resourceLimits}});
		const isRunning = () => this.#running?.worker === worker;
		const die = (cause: unknown) => {
			const lost = Array.from(this.#pending.values(), ({task}) => task);
			if (isRunning()) this.#giveUp(new WorkerFault(lost, cause));
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

	#send(id: number, {task, input, isUrgent}: Work): void {
		const held = new Map(this.#held);
		let needed = 0;
		const packed = mapFields(input, field => {
			if (!isHeld(field)) return field;
			const isThere = held.get(field.id) === field.data;
			held.delete(field.id);
			held.set(field.id, field.data);
			needed++;
			return isThere ? {id: field.id} : field;
		});
		const drop = [...held.keys()].slice(0, -Math.max(mostHeld, needed));
		for (const name of drop) held.delete(name);
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
		if (answer.kind === 'done') request?.resolve(answer.output);
		if (answer.kind === 'failed') request?.reject(new WorkerFault([request.task], answer.reason));
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

	#giveUp(reason: Error): Worker | undefined {
		for (const {reject} of this.#pending.values()) reject(reason);
		this.#pending.clear();
		return this.#forget();
	}

	/** Ends the thread in the middle of its work; a new one gets what others wait for. */
	#replace(): void {
		void this.#forget()?.terminate();
		for (const [id, work] of this.#pending) this.#send(id, work);
		this.#rest();
	}
}
