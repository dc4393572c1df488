import process from 'node:process';
import {printable} from '../dictionaries/index.js';
import {everywhere, preferences} from '../settings/preferences.js';
import {readTexts, type Given, type Options, type Texts, type ValuesOf} from '../settings/setting.js';
import {words} from '../settings/words.js';
import {nearestName} from '../text/nearest.js';

/** What ends the program: one sentence for standard error, and the exit code. */
export class CommandError extends Error {
	readonly exitCode: 1 | 2;

	constructor(sentence: string, exitCode: 1 | 2) {
		super(sentence);
		this.exitCode = exitCode;
	}
}

export const usageError = (sentence: string): CommandError => new CommandError(sentence, 2);

type Described<Settings extends Options> = {
	/** What stands behind the name in the usage line. */
	readonly usage: string;
	/** A command line each, and what it does. */
	readonly examples: readonly (readonly [line: string, effect: string])[];
	readonly table: Settings;
	readonly notes?: readonly string[];
};

export type Order<Settings extends Options> = {
	readonly words: readonly string[];
	readonly given: Given<ValuesOf<Settings>>;
};

/** A command of the program: one file, and one line in the registry. */
export type Command = Described<Options> & {
	/** Runs it, among the commands there are; gives the exit code. */
	readonly run: (
		line: {readonly words: readonly string[]; readonly texts: Texts},
		commands: Commands,
	) => Promise<number>;
};

/** The commands there are, by name: what each is for, in a few words, and what loads it. */
export type Commands = Readonly<
	Record<string, {readonly summary: string; readonly load: () => Promise<{readonly command: Command}>}>
>;

export const commandOf = <Settings extends Options>({
	run,
	...described
}: Described<Settings> & {
	/** Gives the exit code, or else what is printed before it is 0. */
	readonly run: (order: Order<Settings>, commands: Commands) => Promise<number | string>;
}): Command => ({
	...described,
	async run({words: following, texts}, commands) {
		const done = await run({words: following, given: readGiven(described.table, texts)}, commands);
		if (typeof done === 'number') return done;
		process.stdout.write(done);
		return 0;
	},
});

export const homeTable = {...words, ...preferences, ...everywhere};

export const tableOf = ({table}: Command): Options => ({...table, ...everywhere});

/** The values of some options; a text that a setting refuses ends the program with its sentence. */
export function readGiven<Settings extends Options>(
	table: Settings,
	texts: Texts,
): Given<ValuesOf<Settings>> {
	const reading = readTexts(table, texts);
	if (reading.ok) return reading.given;
	const {name, wanted, refused, near} = reading;
	const option = `--${table[name]?.flag?.name ?? name}`;
	const hint = near === undefined ? '.' : `; did you mean ${near}?`;
	throw usageError(`The option ${option} must be ${wanted}, not ${printable(refused)}${hint}`);
}

export function refuseWords(command: string, [surplus]: readonly string[]): void {
	if (surplus === undefined) return;
	const title = command.charAt(0).toUpperCase() + command.slice(1);
	throw usageError(
		`${title} takes options only; leave out ${printable(surplus)}, or see wordfiend ${command} --help.`,
	);
}

export const isCommand = (name: string, commands: Commands): boolean => Object.hasOwn(commands, name);

/** The command of a name; a name of none is refused with the nearest one there is. */
export function commandNamed(name: string, commands: Commands): Commands[string] {
	const found = isCommand(name, commands) ? commands[name] : undefined;
	if (found) return found;
	const near = nearestName(name, Object.keys(commands));
	throw usageError(
		`There is no command ${printable(name)}; ${near === undefined ? 'see wordfiend --help.' : `did you mean ${near}?`}`,
	);
}
