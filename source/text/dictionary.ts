import {languages, type Alphabet, type Language} from '../engine/index.js';
import {
	printable,
	standardInput,
	defaultLanguage,
	type FailedDictionary,
	type Looks,
	type Source,
	type SourceFault,
} from '../dictionaries/index.js';

const nameIn = (language: Language, reader: string): string =>
	new Intl.DisplayNames([reader], {type: 'language'}).of(language) ?? language;

export const englishName = (language: Language): string => nameIn(language, 'en');

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

const noFile = 'is not a file; give a file with one word a line';
const folder = 'is a folder; give a file with one word a line';
const denied = "can't be read: permission denied; check its permissions";

const simple = {
	'not-text': 'is not a text file; give a list of words, one a line',
	empty: 'is empty; give a list of words, one a line',
	'too-many': 'has more than 2 million words with capitals or accents; give a smaller file',
	'too-large': 'is larger than 200 MB; give a smaller file',
	'not-utf8': 'is not UTF-8 text; save it as UTF-8',
	folder,
	'not-a-file': noFile,
} as const;

const system: Readonly<Record<string, string>> = {
	EACCES: denied,
	EPERM: denied,
	ENAMETOOLONG: 'has too long a path; give a shorter one',
	EAGAIN: "can't be read: nothing is there yet; give a file with one word a line",
	EISDIR: folder,
	ENXIO: noFile,
};

function noWordsText(language: Language, {language: other, letters}: Looks): string {
	if (other !== undefined) return `its words look ${englishName(other)}, so try --language ${other}`;
	const wanted = `give a list of ${englishName(language)} words, one a line, of the letters ${describeLetters(languages[language])}`;
	return letters === undefined ? wanted : `its letters are ${letters.join(' ')}; ${wanted}`;
}

function faultText(fault: SourceFault): string {
	switch (fault.kind) {
		case 'no-words':
			return `has no usable word; ${noWordsText(fault.language, fault.looks)}`;
		case 'not-bundled':
			return `does not come with the game in ${englishName(fault.language)}; give a file of your own`;
		case 'missing':
			return `does not exist; check the path or take ${fault.others.length === 1 ? '' : 'one of '}${fault.others.join(', ')}`;
		case 'system':
			return system[fault.code] ?? `can't be read: ${fault.code}`;
		default:
			return simple[fault.kind];
	}
}

export const sourceFaultText = ({source, fault}: FailedDictionary): string =>
	`The dictionary ${source === standardInput ? 'on standard input' : printable(source)} ${faultText(fault)}.`;

/** Names a source as in a heading: `huge`, `common (German)`. */
export const describeSource = ({dictionary, language}: Source): string =>
	printable(dictionary) + (language === defaultLanguage ? '' : ` (${englishName(language)})`);
