import packageJson from '../package.json' with {type: 'json'};
import {homeTable, type Command} from '../source/commands/command.js';
import {describeOptions, exitCodes, homeExamples, withoutTerminal} from '../source/commands/help.js';
import {registry} from '../source/commands/registry.js';
import type {Options} from '../source/settings/setting.js';
import {wrapWords} from '../source/text/wrap.js';

const escape = (text: string): string => text.replaceAll('\\', '\\e').replaceAll('-', '\\-');

/** A text in lines of no more than 76 columns, each sentence on a line of its own; none is taken for a request. */
const prose = (text: string): readonly string[] =>
	text
		.split(/(?<=[.!?]) (?=[A-Z])/)
		.flatMap(sentence => wrapWords(sentence, 76))
		.map(line => escape(line).replace(/^[.']/, '\\&$&'));

const bold = (text: string): string => `\\fB${escape(text)}\\fR`;
const italic = (text: string): string => `\\fI${escape(text)}\\fR`;

/** Something and what it is, behind each other or one below the other. */
const item = (tag: string, text: string): readonly string[] =>
	text === '' ? ['.PP', tag] : ['.TP', tag, ...prose(text)];

const options = (table: Options): readonly string[] =>
	describeOptions(table).flatMap(({name, short, value, isNegatable, help}) => {
		const long = bold(`--${isNegatable ? '[no-]' : ''}${name}`);
		const typed = short === undefined ? long : `${bold(`-${short}`)}, ${long}`;
		return item(value === undefined ? typed : `${typed} ${italic(value)}`, help);
	});

const examples = (of: Command['examples']): readonly string[] =>
	of.flatMap(([line, effect]) => item(bold(line), effect));

async function commands(): Promise<readonly string[]> {
	const sections = await Promise.all(
		Object.entries(registry).map(async ([name, {summary, load}]) => {
			const {command} = await load();
			return [
				`.SS ${escape(name)}`,
				`${bold(`wordfiend ${name}`)} ${escape(command.usage)}`.trimEnd(),
				'.PP',
				...prose(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`),
				...(command.notes ?? []).flatMap(note => ['.PP', ...prose(note)]),
				...options(command.table),
				...examples(command.examples),
			];
		}),
	);
	return sections.flat();
}

/** The manual's page of the program, from the tables that its help is made from. */
export const describeManual = async (date: Date): Promise<string> =>
	[
		`.TH WORDFIEND 1 ${date.toISOString().slice(0, 10)} "wordfiend ${packageJson.version}" "Games"`,
		'.SH NAME',
		'wordfiend \\- two word games: Hangman that cheats, and Ghost',
		'.SH SYNOPSIS',
		`${bold('wordfiend')} [${italic('COMMAND')}] [options]`,
		'.SH DESCRIPTION',
		...prose(`${packageJson.description}.`),
		...prose(withoutTerminal),
		'.SH OPTIONS',
		...options(homeTable),
		'.SH COMMANDS',
		...(await commands()),
		'.SH EXAMPLES',
		...examples(homeExamples),
		'.SH EXIT STATUS',
		...prose(exitCodes),
		'',
	].join('\n');
