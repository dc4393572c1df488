import type {ProgramAnswer, ProgramLine, ProgramSide} from '../engine/index.js';
import type {tasks} from './tasks/index.js';
import type {Task} from './task.js';

export type Tasks = typeof tasks;

export type TaskParts<Work> =
	Work extends Task<infer Input, infer Output, infer Progress>
		? {readonly input: Input; readonly output: Output; readonly progress: Progress}
		: never;

export type Request =
	| {
			readonly kind: 'run';
			readonly id: number;
			readonly task: string;
			/** Data that the thread already holds is sent as its id. */
			readonly input: object;
			readonly isUrgent: boolean;
			/** The ids of held data to let go, before the input is read. */
			readonly drop: readonly string[];
	  }
	/** A program's answer to a numbered question of a task. */
	| {readonly kind: 'answer'; readonly question: number; readonly answer: ProgramAnswer}
	| {readonly kind: 'cancel'; readonly id: number};

/** A message from a thread, with the id of its request. */
export type Answer =
	| {readonly kind: 'progress'; readonly id: number; readonly progress: unknown}
	/** The task asks a program, which runs beside the client. */
	| {
			readonly kind: 'question';
			readonly id: number;
			readonly question: number;
			readonly side: ProgramSide;
			readonly line: ProgramLine;
	  }
	| {readonly kind: 'done'; readonly id: number; readonly output: unknown}
	/** The task threw, perhaps because it was cancelled. */
	| {readonly kind: 'failed'; readonly id: number; readonly reason: string};

/** A task that broke, or a thread that died of it. */
export class WorkerFault extends Error {
	override readonly name = 'WorkerFault';
	/** The tasks that are lost with it. */
	readonly tasks: readonly string[];
	readonly reason: {readonly kind: 'broken'; readonly cause: string} | {readonly kind: 'no-memory'};

	/** The cause is a sentence, or the error or the exit code of a thread that ended by itself. */
	constructor(tasks: readonly string[], cause: unknown) {
		const text = typeof cause === 'number' ? `it stopped with exit code ${cause}` : String(cause);
		const isFull = cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';
		super(isFull ? 'no-memory' : text);
		this.tasks = tasks;
		this.reason = isFull ? {kind: 'no-memory'} : {kind: 'broken', cause: text};
	}
}
