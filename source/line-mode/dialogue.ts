import {isLetter, type Letter} from '../engine/index.js';

/** What a dialogue does next: it says a line, or asks a question that stands before the answer. */
export type Step = {readonly kind: 'say' | 'ask'; readonly text: string};

/** A conversation over lines of text. It yields its steps and is given the line that answers a question. */
export type Dialogue<Result = void> = Generator<Step, Result, string>;

export function* say(...lines: readonly string[]): Dialogue {
	for (const text of lines) yield {kind: 'say', text};
}

/** The answer to a question, asked until there is one; `read` gives it or the line that says why not. */
export function* ask<Answer>(
	question: string,
	read: (line: string) => {readonly answer: Answer} | string,
): Dialogue<Answer> {
	for (;;) {
		const result = read(yield {kind: 'ask', text: question});
		if (typeof result !== 'string') return result.answer;
		yield* say(result);
	}
}

/** The letter that a line means: its first character, in either case. */
export function readLetter(line: string): {readonly answer: Letter} | string {
	const letter = line.slice(0, 1).toLowerCase();
	return isLetter(letter) ? {answer: letter} : 'Please enter a letter from a to z.';
}

/** A whole number written in digits. */
export const readNumber = (line: string): number | undefined =>
	/^\d{1,9}$/.test(line.trim()) ? Number(line) : undefined;

export const askYesOrNo = (question: string): Dialogue<boolean> =>
	ask(question, line => {
		const answer = line.trim().toLowerCase();
		if (answer === 'y' || answer === 'yes') return {answer: true};
		return answer === 'n' || answer === 'no' ? {answer: false} : 'Please answer y or n.';
	});
