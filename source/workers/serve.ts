import {receiveMessageOnPort, type MessagePort} from 'node:worker_threads';
import type {ProgramAnswer} from '../engine/index.js';
import {isReference, mapFields} from './held.js';
import type {Answer, Request} from './protocol.js';
import type {Task, TaskContext} from './task.js';

export type AnyTask = Task<never, unknown, unknown>;

/** A new request, or a task that made room, waiting for its turn. */
type QueuedTurn = {readonly isUrgent: boolean; readonly go: () => void};

/** Runs one task at a time until that ends or makes room: urgent requests first, then all in the order in which they came. `sent` is shared memory in which the client counts its messages, so that a task in the middle of its work sees at once that there is a new one. */
export function serve(port: MessagePort, sent: Int32Array, tasks: Readonly<Record<string, AnyTask>>): void {
	const server = new Server(port, sent, tasks);
	port.on('message', (request: Request) => server.receive(request));
}

class Server {
	readonly #port: MessagePort;
	readonly #sent: Int32Array;
	readonly #tasks: Readonly<Record<string, AnyTask>>;
	readonly #held = new Map<string, unknown>();
	readonly #running = new Map<number, AbortController>();
	readonly #asked = new Map<number, (answer: ProgramAnswer) => void>();
	readonly #turns: QueuedTurn[] = [];
	#questions = 0;
	#received = 0;

	constructor(port: MessagePort, sent: Int32Array, tasks: Readonly<Record<string, AnyTask>>) {
		this.#port = port;
		this.#sent = sent;
		this.#tasks = tasks;
	}

	receive(request: Request): void {
		this.#received++;
		switch (request.kind) {
			case 'cancel':
				this.#running.get(request.id)?.abort();
				break;
			case 'answer':
				this.#asked.get(request.question)?.(request.answer);
				this.#asked.delete(request.question);
				break;
			case 'run': {
				for (const id of request.drop) this.#held.delete(id);
				const input = unpack(request.input, this.#held);
				const controller = new AbortController();
				this.#running.set(request.id, controller);
				this.#wait({isUrgent: request.isUrgent, go: () => void this.#run(request, input, controller)});
			}
		}
	}

	#answer(message: Answer): void {
		this.#port.postMessage(message);
	}

	#wait(turn: QueuedTurn): void {
		if (this.#turns.push(turn) === 1) setImmediate(() => this.#takeTurn());
	}

	#takeTurn(): void {
		this.#readMail();
		const urgent = this.#turns.findIndex(({isUrgent}) => isUrgent);
		const [turn] = this.#turns.splice(Math.max(0, urgent), 1);
		if (this.#turns.length > 0) setImmediate(() => this.#takeTurn());
		turn?.go();
	}

	/** Takes what has arrived since, even while a task is at work. */
	#readMail(): void {
		if (Atomics.load(this.#sent, 0) === this.#received) return;
		for (let mail = nextIn(this.#port); mail; mail = nextIn(this.#port)) this.receive(mail);
	}

	async #run({id, task: name, isUrgent}: Request & {kind: 'run'}, input: object, {signal}: AbortController) {
		try {
			signal.throwIfAborted();
			const task = this.#tasks[name];
			if (task === undefined) throw new Error(`There is no task ${name}`);
			const output = await task(input as never, this.#contextOf(id, isUrgent, signal));
			this.#answer({kind: 'done', id, output});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			this.#answer({kind: 'failed', id, reason});
		} finally {
			this.#running.delete(id);
		}
	}

	#contextOf(id: number, isUrgent: boolean, signal: AbortSignal): TaskContext<unknown> {
		return {
			signal,
			progress: progress => {
				this.#readMail();
				signal.throwIfAborted();
				this.#answer({kind: 'progress', id, progress});
			},
			isWanted: () => {
				this.#readMail();
				return signal.aborted || (!isUrgent && this.#turns.some(turn => turn.isUrgent));
			},
			turn: async () => {
				await new Promise<void>(resolve => {
					this.#wait({isUrgent, go: resolve});
				});
				signal.throwIfAborted();
			},
			ask: async (side, line) => {
				const question = ++this.#questions;
				const answered = new Promise<ProgramAnswer>(resolve => {
					this.#asked.set(question, resolve);
				});
				this.#answer({kind: 'question', id, question, side, line});
				return answered;
			},
		};
	}
}

function nextIn(port: MessagePort): Request | undefined {
	const mail: {readonly message: Request} | undefined = receiveMessageOnPort(port);
	return mail?.message;
}

/** Keeps the held data of an input, and fills in data that came before. */
const unpack = (input: object, held: Map<string, unknown>): object =>
	mapFields(input, field => {
		if (!isReference(field)) return field;
		if ('data' in field) held.set(field.id, field.data);
		if (!held.has(field.id)) throw new Error('A request without the data that it is about');
		return {id: field.id, data: held.get(field.id)};
	});
