import type {AskProgram} from '../engine/index.js';

export type TaskContext<Progress = never> = {
	readonly signal: AbortSignal;
	/** Reports progress; throws if the request was cancelled. */
	readonly progress: (progress: Progress) => void;
	/** Returns whether to make room: something urgent waits, or the request was cancelled. Cheap enough for inner loops. */
	readonly isWanted: () => boolean;
	/** Lets urgent requests go first; rejects if the request was cancelled. */
	readonly turn: () => Promise<void>;
	readonly ask: AskProgram;
};

/** A piece of long work. Its memory may only save time: a fresh thread must give the same answer. */
export type Task<Input extends object, Output, Progress = never> = (
	input: Input,
	context: TaskContext<Progress>,
) => Output | Promise<Output>;

/** A function that makes something for a key and keeps it until another key comes: only one game takes memory. */
export function forLatest<Key, More extends readonly unknown[], Made>(
	make: (key: Key, ...more: More) => Made,
): (key: Key, ...more: More) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return (key, ...more) => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key, ...more)};
		return latest.made;
	};
}

/** Returns a function that answers the last of some questions: by a memory of the ones before or, if it has none, by answering all of them in order. */
export function withMemory<Question, Answer>(
	isSame: (one: Question, other: Question) => boolean,
	begin: () => (question: Question) => Answer,
): (questions: readonly Question[]) => Answer {
	let memory:
		{readonly asked: readonly Question[]; readonly answer: (question: Question) => Answer} | undefined;
	return questions => {
		const isAlong =
			memory &&
			memory.asked.length < questions.length &&
			memory.asked.every((asked, at) => questions[at] !== undefined && isSame(asked, questions[at]));
		const {asked, answer} = memory && isAlong ? memory : {asked: [], answer: begin()};
		memory = undefined; // A fault may leave it in the middle of an answer.
		let last: {readonly answer: Answer} | undefined;
		for (const question of questions.slice(asked.length)) last = {answer: answer(question)};
		if (last === undefined) throw new Error('There is no question to answer');
		memory = {asked: questions, answer};
		return last.answer;
	};
}
