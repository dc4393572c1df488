import type {Alphabet} from '../../../engine/index.js';
import {
	ask,
	leave,
	say,
	type Choice,
	type Command,
	type Dialogue,
	type Named,
	type Question,
} from '../../dialogue.js';
import {refused} from '../../../text/lines.js';

const quit: Command = {words: ['quit'], help: 'leave', run: leave};

type PlainQuestion<Answer> = Omit<Question<Answer>, 'reply'> & {
	/** What `help` says; without it, that word is an answer like any other. */
	readonly help?: readonly string[];
	/** Whether every word may be an answer, so that none is a command. */
	readonly isOpen?: boolean;
};

export const askPlain = <Answer>({
	text,
	read,
	help,
	commands = [],
	isOpen = false,
}: PlainQuestion<Answer>): Dialogue<Answer> =>
	ask({
		text,
		read,
		commands: isOpen ? [] : [...commands, ...(help ? [helpWith(help)] : []), quit],
		reply: say,
	});

const helpWith = (lines: readonly string[]): Command => ({
	words: ['help'],
	help: '',
	run: () => say(...lines),
});

const spellsCommands = ({letters}: Alphabet): boolean => letters.includes('a');

const nameOf = ({words: [name = '']}: Named): string => name;

const withNumbers = <Known extends Named>(commands: readonly Known[], first: number): readonly Known[] =>
	commands.map((command, index) => ({...command, words: [...command.words, String(first + index)]}));

const helpOf = (about: readonly string[], commands: readonly Named[]): readonly string[] => [
	...about,
	...commands.map(command => `${nameOf(command)}: ${command.help}`),
];

/** Asks for a move. Its commands have numbers as well where the language's letters don't spell them. */
export function askMove<Answer>({
	about,
	commands,
	alphabet,
	...question
}: Pick<Question<Answer>, 'text' | 'read'> & {
	readonly about: readonly string[];
	readonly commands: readonly (Command | Choice<Answer>)[];
	readonly alphabet: Alphabet;
}): Dialogue<Answer> {
	const help = helpOf(about, [...commands, quit]);
	if (spellsCommands(alphabet)) return askPlain({...question, help, commands});
	const names = [...commands.map(nameOf), 'help'].map((name, index) => `${index + 1} ${name}`);
	const explain = helpWith([...help, `By number: ${names.join(', ')}, 0 quit`]);
	const known = [...withNumbers([...commands, explain], 1), {...quit, words: ['0']}];
	return askPlain({...question, commands: known});
}

const answers = {yes: ['y', 'yes'], no: ['n', 'no']} as const;

/** Asks a question that is answered by yes or no: by 1 or 0, too, where the language's letters don't spell that. */
export function askYesOrNo({
	question,
	alphabet,
	about,
	commands = [],
}: {
	readonly question: string;
	readonly alphabet: Alphabet;
	readonly about?: readonly string[];
	readonly commands?: readonly Command[];
}): Dialogue<boolean> {
	const isSpelled = spellsCommands(alphabet);
	const isOneOf = (words: readonly string[], digit: string, answer: string): boolean =>
		words.includes(answer) || (!isSpelled && answer === digit);
	const byNumber = `By number: ${['1 y', '0 n', ...commands.map((command, at) => `${at + 2} ${nameOf(command)}`)].join(', ')}`;
	return askPlain({
		text: `${question} [${isSpelled ? 'y/n' : 'y/n or 1/0'}] `,
		read(line) {
			const answer = line.trim().toLowerCase();
			if (isOneOf(answers.yes, '1', answer)) return {answer: true};
			return isOneOf(answers.no, '0', answer) ? {answer: false} : refused.notYesOrNo;
		},
		...(about && {help: [...helpOf(about, commands), ...(isSpelled ? [] : [byNumber])]}),
		commands: isSpelled ? commands : withNumbers(commands, 2),
	});
}
