import {
	bundledNames,
	defaultDictionary,
	defaultLanguage,
	isBundled,
	standardInput,
	wholePath,
	type Source,
} from '../dictionaries/index.js';
import {oneOf, readAnyText, switchOn} from './readers.js';
import {
	flag,
	languageCodes,
	readTexts,
	withDefaults,
	type Setting,
	type Table,
	type Value,
} from './setting.js';

export const wordsTable = {
	language: {
		flag: flag('language', 'CODE', undefined, {usual: `${defaultLanguage}, or WORDFIEND_LANGUAGE`}),
		...oneOf(languageCodes),
		default: defaultLanguage,
	},
	dictionary: {
		flag: flag('dictionary', 'NAME', 'the path of a list, - for standard input, or one of', {short: 'd'}),
		choices: bundledNames,
		isPath: true,
		isLocal: true,
		default: defaultDictionary,
		read: readAnyText,
	},
} satisfies Table;

export const sourceIn = (written: Readonly<Record<string, Value>>): Source =>
	withDefaults(wordsTable, readTexts(wordsTable, written).given);

/** The name of a list as it is found from everywhere. */
export const writePath = (dictionary: string): string =>
	isBundled(dictionary) || dictionary === standardInput ? dictionary : wholePath(dictionary);

export const knows = {
	flag: flag('knows', 'LIST', 'the list that guessers know, if the word is from another'),
	default: undefined,
	offers: bundledNames,
	isPath: true,
	read: readAnyText,
} satisfies Setting;

export const json = switchOn('json', 'one JSON document on standard output');

/** A text that tells a book of Ghost from others, by the words that it is made of. */
export const bookName = ({
	variant,
	minLength,
	language,
	dictionary,
}: Source & {readonly variant: string; readonly minLength: number}): string =>
	`${variant} ${minLength} ${language} ${dictionary}`;
