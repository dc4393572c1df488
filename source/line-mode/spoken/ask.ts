import {readNumber, say, type Dialogue, type Reading} from '../dialogue.js';

/** What a word or a number does instead of answering; it gives what is said before the question is asked again. */
export type SpokenCommand = {
	readonly words: readonly string[];
	/** What it is for, as the keys are told. */
	readonly help: string;
	readonly run: () => Dialogue<string> | string;
};

const quit: SpokenCommand = {
	words: ['quit', '0'],
	help: 'leave',
	*run() {
		yield {kind: 'leave'};
		return '';
	},
};

/** The keys of a question. */
const keysAloud = (about: string, commands: readonly SpokenCommand[]): string =>
	[about, ...commands.map(({words, help}) => `${[...words].reverse().join(' or ')}: ${help}`)].join('. ') +
	'.';

type Question<Answer> = {
	/** What has just happened: it stands in one line with the question. */
	readonly said?: string;
	readonly question: string;
	readonly read: (line: string) => Reading<Answer>;
	/** How to answer, for whoever asks by `?`. */
	readonly about: string;
	readonly commands?: readonly SpokenCommand[];
	/** Whether every word may be an answer, so that only `?` is understood besides. */
	readonly isOpen?: boolean;
};

/** The answer to a question, asked until there is one. All that matters stands in the last line. */
export function* askAloud<Answer>({
	said = '',
	question,
	read,
	about,
	commands = [],
	isOpen = false,
}: Question<Answer>): Dialogue<Answer> {
	const known = isOpen ? [] : [...commands, quit];
	let before = said;
	for (;;) {
		const line = yield {kind: 'ask', text: `${before} ${question} `.trimStart()};
		const word = line.trim().toLowerCase();
		const command = known.find(({words}) => words.includes(word));
		if (word === '?' || (word === 'help' && !isOpen)) {
			before = keysAloud(about, known);
		} else if (command) {
			const after = command.run();
			before = typeof after === 'string' ? after : yield* after;
		} else {
			const result = read(line);
			if (typeof result !== 'string') return result.answer;
			before = result;
		}
	}
}

/** One of some choices, told and chosen by number or by name. */
export function* chooseAloud<Choice extends string>(
	said: string,
	choices: readonly {readonly name: Choice; readonly text: string}[],
	commands: readonly SpokenCommand[] = [],
): Dialogue<Choice> {
	const told = choices.map(({text}, index) => `${index + 1} ${text}.`).join(' ');
	const read = (line: string): Reading<Choice> => {
		const number = readNumber(line);
		const named = choices.find(({name}) => name === line.trim().toLowerCase());
		const choice = named ?? choices[(number ?? 0) - 1];
		return choice ? {answer: choice.name} : `Please enter a number from 1 to ${choices.length}.`;
	};
	return yield* askAloud({
		said: said.trim(),
		question: `${told} 0 quit. Number?`,
		read,
		about: 'Type the number of what you want',
		commands,
	});
}

/** Says something that is not worth a question. */
export const tell = (...lines: readonly string[]): Dialogue => say(...lines.filter(Boolean));
