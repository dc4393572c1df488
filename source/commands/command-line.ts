import meow from 'meow';
import packageJson from '../../package.json' with {type: 'json'};
import {printable} from '../dictionaries/index.js';
import {write, type Flag, type Table, type Texts} from '../settings/setting.js';
import {listOf} from '../text/words.js';
import {nearestName} from '../dictionaries/nearest.js';
import {usage} from '../text/refusals.js';
import {
	commandNamed,
	dashesOf,
	homeTable,
	isCommand,
	optionsOf,
	usageError,
	type Commands,
} from './command.js';

export const {version} = packageJson;

type NamedFlag = Flag & {readonly setting: string};

const flagsOf = (table: Table): readonly NamedFlag[] =>
	Object.entries(table).flatMap(([setting, {flag}]) => (flag === undefined ? [] : [{...flag, setting}]));

/** A name as meow's flags have it: a word of one letter and the next are one word to it. */
const camelCase = (name: string): string =>
	joinWords(name).replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `for-afriend`, which is how meow takes `for-a-friend`. */
const joinWords = (name: string): string => name.replaceAll(/(?<=-[a-z])-(?=[a-z]{2})/g, '');

const kebabCase = (name: string): string => name.replaceAll(/[A-Z]/g, capital => `-${capital.toLowerCase()}`);

/** Returns a flag as it is typed: `--min-length`, `-x`. */
const optionName = (flag: string): string =>
	flag.length === 1 ? `-${flag}` : `--${printable(kebabCase(flag))}`;

/** Joins a value that looks like an option to its own: `--pattern -e--a-`, `-d -`. */
function joinValues(argv: readonly string[], isOption: (argument: string) => boolean): readonly string[] {
	const joined: string[] = [];
	for (const argument of argv) {
		const option = joined.at(-1) ?? '';
		const isPattern = option === '--pattern' && !isOption(argument);
		const isInput = argument === '-' && (option === '-d' || option === '--dictionary');
		if (isPattern || isInput) joined.splice(-1, 1, `${option}=${argument}`);
		else joined.push(isOption(argument) ? argument.replace(/^--[a-z-]+/, joinWords) : argument);
	}

	return joined;
}

/** Throws a usage error for a value given to a switch: meow would take `--color=always` as `--no-color`. */
function refuseValues(argv: readonly string[], flags: readonly NamedFlag[]): void {
	const switches = flags.filter(({value}) => value === undefined).flatMap(dashesOf);
	for (const argument of argv) {
		const given = switches.find(option => argument.startsWith(`${option}=`));
		if (given !== undefined) throw usageError(usage.takesNoValue(given));
	}
}

function split(argv: readonly string[], table: Table) {
	const flags = flagsOf(table);
	const options = flags.flatMap(dashesOf);
	refuseValues(argv, flags);
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
			argv: joinValues(argv, argument => options.includes(argument.split('=')[0] ?? '')),
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
		throw usageError(usage.twice(optionName(flag)));
	}
}

const nearestFlag = (name: string, flags: readonly NamedFlag[]): string | undefined =>
	nearestName(
		name,
		flags.map(each => each.name),
	);

async function refuseForeign(flag: string, known: readonly NamedFlag[], commands: Commands): Promise<never> {
	const all = await Promise.all(
		Object.entries(commands).map(async ([name, {load}]) => ({
			name,
			flags: flagsOf(optionsOf((await load()).command)),
		})),
	);
	const name = kebabCase(flag);
	const owners = all.filter(({flags}) => flags.some(each => each.name === name || each.short === name));
	const shown = optionName(flag);
	const lines = owners.map(owner => `wordfiend ${owner.name}`);
	if (lines.length > 0) throw usageError(usage.onlyWith(shown, listOf(lines, {joint: 'and'})));
	const near =
		nearestFlag(name, known) ??
		nearestFlag(
			name,
			all.flatMap(({flags}) => flags),
		);
	throw usageError(usage.noOption(shown, name.length === 1 ? undefined : near));
}

/** Returns the texts of the flags by the names of settings. Throws a usage error for a flag that the command doesn't have, or that needs a value. */
async function textsOf(
	flags: Readonly<Record<string, unknown>>,
	table: Table,
	commands: Commands,
): Promise<Texts> {
	const known = flagsOf(table);
	const texts: Record<string, string> = {};
	for (const [flag, value] of Object.entries(flags)) {
		const found = known.find(({name}) => camelCase(name) === flag);
		if (found === undefined) return refuseForeign(flag, known, commands);
		const shown = optionName(found.name);
		if (found.value !== undefined) {
			if (typeof value !== 'string' || (value === '' && table[found.setting]?.mayBeEmpty !== true))
				throw usageError(usage.needsValue(shown));
			texts[found.setting] = value;
		} else if (value === true || (value === false && found.isNegatable === true)) {
			texts[found.setting] = write(value);
		} else {
			throw usageError(usage.takesNoValue(shown));
		}
	}

	return texts;
}

/** Returns the name of the command: the first word, which an option that isn't known here may have taken as its value. */
function nameIn({input: [first], flags}: ReturnType<typeof split>, commands: Commands): string | undefined {
	const known = flagsOf(homeTable).map(({name}) => camelCase(name));
	const taken = Object.entries(flags).flatMap(([flag, value]) =>
		!known.includes(flag) && typeof value === 'string' ? [value] : [],
	);
	return [first ?? '', ...taken].find(word => isCommand(word, commands)) ?? first;
}

/** Returns the command that is named, with its name, the words that follow it, and the texts of its options. */
export async function readCommandLine(argv: readonly string[], commands: Commands) {
	const home = split(argv, homeTable);
	const name = nameIn(home, commands);
	const named =
		name === undefined ? undefined : {name, command: (await commandNamed(name, commands).load()).command};
	const table = named ? optionsOf(named.command) : homeTable;
	const {input, flags} = named ? split(argv, table) : home;
	const texts = await textsOf(flags, table, commands);
	const words = input.slice(1);
	const most = named?.command.takesWords ?? 0;
	const surplus = words[most];
	if (named && surplus !== undefined && texts.help === undefined)
		throw usageError(usage.surplus(named.name, most, surplus));
	return {named, words, texts};
}
