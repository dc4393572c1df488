import type {Alphabet} from '../../../engine/index.js';
import {notInRange, refused} from '../../../text/lines.js';
import {
	ask,
	leave,
	readNumber,
	say,
	type Command,
	type Dialogue,
	type Named,
	type Question,
} from '../../dialogue.js';

type PlainQuestion<Answer> = Pick<Question<Answer>, 'text' | 'read' | 'commands'> & {
	/** What `help` says before the commands; without it, that word is an answer like any other. */
	readonly about?: readonly string[] | undefined;
	/** The letters that are typed: where they don’t spell commands, these have numbers. */
	readonly alphabet?: Alphabet;
};

const quit: Command = {words: ['quit', '0'], help: 'leave', run: leave};

const spellsCommands = (alphabet: Alphabet | undefined): boolean =>
	alphabet === undefined || alphabet.letters.includes('a');

const isNumber = (word: string): boolean => readNumber(word) !== undefined;

/** A single letter is an answer and no command. */
const isWhole = (word: string): boolean => word.length > 1 && !isNumber(word);

const nameOf = ({words: [name = '']}: Named): string => name;

const numbered = (command: Named): string => `${command.words.find(isNumber) ?? ''} ${nameOf(command)}`;

export function askPlain<Answer>({
	text,
	read,
	about,
	commands = [],
	alphabet,
}: PlainQuestion<Answer>): Dialogue<Answer> {
	const isSpelled = spellsCommands(alphabet);
	const offered = [...commands, quit];
	const help: Command = {
		words: ['help', '13'],
		help: 'these lines',
		run: () =>
			say(
				...(about ?? []),
				...offered.map(command => `${nameOf(command)}: ${command.help}`),
				...(isSpelled ? [] : [`By number: ${[...offered, help].map(numbered).join(', ')}`]),
			),
	};
	const known = about ? [...offered, help] : offered;
	return ask({
		text,
		read,
		commands: isSpelled ? known.map(command => ({...command, words: command.words.filter(isWhole)})) : known,
		reply: say,
	});
}

export const aboutNumbers = ['Type a whole number.'];

export const askCount = (question: string, most: number): Dialogue<number> =>
	askPlain({
		text: `${question}? [1..${most}] `,
		read(line) {
			const number = readNumber(line) ?? 0;
			return number >= 1 && number <= most ? {answer: number} : notInRange(most);
		},
		about: aboutNumbers,
	});

/** Asks a question that is answered by yes or no: by 1 or 0, too, where the language's letters don't spell that. */
export function askYesOrNo({
	question,
	...asked
}: Pick<PlainQuestion<boolean>, 'about' | 'commands' | 'alphabet'> & {
	readonly question: string;
}): Dialogue<boolean> {
	const isSpelled = spellsCommands(asked.alphabet);
	return askPlain({
		...asked,
		text: `${question} [${isSpelled ? 'y/n' : 'y/n or 1/0'}] `,
		read(line) {
			const answer = line.trim().toLowerCase();
			const isOneOf = (...words: readonly string[]) => words.includes(answer);
			if (isOneOf('y', 'yes') || (!isSpelled && isOneOf('1'))) return {answer: true};
			return isOneOf('n', 'no') ? {answer: false} : refused.notYesOrNo;
		},
	});
}
