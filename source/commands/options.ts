import {printable} from '../dictionary-files.js';
import {listOf} from '../text/lists.js';
import {usageError} from './errors.js';
import {commandFlags, flagTypes, optionName, type FlagName, type Flags} from './flags.js';

/** The flags, known to go with the command and to have a value where they need one. */
export type Options = {
	readonly [Name in FlagName]?: (typeof flagTypes)[Name]['type'] extends 'string' ? string : boolean;
};

const isFlagName = (name: string): name is FlagName => Object.hasOwn(flagTypes, name);

function refuseForeign(name: FlagName): never {
	const owners = Object.entries(commandFlags).filter(([, flags]) => flags.some(flag => flag === name));
	const commands = owners.map(([command]) => `wordfiend ${command}`);
	throw usageError(`The option ${optionName(name)} goes only with ${listOf(commands, {joint: 'and'})}.`);
}

/** Lets through only what a command can take; any other flag ends the program with its sentence. */
export function assertOptions(flags: Flags, allowed: readonly FlagName[]): asserts flags is Options {
	for (const [name, value] of Object.entries(flags)) {
		const shown = printable(optionName(name));
		if (!isFlagName(name)) throw usageError(`There is no option ${shown}; see wordfiend --help.`);
		if (!allowed.includes(name)) refuseForeign(name);
		if (flagTypes[name].type === 'string') {
			if (typeof value !== 'string' || value === '') throw usageError(`The option ${shown} needs a value.`);
		} else if (value !== true && name !== 'color') {
			throw usageError(`The option ${shown} takes no value; leave it out to turn it off.`);
		}
	}
}

/** The number that an option gives, if it is given. */
export function readWholeNumber(name: FlagName, text: string | undefined): number | undefined {
	if (text === undefined) return undefined;
	const number = /^\d+$/.test(text) ? Number(text) : 0;
	if (number >= 1 && Number.isSafeInteger(number)) return number;
	const wanted = number === 0 ? 'a whole number of 1 or more' : 'a smaller number';
	throw usageError(`The option ${optionName(name)} must be ${wanted}, not ${printable(text)}.`);
}

/** The choice that an option gives, if it is given. */
export function readChoice<Choice extends string>(
	name: FlagName,
	text: string | undefined,
	choices: readonly Choice[],
): Choice | undefined {
	if (text === undefined) return undefined;
	const choice = choices.find(each => each === text);
	if (choice !== undefined) return choice;
	throw usageError(`The option ${optionName(name)} must be ${listOf(choices)}, not ${printable(text)}.`);
}

/** The choices that an option lists, with commas between, each once. */
export function readChoices<Choice extends string>(
	name: FlagName,
	text: string | undefined,
	choices: readonly Choice[],
): readonly Choice[] | undefined {
	const read = text?.split(',').flatMap(part => readChoice(name, part.trim(), choices) ?? []);
	return read === undefined ? undefined : [...new Set(read)];
}
