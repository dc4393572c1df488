import {defaultLanguage} from '../dictionaries/index.js';
import {languages, type Alphabet, type Language} from '../engine/index.js';

export type LengthRange = {readonly from: number; readonly to: number};

type Item = string | LengthRange;

export type Value = Item | number | boolean | undefined | readonly Item[];

/** Why a text is refused. `wanted` completes “it must be …”, or lists the names there are; `refused` is the part that is wrong. `{letters}` is replaced by the letters of the language. */
export type Refusal = {readonly wanted: string | readonly string[]; readonly refused: string};

export type Reading<Read> = {readonly ok: true; readonly value: Read} | (Refusal & {readonly ok: false});

export const refuse = (wanted: Refusal['wanted'], refused: string) => ({ok: false, wanted, refused}) as const;

export type Flag = {
	/** As it is typed after the dashes: `min-length`. */
	readonly name: string;
	readonly short?: string;
	/** The name of its value in the help, as in `--length N`. A flag without a value is a switch. */
	readonly value?: string;
	readonly isNegatable?: true;
	readonly help?: string;
	/** The default as the help gives it, where its text would not do. */
	readonly usual?: string;
};

export const flag = (
	name: string,
	value: string,
	help?: string,
	more: Pick<Flag, 'short' | 'usual'> = {},
): Flag => ({name, value, ...(help !== undefined && {help}), ...more});

/** A setting of a game or a command: its flag, its default, and how it is read from the command line and from files. */
export type Setting<Mine extends Value = Value> = {
	/** None where only a form or a record sets it. */
	readonly flag?: Flag;
	readonly default: Mine;
	/** The values there are, or some of them; of a list, its items. */
	readonly choices?: readonly Value[];
	/** Values that forms and shells offer, where others are right, too. */
	readonly offers?: readonly Value[];
	readonly isPath?: true;
	readonly read: (text: string, alphabet: Alphabet) => Reading<Mine>;
	readonly mayBeEmpty?: true;
	/** Whether it concerns only this player's screen or files, so that a code leaves it out. */
	readonly isLocal?: true;
};

export type Table = Readonly<Record<string, Setting>>;

type ValueOf<Mine extends Setting> =
	| Extract<ReturnType<Mine['read']>, {ok: true}>['value']
	| Extract<Mine['default'], undefined>;

export type Values<Of extends Table> = {readonly [Name in keyof Of]: ValueOf<Of[Name]>};

export type Given<All> = {readonly [Name in keyof All]?: All[Name] | undefined};

export type Settled<Settings, Clash> =
	| {readonly ok: true; readonly settings: Settings}
	| {readonly ok: false; readonly clash: Clash};

/** Texts by the names of settings: from a command line or a file. */
export type Texts = Readonly<Record<string, string | undefined>>;

const writeItem = (item: Item): string =>
	typeof item === 'string' ? item : item.from === item.to ? String(item.from) : `${item.from}-${item.to}`;

const isList = (value: Value): value is readonly Item[] => Array.isArray(value);

export function write(value: Value): string {
	if (isList(value)) return value.map(writeItem).join(',');
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (typeof value === 'object') return writeItem(value);
	return value === undefined ? '' : String(value);
}

export const writeTexts = (values: Readonly<Record<string, Value>>): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, write(value)]])),
	);

export const pick = <Of extends Table>(table: Of, given: object): Given<Values<Of>> =>
	// Each name keeps its value.
	Object.fromEntries(
		Object.entries(given).filter(([name, value]) => value !== undefined && Object.hasOwn(table, name)),
	) as Given<Values<Of>>;

export const isAnyGiven = (table: Table, given: object): boolean =>
	Object.keys(pick(table, given)).length > 0;

export const withDefaults = <Of extends Table>(table: Of, given: Given<Values<Of>>): Values<Of> => ({
	// Each name has the default of its own setting.
	...(Object.fromEntries(
		Object.entries(table).map(([name, setting]) => [name, setting.default]),
	) as Values<Of>),
	...pick(table, given),
});

export const languageCodes = Object.keys(languages).filter((code): code is Language =>
	Object.hasOwn(languages, code),
);

const alphabetIn = (code: Value): Alphabet =>
	languages[languageCodes.find(each => each === code) ?? defaultLanguage];

export type RefusedText = Refusal & {readonly name: string; readonly alphabet: Alphabet};

/** Reads the texts of a table's settings, typed with the letters of their language. Returns the values it could read, and a refusal for each of the others. Recorded values are read like the texts that `write` makes of them. */
export function readTexts<Of extends Table>(
	table: Of,
	texts: Readonly<Record<string, Value>>,
	language = texts.language,
): {readonly given: Given<Values<Of>>; readonly refused: readonly RefusedText[]} {
	const alphabet = alphabetIn(language);
	const given: Record<string, Value> = {};
	const refused: RefusedText[] = [];
	for (const [name, {read}] of Object.entries(table)) {
		if (!Object.hasOwn(texts, name) || texts[name] === undefined) continue;
		const reading = read(write(texts[name]), alphabet);
		if (reading.ok) given[name] = reading.value;
		else refused.push({name, alphabet, wanted: reading.wanted, refused: reading.refused});
	}

	// Each name has the value that its own setting has read.
	return {given: given as Given<Values<Of>>, refused};
}
