import {standardLanguage, type LoadedDictionary} from '../dictionaries/index.js';
import {listOf} from '../text/lists.js';
import {languages, type Alphabet, type Dictionary, type Language, type ProgramName} from '../engine/index.js';

export type LengthRange = {readonly from: number; readonly to: number};

type Item = string | LengthRange;

export type Value = Item | number | boolean | undefined | readonly Item[];

/** What a text means, or what would do instead, such as `a whole number of 1 or more`, and which part of it will not do. */
export type Reading<Read> =
	| {readonly ok: true; readonly value: Read}
	| {
			readonly ok: false;
			readonly wanted: string;
			readonly refused: string;
			readonly near?: string | undefined;
	  };

export type Flag = {
	/** As it is typed after the dashes: `min-length`. */
	readonly name: string;
	readonly short?: string;
	/** What stands for its value in the help; a flag without a value switches on. */
	readonly value?: string;
	readonly isNegatable?: true;
	/** What the help says of it, besides its choices and its default. */
	readonly help?: string;
	/** What the help gives for the default, where its text would not say it. */
	readonly usual?: string;
};

/** What is needed of a setting to read it from a command line, and to describe it. */
export type Option = {
	/** None where only a form sets it. */
	readonly flag?: Flag;
	/** The values there are, or with `isOpen` some of them; of a list, its items. */
	readonly choices?: readonly Value[];
	readonly isOpen?: true;
	readonly standard: Value;
	/** Reads a text, typed with the letters of a language. */
	readonly read: (text: string, alphabet: Alphabet) => Reading<Value>;
	readonly mayBeEmpty?: true;
};

export type Options = Readonly<Record<string, Option>>;

type Choice<Values> = Values extends readonly (infer One)[] ? One : Values;

/** Some of the values of a table: those that were given. */
export type Given<Values> = {readonly [Name in keyof Values]?: Values[Name] | undefined};

/** What was typed last, and is kept while something else is chosen: the path of a dictionary, and commands, each by its row. */
type Typed = {
	readonly path?: string | undefined;
	readonly [row: `${string} command`]: ProgramName | undefined;
};

/** What is chosen in a form; one that was opened stays open. */
export type Chosen<Values> = Given<Values> & Typed & {readonly isOpen?: boolean | undefined};

/** A form while it is filled in: its values, the defaults among them, and the dictionary once it is read. */
export type Form<Values> = {
	readonly values: Values & Typed;
	readonly loaded: LoadedDictionary | undefined;
};

export type Row<Values = object> = {
	readonly name: string;
	readonly label: string;
	readonly value: string;
	readonly note: string;
	readonly kind: 'choice' | 'text' | 'secret' | 'more';
	readonly placeholder?: string;
	/** What is chosen with the choice after (1) or before (-1) this one. */
	readonly step?: (by: 1 | -1) => Chosen<Values> | Pick<Chosen<unknown>, 'isOpen'>;
	readonly type?: (text: string) => Chosen<Values>;
	/** Whether it stands behind `More…`, though its setting doesn't. */
	readonly isMore?: true;
};

/** A setting of a game or a command, among the others of its table: its flag, its help, its row, its question, its default and what it refuses come from here. */
export type Setting<Mine extends Value, Values> = Pick<Option, 'flag' | 'isOpen' | 'mayBeEmpty'> & {
	readonly choices?: readonly Choice<Mine>[];
	readonly standard: Mine;
	/** What a form that was never filled in begins with, in place of the default. */
	readonly first?: Mine;
	/** What it is where it is not chosen, by the settings before it and the words, once these are read. */
	readonly implied?: (form: Form<Values>) => Mine;
	/** Whether its rows stand behind `More…` until they are asked for, or say something unusual. */
	readonly isMore?: true;
	readonly read: (text: string, alphabet: Alphabet) => Reading<Mine>;
	/** Its rows in a form; one that has none now has no say. */
	readonly rows?: (form: Form<Values>) => readonly Row<Values>[];
};

/** The settings of a game or a command by name, in the order of the form and of the help. */
export type Table<Values> = {
	readonly [Name in keyof Values]: Setting<Values[Name] & Value, Values>;
};

export type ValuesOf<Settings extends Options> = {
	readonly [Name in keyof Settings]: Settings[Name]['standard'];
};

const writeItem = (item: Item): string =>
	typeof item === 'string' ? item : item.from === item.to ? String(item.from) : `${item.from}-${item.to}`;

const isList = (value: Value): value is readonly Item[] => Array.isArray(value);

/** A value as the text that is read as it. */
export function write(value: Value): string {
	if (isList(value)) return value.map(writeItem).join(',');
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'object') return writeItem(value);
	return value === undefined ? '' : String(value);
}

/** What makes a game of some values, or a tournament; or what does not go together in them, in a sentence. */
export type Settled<Settings> =
	{readonly ok: true; readonly settings: Settings} | {readonly ok: false; readonly sentence: string};

/** Settles what a form gives, with the words that it names. */
export type Settle<Values, Settings = Values> = (
	values: Values,
	dictionary: Dictionary,
	freshSeed: string,
) => Settled<Settings>;

/** Texts by the names of settings: from a command line or a file. */
export type Texts = Readonly<Record<string, string | undefined>>;

const entriesOf = <Values>(table: Table<Values>) =>
	Object.entries(table as Readonly<Record<string, Setting<Value, Values>>>);

const standardsOf = <Values>(table: Table<Values>): Values =>
	// Each name has the default of its own setting.
	Object.fromEntries(entriesOf(table).map(([name, {standard}]) => [name, standard])) as Values;

export const firstOf = <Values>(table: Table<Values>): Given<Values> =>
	Object.fromEntries(
		entriesOf(table).flatMap(([name, {first}]) => (first === undefined ? [] : [[name, first]])),
	) as Given<Values>;

export const isAnyGiven = (table: object, given: object): boolean =>
	Object.entries(given).some(([name, value]) => value !== undefined && Object.hasOwn(table, name));

export const ofTable = <Values>(table: Table<Values>, given: Given<Values>): Given<Values> =>
	Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(table, name))) as Given<Values>;

/** What of some values is of a table, filled up with the defaults. */
export const withStandards = <Values>(table: Table<Values>, given: Given<Values>): Values => ({
	...standardsOf(table),
	...Object.fromEntries(Object.entries(ofTable(table, given)).filter(([, value]) => value !== undefined)),
});

/** A form in which something is chosen; the rest goes by it, or is as always. */
export function formOf<Values>(
	table: Table<Values>,
	chosen: Chosen<Values>,
	loaded: LoadedDictionary | undefined,
): Form<Values> {
	const given = new Map(Object.entries(chosen));
	let values: Form<Values>['values'] = {...chosen, ...withStandards(table, chosen)};
	for (const [name, {implied}] of entriesOf(table))
		if (implied && given.get(name) === undefined) values = {...values, [name]: implied({values, loaded})};
	return {values, loaded};
}

export const languageCodes = Object.keys(languages).filter((code): code is Language =>
	Object.hasOwn(languages, code),
);

const alphabetIn = ({language}: Texts): Alphabet =>
	languages[languageCodes.find(code => code === language) ?? standardLanguage];

type Refused = Reading<Value> & {readonly ok: false; readonly name: string};

export function readTexts<Settings extends Options>(
	table: Settings,
	texts: Texts,
): {readonly ok: true; readonly given: Given<ValuesOf<Settings>>} | Refused {
	const given: Record<string, Value> = {};
	for (const [name, {read}] of Object.entries(table)) {
		const text = texts[name];
		if (text === undefined) continue;
		const reading = read(text, alphabetIn(texts));
		if (!reading.ok) return {...reading, name};
		given[name] = reading.value;
	}

	// Each name has the value that its own setting has read.
	return {ok: true, given: given as Given<ValuesOf<Settings>>};
}

export const readReadable = <Values>(table: Table<Values>, texts: Texts): Given<Values> =>
	Object.fromEntries(
		entriesOf(table).flatMap(([name, {read}]) => {
			const reading = texts[name] === undefined ? undefined : read(texts[name], alphabetIn(texts));
			return reading?.ok ? [[name, reading.value]] : [];
		}),
	) as Given<Values>;

export const writeTexts = (values: Readonly<Record<string, Value>>): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, write(value)]])),
	);

export const rowsOf = <Values>(table: Table<Values>, form: Form<Values>): readonly Row<Values>[] =>
	entriesOf(table).flatMap(([, {rows}]) => rows?.(form) ?? []);

const moreRow = <Values>(isOpen: boolean, hidden: readonly Row[]): Row<Values> => ({
	name: 'more',
	label: isOpen ? 'Fewer…' : 'More…',
	value: '',
	note: isOpen
		? ''
		: listOf(
				hidden.map(({label}) => label.toLowerCase()),
				{joint: 'and', most: 4},
			),
	kind: 'more',
	step: () => ({isOpen: !isOpen}),
});

/** The rows that a form shows: those that a game needs, those that say something unusual, the one with the focus, and the others once they are asked for. */
export function shownRows<Values>(
	table: Table<Values>,
	form: Form<Values>,
	chosen: Chosen<Values>,
	focused?: string,
): readonly Row<Values>[] {
	const given = new Map<string, Value>(Object.entries(chosen));
	const {isOpen = false} = chosen;
	const isUnusual = (name: string, standard: Value) =>
		given.get(name) !== undefined && write(given.get(name)) !== write(standard);
	const rows = entriesOf(table).flatMap(([name, {rows: ownRows, isMore = false, standard}]) => {
		const own = ownRows?.(form) ?? [];
		const isBehind = isMore && !isUnusual(name, standard) && own.every(row => row.name !== focused);
		return own.map(row => ({row, isHidden: isBehind || (row.isMore === true && row.name !== focused)}));
	});
	const hidden = rows.filter(({isHidden}) => isHidden).map(({row}) => row);
	// What hides a single row takes as much room as the row.
	if (hidden.length < 2) return rows.map(({row}) => row);
	const shown = rows.filter(({isHidden}) => isOpen || !isHidden).map(({row}) => row);
	return [...shown, moreRow(isOpen, hidden)];
}

/** What a form gives: what has rows, but none now, is left to its default. */
export const givenBy = <Values>(table: Table<Values>, form: Form<Values>): Values => ({
	...form.values,
	...Object.fromEntries(
		entriesOf(table).flatMap(([name, {rows, standard}]) =>
			rows?.(form).length === 0 ? [[name, standard]] : [],
		),
	),
});
