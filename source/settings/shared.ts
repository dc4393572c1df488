import {
	bundled,
	bundledIn,
	bundledNames,
	defaultDictionary,
	englishName,
	isBundled,
	ownName,
	standardLanguage,
} from '../dictionaries/index.js';
import type {Language} from '../engine/index.js';
import {countOf} from '../text/numbers.js';
import {
	askDictionary,
	choiceRow,
	languageCodes,
	languageOf,
	readChoice,
	readText,
	sourceOf,
	stepIn,
	switchOn,
	textRow,
} from './readers.js';
import type {Known, Setting} from './setting.js';

/** The language whose letters the words have. */
const language: Setting<Language> = {
	flag: {
		name: 'language',
		value: 'CODE',
		help: `${languageCodes.join(', ')} (${standardLanguage}, or WORDFIEND_LANGUAGE)`,
	},
	standard: standardLanguage,
	read: readChoice(languageCodes),
	rows({asked}) {
		const value = languageOf(asked);
		const {dictionary = defaultDictionary} = asked;
		return [
			{
				name: 'language',
				label: 'Language',
				value: ownName(value),
				note: value === standardLanguage ? '' : englishName(value),
				kind: 'choice',
				step(by) {
					const next = stepIn(languageCodes, value, by);
					const hasList = !isBundled(dictionary) || bundledIn(next).includes(dictionary);
					return {language: next, ...(!hasList && {dictionary: defaultDictionary})};
				},
			},
		];
	},
};

function dictionaryNote({asked, loaded}: Known): string {
	const {dictionary: name, language: spoken} = sourceOf(asked);
	const nature = !isBundled(name)
		? 'a list of your own'
		: spoken === standardLanguage
			? bundled[name]
			: 'words that people use';
	if (!loaded?.ok) return nature;
	const {count, skipped} = loaded.dictionary;
	const counted =
		countOf(count, 'word') + (skipped === 0 ? '' : ` (${countOf(skipped, 'entry', 'entries')} skipped)`);
	return isBundled(name) ? `${counted} · ${nature}` : counted;
}

const dictionary: Setting<string> = {
	flag: {
		name: 'dictionary',
		short: 'd',
		value: 'NAME',
		help: `${bundledNames.join(', ')}, the path of a word list, or - for standard input (${defaultDictionary})`,
	},
	standard: defaultDictionary,
	read: readText,
	ask: askDictionary,
	rows(known) {
		const {dictionary: value = defaultDictionary} = known.asked;
		const note = dictionaryNote(known);
		const values = [...bundledIn(languageOf(known.asked)), 'file'];
		return [choiceRow('dictionary', 'Dictionary', {value, values, note})];
	},
};

/** The path of a list of one's own; a form keeps it beside the choice. */
const path: Setting<string> = {
	read: readText,
	rows: ({asked}) =>
		asked.dictionary === 'file'
			? [
					textRow('path', 'File', {
						value: asked.path ?? '',
						placeholder: 'type the path of a file, one word a line',
					}),
				]
			: [],
};

/** Which words are played with. */
export const words = {language, dictionary, path};

/** One JSON document instead of words for people. */
export const json = switchOn('json', 'one JSON document on standard output');
