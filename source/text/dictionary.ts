import {languages, type DictionaryFault, type Language} from '../engine/index.js';
import {describeLetters, englishName} from './languages.js';

/** What is wrong with a source of words: with its text, with its words, or with what bears its name. */
export type SourceFault =
	| {readonly kind: Exclude<DictionaryFault, 'no-words'> | 'too-large' | 'not-utf8' | 'folder' | 'not-a-file'}
	| {readonly kind: 'no-words'; readonly language: Language; readonly looks: Looks}
	/** There are lists that come with the game, but not this one in the language. */
	| {readonly kind: 'not-bundled'; readonly language: Language}
	| {readonly kind: 'missing'; readonly others: readonly string[]}
	| {readonly kind: 'system'; readonly code: string};

/** What the entries of a text look like that has no word of a language: words of another, or of letters that are not in it. */
export type Looks = {readonly language?: Language; readonly letters?: readonly string[]};

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

export const sourceFaultText = (name: string, fault: SourceFault): string =>
	`The dictionary ${name} ${faultText(fault)}.`;
