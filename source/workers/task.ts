import type {AskProgram} from '../engine/index.js';

export type TaskContext<Progress = never> = {
	readonly signal: AbortSignal;
	/** Says how far it is; throws when the request has been cancelled. */
	readonly progress: (progress: Progress) => void;
	/** Whether it should make room: something urgent waits, or the request has been cancelled. Cheap enough for inner loops. */
	readonly isWanted: () => boolean;
	/** Lets urgent requests go first; rejects when the request has been cancelled. */
	readonly turn: () => Promise<void>;
	readonly ask: AskProgram;
};

/** A piece of long work. It must give the same answer on a fresh thread: what it remembers only saves time. */
export type Task<Input extends object, Output, Progress = never> = (
	input: Input,
	context: TaskContext<Progress>,
) => Output | Promise<Output>;

/** A function that makes something for a key and keeps it until another key comes: only one game takes memory. */
export function forLatest<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return key => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key)};
		return latest.made;
	};
}
