import type {LoadedDictionary} from '../dictionaries/index.js';

/**
What was asked for, as texts by the names of settings: from flags, a form, a question or the player's file.

What is not there is left to the defaults, or asked for.
*/
export type Asked = Readonly<Record<string, string | undefined>>;

/** What a text means, or what would do instead, such as `a whole number of 1 or more`, and which part of it will not do. */
export type Reading<Value> =
	| {readonly ok: true; readonly value: Value}
	| {readonly ok: false; readonly wanted: string; readonly refused: string};

/** How a setting is called on the command line. */
export type Flag = {
	/** As it is typed after the dashes: `min-length`. */
	readonly name: string;
	readonly short?: string;
	/** What stands for its value in the help; a flag without a value switches on. */
	readonly value?: string;
	/** Whether `--no-…` switches it off. */
	readonly isNegatable?: true;
	/** What the help says of it, its default included. */
	readonly help: string;
};

/** What is known while a form is filled in: what was asked for so far, the defaults among it, and the dictionary once it is read. */
export type Known = {readonly asked: Asked; readonly loaded: LoadedDictionary | undefined};

/** A row of a form. */
export type Row = {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	/** What the value means. */
	readonly note: string;
	readonly kind: 'choice' | 'text' | 'secret';
	/** What a text shows while it is empty. */
	readonly placeholder?: string;
	/** What is asked for with the choice after (1) or before (-1) this one. */
	readonly step?: (by: 1 | -1) => Asked;
	/** What is asked for once a text is typed. */
	readonly type?: (text: string) => Asked;
};

/** A setting of a game or a command, declared once: its flag, its help, its row, its question, its default and what it refuses come from here. */
export type Setting<Value> = {
	/** None where only a form sets it. */
	readonly flag?: Flag;
	/** The default; where there is none, the value is asked for or left out. */
	readonly standard?: string;
	/** Reads a text; what else is asked for may decide what it means, as the language does for a word. */
	readonly read: (text: string, asked: Asked) => Reading<Value>;
	/** What a flag's text asks for, where it is more than the setting itself. */
	readonly ask?: (text: string) => Asked;
	/** Whether the text of a flag may be empty. */
	readonly mayBeEmpty?: true;
	/** Its rows in a form; none where it is of no use now. */
	readonly rows?: (known: Known) => readonly Row[];
};

/** The settings of a game or a command by name, in the order of the form and of the help. */
export type Table = Readonly<Record<string, Setting<unknown>>>;

/** The values of a table's settings; those that were not asked for and have no default are `undefined`. */
export type ValuesOf<Settings extends Table> = {
	readonly [Name in keyof Settings]:
		(Settings[Name] extends Setting<infer Value> ? Value : never) | undefined;
};

export const yes = 'yes';
export const no = 'no';

/** Whether any setting of a table is asked for. */
export const asksFor = (table: Table, asked: Asked): boolean =>
	Object.keys(table).some(name => asked[name] !== undefined);

/** What was asked for, filled up with the defaults. */
export const withStandards = (table: Table, asked: Asked): Asked => ({
	...Object.fromEntries(Object.entries(table).map(([name, {standard}]) => [name, standard])),
	...Object.fromEntries(Object.entries(asked).filter(([, text]) => text !== undefined)),
});

/** The values of what was asked for, or the first setting whose text is refused, and why. */
export function readTable<Settings extends Table>(
	table: Settings,
	asked: Asked,
):
	| {readonly ok: true; readonly values: ValuesOf<Settings>}
	| {readonly ok: false; readonly name: string; readonly wanted: string; readonly refused: string} {
	const full = withStandards(table, asked);
	const values: Record<string, unknown> = {};
	for (const [name, setting] of Object.entries(table)) {
		const text = full[name];
		if (text === undefined) continue;
		const reading = setting.read(text, full);
		if (!reading.ok) return {...reading, name};
		values[name] = reading.value;
	}

	// Each name has the value that its own setting has read.
	return {ok: true, values: values as ValuesOf<Settings>};
}

/** The rows that are of use now. */
export const rowsOf = (table: Table, known: Known): readonly Row[] =>
	Object.values(table).flatMap(({rows}) => rows?.(known) ?? []);

/** What is wrong with a row of a form, and what to do. */
export function formFault(
	table: Table,
	known: Known,
	{name, wanted}: {readonly name: string; readonly wanted: string},
): string {
	const row = rowsOf(table, known).find(each => each.name === name);
	return `${row?.label ?? name}: give ${wanted}.`;
}
