import type {Field} from '../components/form.js';
import {countOf} from '../components/theme.js';
import type {LoadedDictionary} from '../dictionary-files.js';
import {dictionaryNote, type DictionaryChoice} from './dictionary-choice.js';

function countNote(loaded: LoadedDictionary | undefined): string {
	if (!loaded?.ok) return '';
	const {count, skipped} = loaded.dictionary;
	return countOf(count, 'word') + (skipped === 0 ? '' : ` (${countOf(skipped, 'entry', 'entries')} skipped)`);
}

/** The rows that choose a dictionary, the same in every set-up. */
export function dictionaryFields(
	dictionary: DictionaryChoice,
	loaded: LoadedDictionary | undefined,
): Record<'dictionary' | 'path', Field<'dictionary' | 'path'>> {
	const count = countNote(loaded);
	const note =
		count === '' || dictionary.choice === 'file'
			? count || dictionaryNote(dictionary)
			: `${count} · ${dictionaryNote(dictionary)}`;
	return {
		dictionary: {name: 'dictionary', label: 'Dictionary', kind: 'choice', value: dictionary.choice, note},
		path: {
			name: 'path',
			label: 'File',
			kind: 'text',
			value: dictionary.path,
			note: '',
			placeholder: 'type the path of a file, one word a line',
		},
	};
}
