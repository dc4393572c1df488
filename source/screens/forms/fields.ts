import {
	bundledIn,
	mayBeIn,
	defaultDictionary,
	defaultLanguage,
	isBundled,
	printable,
	type Source,
} from '../../dictionaries/index.js';
import {languageCodes} from '../../settings/setting.js';
import {dictionaryNotes, formNotes} from '../../text/forms.js';
import {englishName, ownName, countOf} from '../../text/words.js';
import {choiceRow, type Field, type SettingRow, type State} from './form.js';

function dictionaryNote({values: {dictionary: name, language}, dictionary}: State<Source>): string {
	const nature = !isBundled(name)
		? formNotes.ownList
		: language === defaultLanguage
			? dictionaryNotes[name]
			: 'common words';
	if (dictionary === undefined) return nature;
	const {count, skipped} = dictionary;
	const counted =
		countOf(count, 'word') + (skipped === 0 ? '' : ` (${countOf(skipped, 'entry', 'entries')} skipped)`);
	return isBundled(name) ? `${counted} · ${nature}` : counted;
}

/** Means a list of the player's own, among the dictionaries. */
const ownList = 'file';

/** A typed path as it names a dictionary: never one that comes with the game. */
export const dictionaryAt = (path: string): string =>
	isBundled(path.trim()) ? `./${path.trim()}` : path.trim();

export const dictionaryField: Field<Source> = {
	setting: 'dictionary',
	rows(state) {
		const {
			values: {dictionary, language},
			chosen: {path = ''},
		} = state;
		const isOwn = !isBundled(dictionary);
		const list = choiceRow<string, Source>('dictionary', 'Dictionary', {
			value: isOwn ? ownList : dictionary,
			values: [...bundledIn(language), ownList],
			note: dictionaryNote(state),
			choose: name => ({dictionary: name === ownList ? dictionaryAt(path) : name}),
		});
		const file: SettingRow<Source> = {
			name: 'path',
			label: 'File',
			value: printable(dictionaryAt(path) === dictionary ? path : dictionary),
			note: '',
			kind: 'text',
			placeholder: formNotes.path,
			type: text => ({path: text, dictionary: dictionaryAt(text)}),
		};
		return isOwn ? [list, file] : [list];
	},
};

export const languageField: Field<Source> = {
	setting: 'language',
	rows: ({values: {language, dictionary}}) => [
		choiceRow('language', 'Language', {
			value: language,
			values: languageCodes,
			shown: ownName(language),
			note: language === defaultLanguage ? '' : englishName(language),
			choose(next) {
				const hasList = mayBeIn(next, dictionary);
				return {language: next, ...(!hasList && {dictionary: defaultDictionary})};
			},
		}),
	],
};
