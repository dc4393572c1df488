import type {ProgramAnswer, ProgramLine, ProgramSide} from '../engine/index.js';
import type {tasks} from './tasks/index.js';
import type {Task} from './task.js';

export type Tasks = typeof tasks;

/** What a task takes, returns and reports. */
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
