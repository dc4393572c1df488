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
export function forLatest<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return key => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key)};
		return latest.made;
	};
}

/** A player who has been asked some questions, in order, and answers the next. */
export type Memory<Question, Answer> = {
	readonly asked: Question[];
	readonly answer: (question: Question) => Answer;
};

/** Answers the last of some questions, by a memory of the ones before or, if there is none, by answering all of them in order. */
export function answerLast<Question, Answer>(
	known: Memory<Question, Answer> | undefined,
	questions: readonly Question[],
	isSame: (one: Question, other: Question) => boolean,
	begin: () => (question: Question) => Answer,
): {readonly memory: Memory<Question, Answer>; readonly answer: Answer} {
	const isAlong =
		known &&
		known.asked.length < questions.length &&
		known.asked.every((asked, at) => questions[at] !== undefined && isSame(asked, questions[at]));
	const memory = isAlong ? known : {asked: [], answer: begin()};
	let last: {readonly answer: Answer} | undefined;
	for (const question of questions.slice(memory.asked.length)) {
		last = {answer: memory.answer(question)};
		memory.asked.push(question);
	}

	if (last === undefined) throw new Error('There is no question to answer');
	return {memory, ...last};
}
