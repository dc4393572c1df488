import {isBundled, isPrintable, printable, replaceActing} from '../dictionaries/index.js';
import {listOf} from '../text/lists.js';
import {nearestName} from '../text/nearest.js';
import {
	write,
	type Chosen,
	type Flag,
	type Form,
	type LengthRange,
	type Reading,
	type Row,
	type Setting,
	type Value,
} from './setting.js';

/** Where a key leads in a list: to the item before or after, around its ends, or to the first or the last. */
export type Move = 1 | -1 | 'first' | 'last';

export function moveIn<Item>(items: readonly Item[], item: Item, move: Move): Item {
	if (move === 'first') return items[0] ?? item;
	return move === 'last' ? (items.at(-1) ?? item) : stepIn(items, item, move);
}

export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	const index = items.indexOf(item) + by;
	return items.at(index % items.length) ?? item;
}

function readName<Name extends string>(names: readonly Name[], text: string): Reading<Name> {
	const value = names.find(each => each === text);
	if (value !== undefined) return {ok: true, value};
	return {ok: false, wanted: listOf(names), refused: text, near: nearestName(text, names)};
}

export const oneOf = <Name extends string>(choices: readonly Name[]) => ({
	choices,
	read: (text: string): Reading<Name> => readName(choices, text),
});

/** Some names with commas between, so many at most; a name may stand there several times. */
export const seriesOf = <Name extends string>(choices: readonly Name[], most: number) => ({
	choices,
	read(text: string): Reading<readonly Name[]> {
		const parts = text.split(',');
		if (parts.length > most) return {ok: false, wanted: `a list of at most ${most}`, refused: text};
		return readEach(parts, part => readName(choices, part.trim()));
	},
});

export function readEach<Item>(
	parts: readonly string[],
	read: (part: string) => Reading<Item>,
): Reading<readonly Item[]> {
	const value: Item[] = [];
	for (const part of parts) {
		const reading = read(part);
		if (!reading.ok) return reading;
		value.push(reading.value);
	}

	return {ok: true, value};
}

export function readCount(text: string): Reading<number> {
	const value = /^\d+$/.test(text) ? Number(text) : 0;
	if (value >= 1 && Number.isSafeInteger(value)) return {ok: true, value};
	return {
		ok: false,
		wanted: value === 0 ? 'a whole number of 1 or more' : 'a smaller number',
		refused: text,
	};
}

/** The lengths of `5` or `4-8`; `undefined` for any other text. */
export function rangeIn(text: string): LengthRange | undefined {
	const [, first = '', last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text) ?? [];
	const [from, to] = [Number(first), Number(last)];
	return from >= 1 && to >= from ? {from, to} : undefined;
}

export const readText = (text: string): Reading<string> => ({ok: true, value: text});

const readSwitch = (text: string): Reading<boolean> => ({ok: true, value: text === write(true)});

export const switchOn = (name: string, help: string, short?: string): Setting<boolean, object> => ({
	flag: {name, help, ...(short !== undefined && {short})},
	standard: false,
	read: readSwitch,
});

export const switchOff = (name: string, help: string): Setting<boolean, object> => ({
	flag: {name, isNegatable: true, help},
	standard: true,
	read: readSwitch,
});

/** A row whose choices are gone through with the arrow keys. */
export const choiceRow = <Choice extends Value, Values>(
	name: string,
	label: string,
	{
		value,
		values,
		note,
		shown = write(value),
		choose,
	}: {
		value: Choice;
		values: readonly Choice[];
		note: string;
		shown?: string;
		choose: (value: Choice) => Chosen<Values>;
	},
): Row<Values> => ({
	name,
	label,
	value: shown,
	note,
	kind: 'choice',
	step: by => choose(stepIn(values, value, by)),
});

/** The row of a setting whose values are gone through with the arrow keys; none where nothing is said of it. */
export const choiceOf =
	<Name extends string, Values extends Readonly<Record<Name, Value>>>(
		name: Name,
		label: string,
		values: readonly Values[Name][],
		describe: (chosen: Values) => {readonly note: string; readonly shown?: string} | undefined,
	) =>
	({values: chosen}: Form<Values>): readonly Row<Values>[] => {
		const described = describe(chosen);
		const choose = (value: Values[Name]) => Object.fromEntries<unknown>([[name, value]]) as Chosen<Values>;
		return described ? [choiceRow(name, label, {value: chosen[name], values, choose, ...described})] : [];
	};

export const textRow = <Values>(
	name: string,
	label: string,
	{value, placeholder, type}: {value: string; placeholder: string; type: (text: string) => Chosen<Values>},
): Row<Values> => ({name, label, value: printable(value), note: '', kind: 'text', placeholder, type});

const readSeed = (text: string): Reading<string> =>
	isPrintable(text)
		? {ok: true, value: text}
		: {ok: false, wanted: 'a text without control characters', refused: text};

/** A seed: a text that can be shown; empty for a fresh one in every game. */
export const seedSetting = (
	flag: Pick<Flag, 'help'>,
	placeholder: string,
): Setting<string, {readonly seed: string}> => ({
	flag: {name: 'seed', value: 'TEXT', usual: 'a fresh one', ...flag},
	standard: '',
	read: readSeed,
	isMore: true,
	rows: ({values}) => [
		textRow('seed', 'Seed', {
			value: values.seed,
			placeholder,
			type: text => ({seed: replaceActing(text, () => '')}),
		}),
	],
});

/** A typed path as it names a dictionary: never one that comes with the game. */
export const dictionaryAt = (path: string): string =>
	isBundled(path.trim()) ? `./${path.trim()}` : path.trim();

export function seedOr(seed = '', freshSeed: string): string {
	const named = seed.trim();
	return named === '' ? freshSeed : named;
}
