import {everywhere, preferences} from '../settings/preferences.js';
import {
	readTexts,
	withDefaults,
	type Flag,
	type Given,
	type Table,
	type Texts,
	type Values,
} from '../settings/setting.js';
import {wordsTable} from '../settings/words.js';
import type {Source} from '../dictionaries/index.js';
import {nearestName} from '../dictionaries/nearest.js';
import {CommandError} from '../terminal/program.js';
import {refusalText, usage} from '../text/refusals.js';

export const usageError = (sentence: string): CommandError => new CommandError(sentence, 2);

type Described<Settings extends Table> = {
	/** Follows the name in the usage line. */
	readonly usage: string;
	readonly examples: readonly (readonly [line: string, effect: string])[];
	readonly table: Settings;
	/** The most words that may follow its name: none unless said. */
	readonly takesWords?: number;
	readonly notes?: readonly string[];
};

export type Order<Settings extends Table> = {
	readonly words: readonly string[];
	/** The values that are typed. */
	readonly given: Given<Values<Settings>>;
	/** The player's own, where no other is typed. */
	readonly usual: Given<Source>;
	/** The values that are typed, and the player's own or defaults for the rest. */
	readonly settings: Values<Settings>;
};

/** A command of the program: one file, and one line in the registry. */
export type Command = Described<Table> & {
	/** Runs it, among the commands there are; gives the exit code. */
	readonly run: (
		line: {readonly words: readonly string[]; readonly texts: Texts; readonly usual?: Given<Source>},
		commands: Commands,
	) => Promise<number>;
};

/** The commands there are, by name: what each is for, in a few words, and what loads it. */
export type Commands = Readonly<
	Record<
		string,
		{
			readonly summary: string;
			/** Whether the help lists it apart. */
			readonly isForProgrammers?: true;
			readonly load: () => Promise<{readonly command: Command}>;
		}
	>
>;

export const commandOf = <Settings extends Table>({
	run,
	...described
}: Described<Settings> & {
	/** Gives the exit code, or else what is printed before it is 0. */
	readonly run: (order: Order<Settings>, commands: Commands) => Promise<number | string>;
}): Command => ({
	...described,
	async run({words: following, texts, usual = {}}, commands) {
		const given = readGiven(described.table, texts, {language: texts.language ?? usual.language});
		const settings = withDefaults(described.table, {...usual, ...given});
		const done = await run({words: following, given, usual, settings}, commands);
		if (typeof done === 'number') return done;
		process.stdout.write(done);
		return 0;
	},
});

export const homeTable = {...wordsTable, ...preferences, ...everywhere};

export const optionsOf = ({table}: Command): Table => ({...table, ...everywhere});

/** An option in each way that it can be typed: `--match`, `--no-match`, `-m`. */
export const dashesOf = ({name, short, isNegatable}: Flag): readonly string[] => [
	`--${name}`,
	...(isNegatable ? [`--no-${name}`] : []),
	...(short === undefined ? [] : [`-${short}`]),
];

/** Returns the values of options, or of a variable of the environment; a text that a setting refuses ends the program with its sentence. */
export function readGiven<Settings extends Table>(
	table: Settings,
	texts: Texts,
	{variable, language}: {readonly variable?: string; readonly language?: string | undefined} = {},
): Given<Values<Settings>> {
	const {
		given,
		refused: [refused],
	} = readTexts(table, texts, language);
	if (refused === undefined) return given;
	const {name} = refused;
	throw usageError(refusalText(variable ?? `The option --${table[name]?.flag?.name ?? name}`, refused));
}

export const isCommand = (name: string, commands: Commands): boolean => Object.hasOwn(commands, name);

/** The command of a name; a name of none is refused with the nearest one there is. */
export function commandNamed(name: string, commands: Commands): Commands[string] {
	const found = isCommand(name, commands) ? commands[name] : undefined;
	if (found) return found;
	const near = nearestName(name, Object.keys(commands));
	throw usageError(usage.noCommand(name, near));
}
