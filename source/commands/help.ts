import {write, type Table} from '../settings/setting.js';
import {wrapWords} from '../text/tables.js';
import {homeHelpTexts} from '../text/about.js';
import {commandNamed, commandOf, homeTable, optionsOf, type Command, type Commands} from './command.js';

const width = 100;
const flagColumns = 26;

function examplesText(examples: Command['examples']): string[] {
	const columns = Math.max(0, ...examples.map(([line, effect]) => (effect === '' ? 0 : line.length))) + 2;
	return ['Examples', ...examples.map(([line, effect]) => `  $ ${line.padEnd(columns)}${effect}`.trimEnd())];
}

export type DescribedOption = ReturnType<typeof describeOptions>[number];

export const describeOptions = (table: Table) =>
	Object.values(table).flatMap(({flag, choices = [], offers = choices, isPath = false, ...setting}) => {
		if (flag === undefined) return [];
		const {value, help = ''} = flag;
		const list = choices.map(write).join(', ');
		const usual = flag.usual ?? (value === undefined ? '' : write(setting.default));
		const text = [help, list].filter(Boolean).join(': ') + (usual === '' ? '' : ` (${usual})`);
		return [{flag, offers: offers.map(write), isPath, help: text}];
	});

function optionLines({flag: {name, short, value, isNegatable}, help}: DescribedOption): string[] {
	const long = `--${isNegatable ? '[no-]' : ''}${name}${value === undefined ? '' : ` ${value}`}`;
	const left = `  ${short === undefined ? '    ' : `-${short}, `}${long}`;
	const [first = '', ...rest] = wrapWords(help, width - flagColumns);
	const head =
		left.length < flagColumns ? [left.padEnd(flagColumns) + first] : [left, ' '.repeat(flagColumns) + first];
	return [...head, ...rest.map(line => ' '.repeat(flagColumns) + line)];
}

const optionsText = (table: Table): string[] => ['Options', ...describeOptions(table).flatMap(optionLines)];

const paragraphs = (...parts: readonly (readonly string[])[]): string =>
	`${parts
		.filter(lines => lines.length > 0)
		.map(lines => lines.join('\n'))
		.join('\n\n')}\n`;

function homeHelp(commands: Commands): string {
	const {examples, forProgrammers, ofCommand, notes} = homeHelpTexts;
	const columns = Math.max(...Object.keys(commands).map(name => name.length)) + 2;
	const listOf = (wanted: boolean) =>
		Object.entries(commands)
			.filter(([, {isForProgrammers = false}]) => isForProgrammers === wanted)
			.map(([name, {summary}]) => `  ${name.padEnd(columns)}${summary}`);
	return paragraphs(
		['Usage', '  $ wordfiend [COMMAND] [options]'],
		examplesText(examples),
		['Commands', ...listOf(false)],
		[forProgrammers, ...listOf(true)],
		[ofCommand],
		optionsText(homeTable),
		...notes.map(text => wrapWords(text, width)),
	);
}

/** The help of a command, or of the whole program; a name of no command is refused. */
export async function helpFor(name: string | undefined, commands: Commands): Promise<string> {
	if (name === undefined) return homeHelp(commands);
	const {command: shown} = await commandNamed(name, commands).load();
	return paragraphs(
		['Usage', `  $ wordfiend ${name} ${shown.usage}`.trimEnd()],
		examplesText(shown.examples),
		optionsText(optionsOf(shown)),
		...(shown.notes ?? []).map(note => wrapWords(note, width)),
	);
}

export const command = commandOf({
	usage: '[COMMAND]',
	examples: [
		['wordfiend help', 'the commands there are'],
		['wordfiend help ghost', 'what ghost takes'],
	],
	takesWords: 1,
	table: {},
	run: ({words: [name]}, commands) => helpFor(name, commands),
});
