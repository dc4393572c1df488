import type {tasks} from './tasks/index.js';

/**
Large data that a thread keeps.

It goes with the first request that needs it, in the same message; later requests send the id alone. An input holds it in a field of its own, as `{book: hold(book), node}`.
*/
export type Held<T> = {readonly id: string; readonly data: T};

/** What a task can tell and ask while it works. */
export type TaskContext<Progress = never> = {
	/** Aborted when nobody waits for the answer any more. */
	readonly signal: AbortSignal;
	/** Says how far it is; throws when the request has been cancelled. */
	readonly progress: (progress: Progress) => void;
	/** Whether it should make room: something urgent waits, or the request has been cancelled. Cheap enough for inner loops. */
	readonly isWanted: () => boolean;
	/** Lets urgent requests go first; rejects when the request has been cancelled. */
	readonly turn: () => Promise<void>;
};

/** A piece of long work. It must give the same answer on a fresh thread: what it remembers only saves time. */
export type Task<Input extends object, Output, Progress = never> = (
	input: Input,
	context: TaskContext<Progress>,
) => Output | Promise<Output>;

/** The tasks of the product's threads. */
export type Tasks = typeof tasks;

export type TaskName = keyof Tasks;

/** What is asked of a task by one of its names. */
export type InputOf<Name extends keyof Table, Table = Tasks> = Table[Name] extends (
	input: infer Input extends object,
	...rest: never
) => unknown
	? Input
	: never;

export type OutputOf<Name extends keyof Table, Table = Tasks> = Table[Name] extends (
	...inputs: never
) => infer Output
	? Awaited<Output>
	: never;

export type ProgressOf<Name extends keyof Table, Table = Tasks> = Table[Name] extends (
	input: never,
	context: TaskContext<infer Progress>,
) => unknown
	? Progress
	: never;

/** What a client sends to a thread. */
export type Request =
	| {
			readonly kind: 'run';
			readonly id: number;
			readonly task: string;
			/** The input; what the thread holds already stands in it without its data. */
			readonly input: object;
			readonly isUrgent: boolean;
			/** The ids of held data to let go, before the input is read. */
			readonly drop: readonly string[];
	  }
	| {readonly kind: 'cancel'; readonly id: number};

/** What a thread sends back; the id is that of the request. */
export type Answer =
	| {readonly kind: 'progress'; readonly id: number; readonly progress: unknown}
	| {readonly kind: 'done'; readonly id: number; readonly output: unknown}
	/** The task threw. */
	| {readonly kind: 'failed'; readonly id: number; readonly reason: string}
	| {readonly kind: 'cancelled'; readonly id: number};

const ids = new WeakMap<object, string>();
let lastId = 0;

/** Data under an id of its own, the same one every time. */
export function hold<T extends object>(data: T): Held<T> {
	const id = ids.get(data) ?? `${++lastId}`;
	ids.set(data, id);
	return {id, data};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a field of an input is held data, or on its way the id of some. */
export const isReference = (field: unknown): field is {readonly id: string; readonly data?: unknown} =>
	isObject(field) && 'id' in field && typeof field.id === 'string';

const isHeld = (field: unknown): field is Held<unknown> => isReference(field) && 'data' in field;

/** The held data of an input. */
export const heldIn = (input: object): readonly Held<unknown>[] => Object.values(input).filter(isHeld);

/** An input with its fields changed. */
export const mapFields = (input: object, change: (field: unknown) => unknown): object =>
	Object.fromEntries(Object.entries(input).map(([name, field]) => [name, change(field)]));
