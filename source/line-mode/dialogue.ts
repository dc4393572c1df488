import {describeLetters} from '../dictionaries/index.js';
import {foldTyped, typedLetter, type Alphabet, type Letter} from '../engine/index.js';

/** What a dialogue does next. */
export type Step =
	/** It says a line. */
	| {readonly kind: 'say'; readonly text: string}
	/** It asks a question that stands before the answer. */
	| {readonly kind: 'ask'; readonly text: string}
	/** It waits until something is done, and may tell how far that is. */
	| {readonly kind: 'work'; readonly run: (tell: Tell) => Promise<void>}
	/** It ends at once, whatever it is in the middle of. */
	| {readonly kind: 'leave'};

/** Tells what is being done, and the share of it that is done, from 0 to 1. */
export type Tell = (work: string, share: number) => void;

/** A conversation over lines of text. It yields its steps and is given the line that answers a question. */
export type Dialogue<Result = void> = Generator<Step, Result, string>;

export function* say(...lines: readonly string[]): Dialogue {
	for (const text of lines) yield {kind: 'say', text};
}

/** What some work comes to, once it is done. */
export function* waitFor<Value>(work: (tell: Tell) => Promise<Value>): Dialogue<Value> {
	let done: {readonly value: Value} | undefined;
	yield {
		kind: 'work',
		async run(tell) {
			done = {value: await work(tell)};
		},
	};
	if (done === undefined) throw new Error('A dialogue went on before its work was done');
	return done.value;
}

/** What an answer means, or a line that says what is wrong with it and what to do. */
export type Reading<Answer> = {readonly answer: Answer} | string;

/** What some words do instead of answering; the question is asked again after it. */
export type Commands = Readonly<Record<string, () => Dialogue>>;

function* quit(): Dialogue {
	yield {kind: 'leave'};
}

/** Words that every question understands. */
const always: Commands = {quit};

/** Whether commands can be typed with the letters of a language. */
export const spellsCommands = ({letters}: Alphabet): boolean => letters.includes('a');

/** Commands with their help, each by a number besides where the language's letters don't spell them. */
export function numbered(commands: Commands, help: readonly string[], alphabet: Alphabet): Commands {
	if (spellsCommands(alphabet)) return {...commands, help: () => say(...help)};
	const names = [...Object.keys(commands), 'help'].map((name, index) => `${index + 1} ${name}`);
	const named: readonly (readonly [string, () => Dialogue])[] = [
		...Object.entries(commands),
		['help', () => say(...help, `By number: ${names.join(', ')}, 0 quit`)],
	];
	return Object.fromEntries([
		...named,
		...named.map(([, command], index) => [String(index + 1), command] as const),
		['0', quit],
	]);
}

/** The answer to a question, asked until there is one. Words that are understood are no answers, unless `commands` is `none`. */
export function* ask<Answer>(
	question: string,
	read: (line: string) => Reading<Answer>,
	commands: Commands | 'none' = {},
): Dialogue<Answer> {
	const known: Commands = commands === 'none' ? {} : {...always, ...commands};
	for (;;) {
		const line = yield {kind: 'ask', text: question};
		const word = line.trim().toLowerCase();
		const command = Object.hasOwn(known, word) ? known[word] : undefined;
		if (command) {
			yield* command();
			continue;
		}

		const result = read(line);
		if (typeof result !== 'string') return result.answer;
		yield* say(result);
	}
}

/** The letter that a line is, in either case. */
export function readLetter(line: string, alphabet: Alphabet): Reading<Letter> {
	const letter = typedLetter(alphabet, line);
	if (letter !== undefined) return {answer: letter};
	return (foldTyped(alphabet, line) ?? '').length > 1
		? 'Please enter one letter, or help.'
		: `Please enter a letter from ${describeLetters(alphabet)}.`;
}

/** A whole number written in digits. */
export const readNumber = (line: string): number | undefined =>
	/^\d{1,9}$/.test(line.trim()) ? Number(line) : undefined;

export const askYesOrNo = (
	question: string,
	alphabet: Alphabet,
	commands: Commands = {},
): Dialogue<boolean> => {
	const [yes, no] = spellsCommands(alphabet)
		? [
				['y', 'yes'],
				['n', 'no'],
			]
		: [
				['y', 'yes', '1'],
				['n', 'no', '0'],
			];
	return ask(
		question,
		line => {
			const answer = line.trim().toLowerCase();
			if (yes.includes(answer)) return {answer: true};
			return no.includes(answer) ? {answer: false} : 'Please answer y or n.';
		},
		commands,
	);
};
