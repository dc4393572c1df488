import {receiveMessageOnPort, type MessagePort} from 'node:worker_threads';
import type {ProgramAnswer} from '../engine/index.js';
import {isReference, mapFields} from './held.js';
import type {Answer, Request} from './protocol.js';
import type {Task, TaskContext} from './task.js';

export type AnyTask = Task<never, unknown, unknown>;

/** A new request, or a task that made room, waiting for its turn. */
type Turn = {readonly isUrgent: boolean; readonly go: () => void};

/**
The loop of a thread: it takes requests, and runs one task at a time until that ends or makes room.

Urgent requests go first, then all in the order in which they came. `sent` is shared memory in which the client counts its messages, so that a task in the middle of its work sees at once that there is a new one.
*/
export function serve(port: MessagePort, sent: Int32Array, tasks: Readonly<Record<string, AnyTask>>): void {
	const held = new Map<string, unknown>();
	const running = new Map<number, AbortController>();
	const asked = new Map<number, (answer: ProgramAnswer) => void>();
	const turns: Turn[] = [];
	let questions = 0;
	let received = 0;

	const answer = (message: Answer) => port.postMessage(message);

	function wait(turn: Turn): void {
		if (turns.push(turn) === 1) setImmediate(takeTurn);
	}

	function takeTurn(): void {
		readMail();
		const [turn] = turns.splice(
			Math.max(
				0,
				turns.findIndex(({isUrgent}) => isUrgent),
			),
			1,
		);
		if (turns.length > 0) setImmediate(takeTurn);
		turn?.go();
	}

	function receive(request: Request): void {
		received++;
		if (request.kind === 'cancel') {
			running.get(request.id)?.abort();
			return;
		}

		if (request.kind === 'answer') {
			asked.get(request.question)?.(request.answer);
			asked.delete(request.question);
			return;
		}

		for (const id of request.drop) held.delete(id);
		const input = unpack(request.input, held);
		const controller = new AbortController();
		running.set(request.id, controller);
		wait({isUrgent: request.isUrgent, go: () => void run(request, input, controller)});
	}

	/** Takes what has arrived since, even while a task is at work. */
	function readMail(): void {
		if (Atomics.load(sent, 0) === received) return;
		for (let mail = receive1(port); mail; mail = receive1(port)) receive(mail);
	}

	async function run(
		{id, task: name, isUrgent}: Request & {kind: 'run'},
		input: object,
		{signal}: AbortController,
	) {
		const context: TaskContext<unknown> = {
			signal,
			progress(progress) {
				readMail();
				signal.throwIfAborted();
				answer({kind: 'progress', id, progress});
			},
			isWanted() {
				readMail();
				return signal.aborted || (!isUrgent && turns.some(turn => turn.isUrgent));
			},
			async turn() {
				await new Promise<void>(resolve => {
					wait({isUrgent, go: resolve});
				});
				signal.throwIfAborted();
			},
			async ask(side, line) {
				const question = ++questions;
				const answered = new Promise<ProgramAnswer>(resolve => {
					asked.set(question, resolve);
				});
				answer({kind: 'question', id, question, side, line});
				return answered;
			},
		};
		try {
			signal.throwIfAborted();
			const task = tasks[name];
			if (task === undefined) throw new Error(`There is no task ${name}`);
			answer({kind: 'done', id, output: await task(input as never, context)});
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			answer(signal.aborted ? {kind: 'cancelled', id} : {kind: 'failed', id, reason});
		} finally {
			running.delete(id);
		}
	}

	port.on('message', receive);
}

function receive1(port: MessagePort): Request | undefined {
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
