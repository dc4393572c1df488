import {Worker, type ResourceLimits} from 'node:worker_threads';
import type {AskProgram, ProgramAnswer} from '../engine/index.js';
import {brokenBy, threadFault, type WorkerFault} from './fault.js';
import {heldIn, isReference, mapFields, type Held} from './held.js';
import type {Answer, Request} from './protocol.js';

export type Pending = {
	readonly id: number;
	readonly task: string;
	readonly input: object;
	readonly isUrgent: boolean;
	readonly onProgress: (progress: unknown) => void;
	readonly ask: AskProgram;
	readonly onDone: (output: unknown) => void;
	readonly onFault: (fault: WorkerFault) => void;
};

type ThreadOptions = {
	/** The program of the thread, which calls `serve`. */
	readonly file: URL;
	readonly resourceLimits: ResourceLimits;
	/** The milliseconds a cancelled request may go on before the thread is ended with it. */
	readonly grace: number;
};

export type Thread = ReturnType<typeof createThread>;

/** The number of held things a thread keeps, those used last. */
const mostHeld = 3;

/** A quarter of Node's own limit saves 36 MB a thread, at no cost in time. */
const youngLimit: ResourceLimits = {maxYoungGenerationSizeMb: 12};

/** A thread as its client sees it: started by the first request, and again by the next one after it died. */
export function createThread({file, resourceLimits, grace}: ThreadOptions) {
	const pending = new Map<number, Pending>();
	const leaving = new Map<number, NodeJS.Timeout>();
	/** The data that the thread holds once it has read all messages, used longest ago first. */
	const held = new Map<string, unknown>();
	let running: {readonly worker: Worker; readonly sent: Int32Array} | undefined;

	function start() {
		const sent = new Int32Array(new SharedArrayBuffer(4));
		const worker = new Worker(file, {workerData: sent, resourceLimits: {...youngLimit, ...resourceLimits}});
		const whileRunning = (end: (cause: unknown) => void) => (cause: unknown) => {
			if (running?.worker === worker) end(cause);
		};
		worker.on('message', whileRunning(receive));
		worker.on('error', whileRunning(die));
		worker.on('messageerror', whileRunning(die));
		worker.on('exit', whileRunning(die));
		return {worker, sent};
	}

	function post(request: Request): void {
		running ??= start();
		running.worker.postMessage(request);
		Atomics.add(running.sent, 0, 1);
	}

	function send({id, task, input, isUrgent}: Pending): void {
		const needed = heldIn(input);
		const isThere = ({id: name, data}: Held<unknown>) => held.get(name) === data;
		const known = new Set(needed.filter(isThere).map(({id: name}) => name));
		const drop = [...held.keys()]
			.filter(name => needed.every(each => each.id !== name))
			.slice(0, Math.max(0, held.size + needed.length - known.size - mostHeld));
		const packed = mapFields(input, field =>
			isReference(field) && known.has(field.id) ? {id: field.id} : field,
		);
		post({kind: 'run', id, task, input: packed, isUrgent, drop});
		for (const name of drop) held.delete(name);
		for (const {id: name, data} of needed) {
			held.delete(name);
			held.set(name, data);
		}
	}

	function receive(answer: unknown): void {
		const {id} = answer as Answer;
		settle(answer as Answer, pending.get(id));
		rest();
	}

	function settle(answer: Answer, request: Pending | undefined): void {
		if (answer.kind === 'progress') {
			request?.onProgress(answer.progress);
			return;
		}

		if (answer.kind === 'question') {
			if (request) void reply(answer, request);
			return;
		}

		pending.delete(answer.id);
		clearTimeout(leaving.get(answer.id));
		leaving.delete(answer.id);
		if (answer.kind === 'done') request?.onDone(answer.output);
		if (answer.kind === 'failed') request?.onFault(brokenBy([request.task], answer.reason));
	}

	async function reply(
		{id, question, side, line}: Answer & {readonly kind: 'question'},
		request: Pending,
	): Promise<void> {
		const answer = await request.ask(side, line).catch((error: unknown): ProgramAnswer => {
			const cause = error instanceof Error ? error.message : String(error);
			return {ok: false, reason: {kind: 'unaskable', cause}};
		});
		if (pending.get(id) === request) post({kind: 'answer', id, question, answer});
	}

	function rest(): void {
		if (pending.size === 0 && leaving.size === 0) running?.worker.unref();
		else running?.worker.ref();
	}

	function forget(): Worker | undefined {
		const worker = running?.worker;
		running = undefined;
		held.clear();
		for (const timer of leaving.values()) clearTimeout(timer);
		leaving.clear();
		return worker;
	}

	function die(cause: unknown): void {
		const lost = [...pending.values()];
		pending.clear();
		forget();
		const fault = threadFault(
			lost.map(({task}) => task),
			cause,
		);
		for (const {onFault} of lost) onFault(fault);
	}

	/** Ends the thread in the middle of its work; a new one gets what others wait for. */
	function replace(): void {
		void forget()?.terminate();
		for (const request of pending.values()) send(request);
		rest();
	}

	return {
		ask(request: Pending): void {
			send(request);
			pending.set(request.id, request);
			rest();
		},
		/** Stops a request; its answer is dropped. */
		cancel(id: number): void {
			if (!pending.delete(id)) return;
			leaving.set(id, setTimeout(replace, grace));
			post({kind: 'cancel', id});
		},
		async stop(): Promise<void> {
			pending.clear();
			await forget()?.terminate();
		},
	};
}
