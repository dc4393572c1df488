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
export function forLatest<Key, Made>(make: (key: Key) => Made): (key: Key) => Made {
	let latest: {readonly key: Key; readonly made: Made} | undefined;
	return key => {
		if (latest?.key === key) return latest.made;
		latest = undefined; // The old one goes before the new one is made.
		latest = {key, made: make(key)};
		return latest.made;
	};
}

type Answerer<Question, Answer> = (question: Question) => Answer;

/** Answers the last of some questions: by what it knows from the ones before or, if these are others, by beginning anew and answering all of them in order. */
export type Memory<Question, Answer> = (
	questions: readonly Question[],
	begin: () => Answerer<Question, Answer>,
) => Answer;

export function createMemory<Question, Answer>(
	isSame: (one: Question, other: Question) => boolean,
): Memory<Question, Answer> {
	let memory: {readonly asked: readonly Question[]; readonly answer: Answerer<Question, Answer>} | undefined;
	return (questions, begin) => {
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
