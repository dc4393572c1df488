import {
	bundled,
	bundledIn,
	bundledNames,
	defaultDictionary,
	isBundled,
	standardInput,
	standardLanguage,
	wholePath,
	type Source,
} from '../dictionaries/index.js';
import {englishName, ownName} from '../text/languages.js';
import {countOf} from '../text/numbers.js';
import {choiceRow, dictionaryAt, oneOf, readText, switchOn, textRow} from './readers.js';
import {
	languageCodes,
	readReadable,
	withStandards,
	writeTexts,
	type Form,
	type Table,
	type Value,
} from './setting.js';

function dictionaryNote({values: {dictionary, language}, loaded}: Form<Source>): string {
	const nature = !isBundled(dictionary)
		? 'a list of your own'
		: language === standardLanguage
			? bundled[dictionary]
			: 'words that people use';
	if (!loaded?.ok) return nature;
	const {count, skipped} = loaded.dictionary;
	const counted =
		countOf(count, 'word') + (skipped === 0 ? '' : ` (${countOf(skipped, 'entry', 'entries')} skipped)`);
	return isBundled(dictionary) ? `${counted} · ${nature}` : counted;
}

/** What stands for a list of one's own in the row of dictionaries. */
const ownList = 'file';

export const words: Table<Source> = {
	language: {
		flag: {name: 'language', value: 'CODE', usual: `${standardLanguage}, or WORDFIEND_LANGUAGE`},
		...oneOf(languageCodes),
		standard: standardLanguage,
		isMore: true,
		rows: ({values: {language, dictionary}}) => [
			choiceRow('language', 'Language', {
				value: language,
				values: languageCodes,
				shown: ownName(language),
				note: language === standardLanguage ? '' : englishName(language),
				choose(next) {
					const hasList = !isBundled(dictionary) || bundledIn(next).includes(dictionary);
					return {language: next, ...(!hasList && {dictionary: defaultDictionary})};
				},
			}),
		],
	},
	dictionary: {
		flag: {
			name: 'dictionary',
			short: 'd',
			value: 'NAME',
			help: 'the path of a word list, or - for standard input',
		},
		choices: bundledNames,
		isOpen: true,
		standard: defaultDictionary,
		read: readText,
		rows(form) {
			const {dictionary, language, path = ''} = form.values;
			const isOwn = !isBundled(dictionary);
			return [
				choiceRow('dictionary', 'Dictionary', {
					value: isOwn ? ownList : dictionary,
					values: [...bundledIn(language), ownList],
					note: dictionaryNote(form),
					choose: name => ({dictionary: name === ownList ? dictionaryAt(path) : name}),
				}),
				...(isOwn
					? [
							textRow<Source>('path', 'File', {
								value: dictionaryAt(path) === dictionary ? path : dictionary,
								placeholder: 'type the path of a file, one word a line',
								type: text => ({path: text, dictionary: dictionaryAt(text)}),
							}),
						]
					: []),
			];
		},
	},
};

/** The list that written settings name. */
export const sourceIn = (written: Readonly<Record<string, Value>>): Source =>
	withStandards(words, readReadable(words, writeTexts(written)));

/** The name of a list as it is found from everywhere. */
export const writePath = (dictionary: string): string =>
	isBundled(dictionary) || dictionary === standardInput ? dictionary : wholePath(dictionary);

/** The list that guessers know, where the word is from another. */
export const knows = {
	flag: {name: 'knows', value: 'LIST', help: 'the list that guessers know, if the word is from another'},
	standard: undefined,
	read: readText,
} as const;

export const json = switchOn('json', 'one JSON document on standard output');

/** A text that tells a book of Ghost from others, by the words that it is made of. */
export const bookName = ({
	variant,
	minLength,
	language,
	dictionary,
}: Source & {readonly variant: string; readonly minLength: number}): string =>
	`${variant} ${minLength} ${language} ${dictionary}`;
