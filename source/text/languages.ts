import type {Alphabet, Language} from '../engine/index.js';

const nameIn = (language: Language, reader: string): string =>
	new Intl.DisplayNames([reader], {type: 'language'}).of(language) ?? language;

/** A language as it is called in English: `German`. */
export const englishName = (language: Language): string => nameIn(language, 'en');

/** A language as its speakers call it: `Deutsch`. */
export const ownName = (language: Language): string => nameIn(language, language);

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** The letters of an alphabet as a key is called: `a–z`, `a–z äöü`, `а–я`. */
export function letterRange({letters}: Alphabet): string {
	const [first = '', last = ''] = [letters[0], letters.at(-1)];
	const others = letters.slice(latin.length).join('');
	return letters.join('').startsWith(latin) && others !== '' ? `a–z ${others}` : `${first}–${last}`;
}

/** The letters of an alphabet, the Latin ones summed up: "a to z, ä, ö, ü". */
export function describeLetters({letters}: Alphabet): string {
	const others = letters.filter(letter => !latin.includes(letter));
	const missing = Array.from(latin).filter(letter => !letters.includes(letter));
	if (others.length === letters.length) return `${letters[0] ?? ''} to ${letters.at(-1) ?? ''}`;
	const without = missing.length === 0 ? '' : ` without ${missing.join(', ')}`;
	return [`a to z${without}`, ...Array.from(others)].join(', ');
}

/** Returns a range of letters as a sentence names it: `a to z, ä, ö, ü`. */
export function describeRange(range: string): string {
	const [letters = '', others = ''] = range.split(' ');
	return [letters.replace('–', ' to '), ...Array.from(others)].join(', ');
}
