import meow from 'meow';
import packageJson from '../../package.json' with {type: 'json'};
import {printable} from '../dictionaries/index.js';
import {write, type Flag, type Options, type Texts} from '../settings/setting.js';
import {listOf} from '../text/lists.js';
import {nearestName} from '../text/nearest.js';
import {
	commandNamed,
	homeTable,
	isCommand,
	tableOf,
	usageError,
	type Command,
	type Commands,
} from './command.js';

export const {version} = packageJson;

type NamedFlag = Flag & {readonly setting: string};

const flagsOf = (table: Options): readonly NamedFlag[] =>
	Object.entries(table).flatMap(([setting, {flag}]) => (flag === undefined ? [] : [{...flag, setting}]));

/** A name as meow's flags have it: a word of one letter and the next are one word to it. */
const camelCase = (name: string): string =>
	joinWords(name).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `for-afriend`, which is how meow takes `for-a-friend`. */
const joinWords = (name: string): string => name.replaceAll(/(?<=-[a-z])-(?=[a-z]{2})/g, '');

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`);

const optionsOf = (flags: readonly Flag[]): readonly string[] =>
	flags.flatMap(({name, short, isNegatable}) => [
		`--${name}`,
		...(isNegatable === true ? [`--no-${name}`] : []),
		...(short === undefined ? [] : [`-${short}`]),
	]);

/** What someone would type for a flag: `--min-length`, `-x`. */
const optionName = (flag: string): string =>
	flag.length === 1 ? `-${flag}` : `--${printable(kebabCase(flag))}`;

/** Where the command stands in the arguments: the first word that is no option's value, or may not be where the option is unknown. */
function findCommand(argv: readonly string[], commands: Commands): number {
	const valued = optionsOf(flagsOf(homeTable).filter(({value}) => value !== undefined));
	const known = optionsOf(flagsOf(homeTable));
	const isUnknown = (argument = '') =>
		argument.startsWith('-') && !known.includes(argument.split('=')[0] ?? '');
	for (let at = 0; at < argv.length; at++) {
		const argument = argv[at] ?? '';
		if (valued.includes(argument)) at++;
		else if (isCommand(argument, commands) || (!argument.startsWith('-') && !isUnknown(argv[at - 1])))
			return at;
	}

	return -1;
}

/** Arguments whose pattern or dictionary looks like an option are joined to it: `--pattern -e--a-`, `-d -`. */
function joinValues(argv: readonly string[], flags: readonly NamedFlag[]): readonly string[] {
	const options = optionsOf(flags);
	const isOption = (argument: string) => options.includes(argument.split('=')[0] ?? '');
	const joined: string[] = [];
	for (let at = 0; at < argv.length; at++) {
		const [argument = '', value] = [argv[at], argv[at + 1]];
		const isPattern = argument === '--pattern' && value !== undefined && !isOption(value);
		const isInput = (argument === '-d' || argument === '--dictionary') && value === '-';
		if (isPattern || isInput)
			joined.push(`${argument === '-d' ? '--dictionary' : argument}=${argv[++at] ?? ''}`);
		else joined.push(isOption(argument) ? argument.replace(/^--[a-z-]+/, joinWords) : argument);
	}

	return joined;
}

function split(argv: readonly string[], table: Options) {
	const flags = flagsOf(table);
	const types = Object.fromEntries(
		flags.map(({name, short, value}) => [
			camelCase(name),
			{
				type: value === undefined ? 'boolean' : 'string',
				...(short !== undefined && {shortFlag: short}),
			} as const,
		]),
	);
	try {
		return meow({
			importMeta: import.meta,
			pkg: packageJson,
			argv: joinValues(argv, flags),
			flags: types,
			description: false,
			autoHelp: false,
			autoVersion: false,
			booleanDefault: undefined,
		});
	} catch (error) {
		// The only fault that meow itself finds: "The flag --minLength can only be set once."
		const [, flag] = /--(\w+)/.exec(String(error)) ?? [];
		if (flag === undefined) throw error;
		throw usageError(`The option ${optionName(flag)} can be given only once.`);
	}
}

async function refuseForeign(flag: string, known: readonly NamedFlag[], commands: Commands): Promise<never> {
	const all = await Promise.all(
		Object.entries(commands).map(async ([name, {load}]) => ({
			name,
			flags: flagsOf(tableOf((await load()).command)),
		})),
	);
	const name = kebabCase(flag);
	const owners = all.filter(({flags}) => flags.some(each => each.name === name || each.short === name));
	const shown = optionName(flag);
	if (owners.length > 0) {
		const lines = listOf(
			owners.map(owner => `wordfiend ${owner.name}`),
			{joint: 'and'},
		);
		throw usageError(`The option ${shown} goes only with ${lines}.`);
	}

	const nearestOf = (flags: readonly NamedFlag[]) =>
		nearestName(
			name,
			flags.map(each => each.name),
		);
	const near = nearestOf(known) ?? nearestOf(all.flatMap(({flags}) => flags));
	throw usageError(
		`There is no option ${shown}; ${near === undefined || name.length === 1 ? 'see wordfiend --help.' : `did you mean --${near}?`}`,
	);
}

/** What the flags say; one that doesn't go with the command, or has no value where it needs one, is refused. */
async function textsOf(
	flags: Readonly<Record<string, unknown>>,
	table: Options,
	commands: Commands,
): Promise<Texts> {
	const known = flagsOf(table);
	const texts: Record<string, string> = {};
	for (const [flag, value] of Object.entries(flags)) {
		const shown = optionName(flag);
		const found = known.find(({name}) => camelCase(name) === flag);
		if (found === undefined) return refuseForeign(flag, known, commands);
		if (found.value !== undefined) {
			if (typeof value !== 'string' || (value === '' && table[found.setting]?.mayBeEmpty !== true))
				throw usageError(`The option ${shown} needs a value.`);
			texts[found.setting] = value;
		} else if (value === true || (value === false && found.isNegatable === true)) {
			texts[found.setting] = write(value);
		} else {
			throw usageError(`The option ${shown} takes no value; leave it out to turn it off.`);
		}
	}

	return texts;
}

export type CommandLine = {
	readonly named: {readonly name: string; readonly command: Command} | undefined;
	readonly words: readonly string[];
	readonly texts: Texts;
};

export async function readCommandLine(argv: readonly string[], commands: Commands): Promise<CommandLine> {
	const name = argv[findCommand(argv, commands)];
	const named =
		name === undefined ? undefined : {name, command: (await commandNamed(name, commands).load()).command};
	const table = named ? tableOf(named.command) : homeTable;
	const {input, flags} = split(argv, table);
	return {named, words: named ? input.slice(1) : input, texts: await textsOf(flags, table, commands)};
}
