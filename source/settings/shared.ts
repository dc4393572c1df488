import {bundled, bundledNames, defaultDictionary, isBundled} from '../dictionary-files.js';
import {languages, type Language} from '../engine/index.js';
import {listOf} from '../text/lists.js';
import {countOf} from '../text/numbers.js';
import {askDictionary, choiceRow, readChoice, readText, sourceOf, switchOn, textRow} from './readers.js';
import type {Known, Setting} from './setting.js';

const sources = [...bundledNames, 'file'] as const;

function dictionaryNote({asked, loaded}: Known): string {
	const source = sourceOf(asked);
	const nature = isBundled(source) ? bundled[source] : 'a list of your own';
	if (!loaded?.ok) return nature;
	const {count, skipped} = loaded.dictionary;
	const counted =
		countOf(count, 'word') + (skipped === 0 ? '' : ` (${countOf(skipped, 'entry', 'entries')} skipped)`);
	return isBundled(source) ? `${counted} · ${nature}` : counted;
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
		return [choiceRow('dictionary', 'Dictionary', {value, values: sources, note})];
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
export const words = {dictionary, path};

const codes = Object.keys(languages).filter((code): code is Language => Object.hasOwn(languages, code));

/** The language whose letters the words have. */
export const language: Setting<Language> = {
	flag: {
		name: 'language',
		value: 'CODE',
		help: `${listOf(codes)}: its letters, and its own common words (en)`,
	},
	standard: 'en',
	read: readChoice(codes),
};

/** One JSON document instead of words for people. */
export const json = switchOn('json', 'one JSON document on standard output');
