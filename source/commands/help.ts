import process from 'node:process';
import {printable} from '../dictionary-files.js';
import {everywhere, preferences} from '../settings/preferences.js';
import type {Flag, Table} from '../settings/setting.js';
import {words} from '../settings/shared.js';
import {nearestName} from '../text/nearest.js';
import {wrapWords} from '../text/wrap.js';
import type {Command} from './command.js';
import {usageError} from './errors.js';
import {commandNames, isCommand, registry, type CommandName} from './registry.js';

const width = 100;
const flagColumns = 25;

const withoutDefault = 'Without a terminal, as in a pipe, wordfiend plays Hangman in line mode.';

const exitCodes =
	'Exit codes: 0; 1 something failed; 2 the command line was wrong; 128 + n ended by signal n (130 Ctrl+C, 143 SIGTERM).';

const faults = 'Something wrong? Tell us: npm bugs wordfiend.';

const homeExamples: Command['examples'] = [
	['wordfiend', 'open the menus'],
	['wordfiend hangman', 'guess a word that cheats'],
	['wordfiend hangman -l 7 -g 10 -v', '7 letters, 10 guesses, and see how it cheats'],
	['wordfiend ghost', 'never finish a word'],
	['wordfiend suggest --pattern -e--a-', 'which letter to guess in a game you play elsewhere'],
	['wordfiend tournament -d small', 'guessers against choosers'],
];

function examplesText(examples: Command['examples']): string[] {
	const columns = Math.max(0, ...examples.map(([line, effect]) => (effect === '' ? 0 : line.length))) + 2;
	return ['Examples', ...examples.map(([line, effect]) => `  $ ${line.padEnd(columns)}${effect}`.trimEnd())];
}

function optionLines({name, short, value, isNegatable, help}: Flag): string[] {
	const long = `--${isNegatable === true ? '[no-]' : ''}${name}${value === undefined ? '' : ` ${value}`}`;
	const left = `  ${short === undefined ? '    ' : `-${short}, `}${long}`;
	const [first = '', ...rest] = wrapWords(help, width - flagColumns);
	const head =
		left.length < flagColumns ? [left.padEnd(flagColumns) + first] : [left, ' '.repeat(flagColumns) + first];
	return [...head, ...rest.map(line => ' '.repeat(flagColumns) + line)];
}

function optionsText(table: Table): string[] {
	const flags = Object.values(table).flatMap(({flag}) => flag ?? []);
	return ['Options', ...flags.flatMap(optionLines)];
}

const paragraphs = (...parts: readonly (readonly string[])[]): string =>
	`${parts
		.filter(lines => lines.length > 0)
		.map(lines => lines.join('\n'))
		.join('\n\n')}\n`;

function homeHelp(): string {
	const columns = Math.max(...commandNames.map(name => name.length)) + 2;
	return paragraphs(
		['Usage', '  $ wordfiend [COMMAND] [options]'],
		examplesText(homeExamples),
		[
			'Commands',
			...commandNames.map(name => `  ${name.padEnd(columns)}${registry[name].summary}`),
			'  wordfiend help COMMAND lists the options of a command.',
		],
		optionsText({...words, ...preferences, ...everywhere}),
		...[withoutDefault, exitCodes, faults].map(text => wrapWords(text, width)),
	);
}

/** The help of a command, or of the whole program. */
export async function helpFor(name: CommandName | undefined): Promise<string> {
	if (name === undefined) return homeHelp();
	const {command: shown} = await registry[name].load();
	return paragraphs(
		['Usage', `  $ wordfiend ${name} ${shown.usage}`.trimEnd()],
		examplesText(shown.examples),
		optionsText({...shown.table, ...everywhere}),
		...(shown.notes ?? []).map(note => wrapWords(note, width)),
	);
}

/** `wordfiend help [COMMAND]`: the same as `--help`. */
export const command: Command = {
	usage: '[COMMAND]',
	examples: [
		['wordfiend help', 'the commands there are'],
		['wordfiend help ghost', 'what ghost takes'],
	],
	table: {},
	async run({words: [name]}) {
		if (name !== undefined && !isCommand(name)) {
			const near = nearestName(name, commandNames);
			throw usageError(
				`There is no command ${printable(name)}; ${near === undefined ? `there are ${commandNames.join(', ')}` : `did you mean ${near}`}${near === undefined ? '.' : '?'}`,
			);
		}

		process.stdout.write(await helpFor(name));
		return 0;
	},
};
