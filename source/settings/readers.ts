import {
	defaultDictionary,
	isBundled,
	isPrintable,
	printable,
	replaceActing,
	standardLanguage,
	type Source,
} from '../dictionaries/index.js';
import {languages, type Alphabet, type Language} from '../engine/index.js';
import {listOf} from '../text/lists.js';
import {no, yes, type Asked, type Flag, type Reading, type Row, type Setting} from './setting.js';

/** The item before or after one in a list that wraps around. */
export function stepIn<Item>(items: readonly Item[], item: Item, by: number): Item {
	const index = items.indexOf(item) + by;
	return items.at(index % items.length) ?? item;
}

/** One of some names. */
export const readChoice =
	<Choice extends string>(choices: readonly Choice[]) =>
	(text: string): Reading<Choice> => {
		const value = choices.find(each => each === text);
		return value === undefined ? {ok: false, wanted: listOf(choices), refused: text} : {ok: true, value};
	};

/** Some of the names, with commas between, each once. */
export const readChoices =
	<Choice extends string>(choices: readonly Choice[]) =>
	(text: string): Reading<readonly Choice[]> => {
		const read = readChoice(choices);
		const readings = text.split(',').map(part => read(part.trim()));
		const refused = readings.find(reading => !reading.ok);
		if (refused?.ok === false) return refused;
		return {ok: true, value: [...new Set(readings.flatMap(reading => (reading.ok ? [reading.value] : [])))]};
	};

/** A whole number of 1 or more. */
export function readCount(text: string): Reading<number> {
	const value = /^\d+$/.test(text) ? Number(text) : 0;
	if (value >= 1 && Number.isSafeInteger(value)) return {ok: true, value};
	return {
		ok: false,
		wanted: value === 0 ? 'a whole number of 1 or more' : 'a smaller number',
		refused: text,
	};
}

export const readText = (text: string): Reading<string> => ({ok: true, value: text});

export const readSwitch = (text: string): Reading<boolean> => ({ok: true, value: text === yes});

/** A flag that switches something on. */
export const switchOn = (name: string, help: string, short?: string): Setting<boolean> => ({
	flag: {name, help, ...(short !== undefined && {short})},
	standard: no,
	read: readSwitch,
});

/** A row whose choices are gone through with the arrow keys. */
export const choiceRow = (
	name: string,
	label: string,
	{
		value,
		values,
		note,
		shown = value,
	}: {value: string; values: readonly string[]; note: string; shown?: string},
): Row => ({
	name,
	label,
	value: shown,
	note,
	kind: 'choice',
	step: by => ({[name]: stepIn(values, value, by)}),
});

/** A row to type a text in. */
export const textRow = (
	name: string,
	label: string,
	{value, placeholder}: {value: string; placeholder: string},
): Row => ({
	name,
	label,
	value: printable(value),
	note: '',
	kind: 'text',
	placeholder,
	type: text => ({[name]: text}),
});

const readSeed = (text: string): Reading<string> =>
	isPrintable(text)
		? {ok: true, value: text}
		: {ok: false, wanted: 'a text without control characters', refused: text};

/** A seed: a text that can be shown; empty for a fresh one in every game. */
export const seedSetting = (help: string, placeholder: string): Setting<string> => ({
	flag: {name: 'seed', value: 'TEXT', help},
	read: readSeed,
	rows: ({asked}) => [
		{
			...textRow('seed', 'Seed', {value: asked.seed ?? '', placeholder}),
			type: text => ({seed: replaceActing(text, () => '')}),
		},
	],
});

/** What a name or path given for a dictionary asks for: a path that is typed in a form is kept apart from the choice. */
export const askDictionary = (text: string): Asked =>
	isBundled(text) ? {dictionary: text} : {dictionary: 'file', path: text};

/** The languages by their codes. */
export const languageCodes = Object.keys(languages).filter((code): code is Language =>
	Object.hasOwn(languages, code),
);

/** The language that was asked for. */
export const languageOf = ({language}: Asked): Language =>
	languageCodes.find(code => code === language) ?? standardLanguage;

/** The letters of the language that was asked for. */
export const alphabetOf = (asked: Asked): Alphabet => languages[languageOf(asked)];

/** The words that were asked for; their name is empty while no path is typed. */
export const sourceOf = (asked: Asked): Source => {
	const {dictionary = defaultDictionary, path = ''} = asked;
	return {dictionary: dictionary === 'file' ? path.trim() : dictionary, language: languageOf(asked)};
};

/** What asks for some words. */
export const askSource = ({dictionary, language}: Source): Asked => ({
	...askDictionary(dictionary),
	language,
});

export type {Flag};

/** The seed that a form names, or a fresh one. */
export function seedAsked({seed = ''}: Asked, freshSeed: string): string {
	const named = seed.trim();
	return named === '' ? freshSeed : named;
}
