import meow from 'meow';
import packageJson from '../../package.json' with {type: 'json'};
import {printable} from '../dictionary-files.js';
import {everywhere, preferences} from '../settings/preferences.js';
import {no, readTable, yes, type Asked, type Flag, type Table, type ValuesOf} from '../settings/setting.js';
import {words} from '../settings/shared.js';
import {listOf} from '../text/lists.js';
import {nearestName} from '../text/nearest.js';
import type {Command} from './command.js';
import {usageError} from './errors.js';
import {commandNames, isCommand, registry, type CommandName} from './registry.js';

export const {version} = packageJson;

/** What `wordfiend` takes without a command. */
export const homeTable = {...words, ...preferences, ...everywhere};

/** What goes with every command, besides its own settings. */
export const tableOf = ({table}: Command): Table => ({...table, ...everywhere});

type NamedFlag = Flag & {readonly setting: string};

const flagsOf = (table: Table): readonly NamedFlag[] =>
	Object.entries(table).flatMap(([setting, {flag}]) => (flag === undefined ? [] : [{...flag, setting}]));

const camelCase = (name: string): string =>
	name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`);

/** The ways in which flags can be typed. */
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
function findCommand(argv: readonly string[]): number {
	const valued = optionsOf(flagsOf(homeTable).filter(({value}) => value !== undefined));
	const known = optionsOf(flagsOf(homeTable));
	const isUnknown = (argument = '') =>
		argument.startsWith('-') && !known.includes(argument.split('=')[0] ?? '');
	for (let at = 0; at < argv.length; at++) {
		const argument = argv[at] ?? '';
		if (valued.includes(argument)) at++;
		else if (isCommand(argument) || (!argument.startsWith('-') && !isUnknown(argv[at - 1]))) return at;
	}

	return -1;
}

/** The command that the arguments name, or `undefined` where they name none. */
export function commandOf(argv: readonly string[]): CommandName | undefined {
	const name = argv[findCommand(argv)];
	if (name === undefined || isCommand(name)) return name;
	const near = nearestName(name, commandNames);
	throw usageError(
		`There is no command ${printable(name)}; ${near === undefined ? 'see wordfiend --help.' : `did you mean ${near}?`}`,
	);
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
		else joined.push(argument);
	}

	return joined;
}

/** The words behind the command and the flags as meow reads them. */
function split(argv: readonly string[], table: Table) {
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

async function refuseForeign(flag: string, known: readonly NamedFlag[]): Promise<never> {
	const all = await Promise.all(
		commandNames.map(async name => ({name, flags: flagsOf(tableOf((await registry[name].load()).command))})),
	);
	const name = kebabCase(flag);
	const owners = all.filter(({flags}) => flags.some(each => each.name === name || each.short === name));
	const shown = optionName(flag);
	if (owners.length > 0) {
		const commands = listOf(
			owners.map(owner => `wordfiend ${owner.name}`),
			{joint: 'and'},
		);
		throw usageError(`The option ${shown} goes only with ${commands}.`);
	}

	const near = nearestName(
		name,
		known.map(each => each.name),
	);
	throw usageError(
		`There is no option ${shown}; ${near === undefined || name.length === 1 ? 'see wordfiend --help.' : `did you mean --${near}?`}`,
	);
}

/** What the flags ask for; one that doesn't go with the command, or has no value where it needs one, is refused. */
async function askedBy(flags: Readonly<Record<string, unknown>>, table: Table): Promise<Asked> {
	const known = flagsOf(table);
	let asked: Asked = {};
	for (const [flag, value] of Object.entries(flags)) {
		const shown = optionName(flag);
		const found = known.find(({name}) => camelCase(name) === flag);
		if (found === undefined) return refuseForeign(flag, known);
		const setting = table[found.setting];
		if (found.value !== undefined) {
			if (typeof value !== 'string' || (value === '' && setting?.mayBeEmpty !== true))
				throw usageError(`The option ${shown} needs a value.`);
			asked = {...asked, ...(setting?.ask?.(value) ?? {[found.setting]: value})};
		} else if (value === true || (value === false && found.isNegatable === true)) {
			asked = {...asked, [found.setting]: value ? yes : no};
		} else {
			throw usageError(`The option ${shown} takes no value; leave it out to turn it off.`);
		}
	}

	return asked;
}

export type CommandLine = {
	/** The words behind the command. */
	readonly words: readonly string[];
	readonly asked: Asked;
};

/** What the arguments say, for a table of settings; `hasCommand` where their first word names the command. */
export async function readCommandLine(
	argv: readonly string[],
	table: Table,
	hasCommand: boolean,
): Promise<CommandLine> {
	const {input, flags} = split(argv, table);
	return {words: hasCommand ? input.slice(1) : input, asked: await askedBy(flags, table)};
}

/** The values of what was asked for; a text that a setting refuses ends the program with its sentence. */
export function readValues<Settings extends Table>(table: Settings, asked: Asked): ValuesOf<Settings> {
	const reading = readTable(table, asked);
	if (reading.ok) return reading.values;
	const option = `--${table[reading.name]?.flag?.name ?? reading.name}`;
	throw usageError(`The option ${option} must be ${reading.wanted}, not ${printable(reading.refused)}.`);
}

/** Refuses words behind a command that takes options only. */
export function refuseWords(command: CommandName, [surplus]: readonly string[]): void {
	if (surplus === undefined) return;
	const title = command.charAt(0).toUpperCase() + command.slice(1);
	throw usageError(
		`${title} takes options only; leave out ${printable(surplus)}, or see wordfiend ${command} --help.`,
	);
}
