import type {Meaning} from '../dictionaries/meanings.js';
import {foldTyped, typedLetter, type Alphabet, type Letter} from '../engine/index.js';
import {practiceText} from '../text/daily.js';
import {meaningsAloud, noMeaningText} from '../text/define.js';
import {describeLetters} from '../text/languages.js';
import {refused} from '../text/lines.js';

export type Step =
	| {readonly kind: 'say'; readonly text: string}
	| {readonly kind: 'remark'; readonly text: string}
	| {readonly kind: 'ask'; readonly text: string}
	| WorkStep
	/** It ends at once, whatever it is in the middle of. */
	| {readonly kind: 'leave'};

/** It waits until something is done, which may report how far it is. */
export type WorkStep = {
	readonly kind: 'work';
	readonly run: (report: Report, signal: AbortSignal) => Promise<void>;
	/** Whether Enter stops it, at a terminal: the signal then says so. */
	readonly isStoppable: boolean;
};

/** Reports what is being done, and the share of it that is done, from 0 to 1. */
export type Report = (work: string, share: number) => void;

/** A conversation over lines of text. It yields its steps and is given the line that answers a question. */
export type Dialogue<Result = void> = Generator<Step, Result, string>;

export function* say(...lines: readonly string[]): Dialogue {
	for (const text of lines) yield {kind: 'say', text};
}

export function* remark(...texts: readonly string[]): Dialogue {
	for (const text of texts.filter(Boolean)) yield {kind: 'remark', text};
}

export function* unasked<Answer>(answer: Answer): Dialogue<Answer> {
	yield* [];
	return answer;
}

export function* leave(): Dialogue {
	yield {kind: 'leave'};
}

export function* waitFor<Value>(
	work: (report: Report, signal: AbortSignal) => Promise<Value>,
	{isStoppable = false} = {},
): Dialogue<Value> {
	let done: {readonly value: Value} | undefined;
	yield {
		kind: 'work',
		async run(report, signal) {
			done = {value: await work(report, signal)};
		},
		isStoppable,
	};
	if (done === undefined) throw new Error('A dialogue went on before its work was done');
	return done.value;
}

/** What an answer means, or a line that says what is wrong with it and what to do. */
export type Reading<Answer> = {readonly answer: Answer} | string;

export type Named = {
	readonly words: readonly string[];
	readonly help: string;
};

/** What some words do instead of answering; the text that it gives is said, and the question asked again. */
export type Command = Named & {readonly run: () => Dialogue | Dialogue<string>};

export type Choice<Answer> = Named & {readonly answer: Answer};

export type Question<Answer> = {
	readonly text: string;
	/** What is asked after a refusal, where that is less than before. */
	readonly again?: string | undefined;
	readonly read: (line: string) => Reading<Answer>;
	readonly commands?: readonly (Command | Choice<Answer>)[];
	/** Says why an answer is refused, or what a command gives. */
	readonly reply: (text: string) => Dialogue;
};

export function* ask<Answer>({
	text,
	again = text,
	read,
	commands = [],
	reply,
}: Question<Answer>): Dialogue<Answer> {
	let asked = text;
	for (;;) {
		const line = yield {kind: 'ask', text: asked};
		const word = line.trim().toLowerCase();
		const command = commands.find(({words}) => words.includes(word));
		if (command) {
			if ('answer' in command) return command.answer;
			const said = yield* command.run();
			if (said) yield* reply(said);
			asked = text;
			continue;
		}

		const result = read(line);
		if (typeof result !== 'string') return result.answer;
		yield* reply(result);
		asked = again;
	}
}

export function readLetter(line: string, alphabet: Alphabet): Reading<Letter> {
	const letter = typedLetter(alphabet, line);
	if (letter !== undefined) return {answer: letter};
	return (foldTyped(alphabet, line) ?? '').length > 1
		? refused.letters
		: refused.notLetter(describeLetters(alphabet));
}

export const readNumber = (line: string): number | undefined =>
	/^\d{1,9}$/.test(line.trim()) ? Number(line) : undefined;

/** How a game is held over lines: as in the handouts' transcripts, or to be listened to. */
export type LineFace = 'lines' | 'spoken';

/**
What a dialogue says, and how it asks. Each game adds what happens in it: `HangmanVoice`, `GhostVoice`.

The dialogue knows what comes when, the voice knows the words. There are two of each: voices/plain and voices/spoken.
*/
export type Voice = {
	readonly face: LineFace;
	/** Asks for one of so many, from 1. */
	readonly askCount: (question: string, most: number) => Dialogue<number>;
};

export const tryCommand = (
	noun: string,
	help: string,
	count: number,
	askCount: Voice['askCount'],
	retry: (at: number) => Dialogue,
): Command => ({
	words: ['try', 't', '5'],
	help,
	*run() {
		const at = yield* askCount(`From which ${noun}`, count);
		yield* remark(practiceText);
		yield* retry(at - 1);
	},
});

/** What the words mean that a game names once it is over. */
export const meaningCommand = (help: string, meanings: () => Dialogue<readonly Meaning[]>): Command => ({
	words: ['meaning', 'm', '10'],
	help,
	*run() {
		const known = meaningsAloud(yield* meanings());
		return known.length === 0 ? noMeaningText : known.join(' ');
	},
});
