import {lookOf} from './preferences.js';
import {askDictionary, languageCodes} from './readers.js';
import type {Asked, Table} from './setting.js';
import {words} from './shared.js';

/** The words that the command line gives, whatever is played. */
export const wordsGiven = (asked: Asked): Asked =>
	Object.fromEntries(
		Object.keys(words).flatMap(name => (asked[name] === undefined ? [] : [[name, asked[name]]])),
	);

/** What the player's file has for forms. */
export const keptChoices = ({
	language,
	dictionary,
	choices = {},
}: {
	readonly language?: string | undefined;
	readonly dictionary?: string | undefined;
	readonly choices?: Readonly<Record<string, Asked>> | undefined;
}): {readonly standards: Asked; readonly remembered: Readonly<Record<string, Asked>>} => ({
	standards: {
		...(dictionary !== undefined && askDictionary(dictionary)),
		...(languageCodes.some(code => code === language) && {language}),
	},
	remembered: choices,
});

/** What in the player's file is a text as it should be, and yet names nothing there is. */
export function unusableIn({
	theme,
	motion,
	language,
}: {
	readonly theme?: string | undefined;
	readonly motion?: string | undefined;
	readonly language?: string | undefined;
}): readonly string[] {
	const look = lookOf({theme, motion});
	return [
		...(theme !== undefined && look.theme === undefined ? ['theme'] : []),
		...(motion !== undefined && look.reduceMotion === undefined ? ['motion'] : []),
		...(language !== undefined && !languageCodes.some(code => code === language) ? ['language'] : []),
	];
}

/** What belongs to one game only. */
const ofOneGame = new Set(['seed', 'secret']);

/** What is remembered of a form: what was chosen in it, without what belongs to one game or comes from the command line as it is. */
export const choicesIn = (asked: Asked, given: Asked): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(asked).flatMap(([name, text]) =>
			text === undefined || ofOneGame.has(name) || given[name] === text ? [] : [[name, text]],
		),
	);

/** What a form may begin with, besides its defaults. */
export type Beginnings = {
	/** The choices that it was left with when the game was played last. */
	readonly remembered: Asked | undefined;
	/** What the player's file has in place of the defaults. */
	readonly standards: Asked;
	/** What a first game begins with. */
	readonly first?: Asked;
	/** What the command line gives. */
	readonly given: Asked;
};

/** What a form begins with: what the command line gives; else the choices that are remembered, as far as they can be read; without any what a first game begins with. */
export function beginForm(table: Table, {remembered = {}, standards, first, given}: Beginnings): Asked {
	const readable = Object.entries(remembered).filter(
		([name, text]) =>
			text !== undefined &&
			!ofOneGame.has(name) &&
			Object.hasOwn(table, name) &&
			table[name]?.read(text, remembered).ok === true,
	);
	return {...standards, ...(readable.length > 0 ? Object.fromEntries(readable) : first), ...given};
}
