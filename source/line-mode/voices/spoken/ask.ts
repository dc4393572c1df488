import {
	ask,
	leave,
	readNumber,
	remark,
	say,
	type Choice,
	type Command,
	type Dialogue,
	type Named,
	type Reading,
} from '../../dialogue.js';
import {notInRange, refused} from '../../../text/lines.js';

const quit: Command = {words: ['quit', '0'], help: 'leave', run: leave};

const keysAloud = (about: string, commands: readonly Named[]): string =>
	[about, ...commands.map(({words, help}) => `${[...words].reverse().join(' or ')}: ${help}`)].join('. ') +
	'.';

type SpokenQuestion<Answer> = {
	/** What has just happened: it stands in one line with the question. */
	readonly said?: string;
	readonly question: string;
	readonly again?: string;
	readonly read: (line: string) => Reading<Answer>;
	readonly about: string;
	readonly commands?: readonly (Command | Choice<Answer>)[];
	/** Whether every word may be an answer, so that only `?` is understood besides. */
	readonly isOpen?: boolean;
};

/** The answer to a question, asked until there is one. All that matters stands in the last line. */
export function* askAloud<Answer>({
	said = '',
	question,
	again = question,
	read,
	about,
	commands = [],
	isOpen = false,
}: SpokenQuestion<Answer>): Dialogue<Answer> {
	yield* remark(said);
	const known = isOpen ? [] : [...commands, quit];
	const keys: Command = {
		words: isOpen ? ['?'] : ['?', 'help'],
		help: '',
		run: () => remark(keysAloud(about, known)),
	};
	return yield* ask({
		text: `${question} `,
		again: `${again} `,
		read,
		commands: [keys, ...known],
		reply: remark,
	});
}

export function* chooseAloud<Choice extends string>(
	said: string,
	choices: readonly {readonly name: Choice; readonly text: string}[],
	commands: readonly Command[] = [],
): Dialogue<Choice> {
	const offered = choices.map(({text}, index) => `${index + 1} ${text}.`).join(' ');
	const read = (line: string): Reading<Choice> => {
		const number = readNumber(line);
		const named = choices.find(({name}) => name === line.trim().toLowerCase());
		const choice = named ?? choices[(number ?? 0) - 1];
		return choice ? {answer: choice.name} : refused.notChoice;
	};
	return yield* askAloud({
		said: said.trim(),
		question: `${offered} 0 quit. Number?`,
		again: 'Number?',
		read,
		about: 'Type the number of what you want',
		commands,
	});
}

export const tell = (...lines: readonly string[]): Dialogue => say(...lines.filter(Boolean));

export const askNumber = (
	question: string,
	standard: number,
	fits: (value: number) => boolean,
	refusal: string,
): Dialogue<number> =>
	askAloud({
		question,
		about: `Type a number, or nothing for ${standard}`,
		read(line): Reading<number> {
			const value = line.trim() === '' ? standard : readNumber(line);
			return value !== undefined && fits(value) ? {answer: value} : refusal;
		},
	});

export const askCount = (question: string, most: number, standard = 1): Dialogue<number> =>
	askNumber(
		`${question}, from 1 to ${most}, Enter for ${standard}:`,
		standard,
		value => value >= 1 && value <= most,
		notInRange(most),
	);
