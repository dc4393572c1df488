import {
	hidden,
	firstWords,
	spellingsOf,
	trueWord,
	type Pattern,
	type Dictionary,
	type Pool,
	type VariantName,
	type Words,
	type Bounds,
	type Alphabet,
	type Language,
} from '../engine/index.js';
import {basename} from 'node:path';
import {cutEnd} from './tables.js';
import {defaultLanguage, isBundled, printable, type Source} from '../dictionaries/index.js';
import type {Meaning} from '../dictionaries/meanings.js';
import type {Line, Part} from '../page/page.js';

/** 4170 as `4,170`. Without Intl, whose first use takes 15 ms of the first frame. */
export const formatNumber = (value: number): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** `1 word`, `2 words`. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
	`${formatNumber(count)} ${count === 1 ? noun : plural}`;

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A small number in letters: `three`. */
export const numberWord = (value: number): string => smallNumbers[value] ?? formatNumber(value);

/** A share from 0 to 1 as `33.3%`, or with fewer places. */
export const percent = (share: number, places = 1): string => `${(100 * share).toFixed(places)}%`;

const plain = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));

/** `5`, `5–7` where the bounds do not meet, `3.4` for an average. */
export const boundsText = ({atLeast, atMost}: Bounds): string =>
	atLeast === atMost ? plain(atLeast) : `${plain(atLeast)}–${plain(atMost)}`;

export const countMisses = (count: number): string => countOf(count, 'miss', 'misses');

/** `1 miss`, `5–7 misses`. */
export const missesText = (bounds: Bounds): string =>
	`${boundsText(bounds)} ${bounds.atLeast === 1 && bounds.atMost === 1 ? 'miss' : 'misses'}`;

/** Seconds, rounded up: `1:05`. */
export function clockText(seconds: number): string {
	const whole = Math.ceil(seconds);
	return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function ordinal(count: number): string {
	const isTeen = Math.floor(count / 10) % 10 === 1;
	const ending = isTeen ? 'th' : ({1: 'st', 2: 'nd', 3: 'rd'}[count % 10] ?? 'th');
	return formatNumber(count) + ending;
}

export const readingText = 'One moment: reading the words…';

export const lookingText = 'Looking ahead…';

export const practiceText = 'Practice: it doesn’t count.';

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const solvingName = (variant: VariantName): string => `Solving ${capitalize(variant)}`;

/** Conjugates a verb: `you lose`, `computer loses`. */
export const does = (name: string, verb: string): string =>
	['I', 'you', 'they'].includes(name) ? `${name} ${verb}` : `${name} ${verb}s`;

/** `Blank, e, blank, blank.` */
export const spokenPattern = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};

/** `A`, `A or B`, `A, B or C`; a list of more than `most` ends with `others`. */
export function listOf(
	items: readonly string[],
	{joint = 'or', most = Infinity}: {readonly joint?: 'and' | 'or'; readonly most?: number} = {},
): string {
	const shown = items.length > most ? [...items.slice(0, most - 1), 'others'] : items;
	const last = shown.at(-1) ?? '';
	return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** `2–15, 17`. */
export function lengthsText(lengths: readonly number[]): string {
	const runs: [number, number][] = [];
	for (const length of lengths) {
		const run = runs.at(-1);
		if (run?.[1] === length - 1) run[1] = length;
		else runs.push([length, length]);
	}

	return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/** A word with its spellings if there are several: `cote: cote, coté, côte, côté`. */
export function namedWord(dictionary: Dictionary, word: string): string {
	const spellings = spellingsOf(dictionary, word);
	return spellings.length > 1 ? `${word}: ${spellings.join(', ')}` : trueWord(dictionary, word);
}

/** A word in capitals, with its true spelling where they hide it: `ETRE (être)`. */
export function loudWord(dictionary: Dictionary, letters: string): string {
	const loud = letters.toUpperCase();
	const spellings = spellingsOf(dictionary, letters);
	return spellings.every(spelling => spelling.toUpperCase() === loud)
		? loud
		: `${loud} (${spellings.join(', ')})`;
}

export const sampleWords = (dictionary: Dictionary, words: Words, pool: Pool, count: number): string[] =>
	firstWords(words, pool, count).map(word => trueWord(dictionary, word));

/** Returns the panel of a game that has no letters to list yet. */
export const briefingPart = (paragraphs: readonly Line[]): Part => ({
	part: 'prose',
	heading: 'this game',
	paragraphs,
	isOptional: true,
	only: 'screen',
});

/** One line a word: `mice (mouse): any of numerous small rodents …`. */
export const describeMeaning = ({word, base, meaning}: Meaning): string =>
	`${word}${base === word ? '' : ` (${base})`}: ${meaning}`;

export function describeUnknown(word: string, nearest: readonly string[]): string {
	const hint = nearest.length === 0 ? 'check the spelling.' : `did you mean ${listOf(nearest)}?`;
	return `No meaning known for ${word}; ${hint}`;
}

export const describeFunctionWord = (word: string): string =>
	`No meaning for ${word}: WordNet leaves out pronouns, conjunctions and other words that only link or exclaim.`;

/** Returns a paragraph for each word of a screen; the first word is named even if its meaning is not known. */
export function meaningParagraphs(
	words: readonly string[],
	meanings: ReadonlyMap<string, Meaning | undefined>,
): readonly Line[] {
	if (!words.every(word => meanings.has(word))) return ['Looking the words up…'];
	return words.flatMap((word, index): readonly Line[] => {
		const defined = meanings.get(word);
		if (defined === undefined && index > 0) return [];
		const text = defined ? describeMeaning(defined).slice(word.length) : ': no meaning known.';
		return [[{text: word, as: 'accent', bold: true}, {text}]];
	});
}

const nameIn = (language: Language, reader: string): string =>
	new Intl.DisplayNames([reader], {type: 'language'}).of(language) ?? language;

export const englishName = (language: Language): string => nameIn(language, 'en');

export const ownName = (language: Language): string => nameIn(language, language);

const latin = 'abcdefghijklmnopqrstuvwxyz';

/** Whether a keyboard for English has some of the letters. */
export const isLatin = ({letters}: Alphabet): boolean => letters.some(letter => latin.includes(letter));

/** The letters of an alphabet as a key is called: `a–z`, `a–z äöü`, `а–я`. */
export function letterRange({letters}: Alphabet): string {
	const others = letters.slice(latin.length).join('');
	return letters.join('').startsWith(latin) && others !== ''
		? `a–z ${others}`
		: `${letters[0] ?? ''}–${letters.at(-1) ?? ''}`;
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

const longestName = 20;

/** Names a source by its list, or its file without the folders: `huge`, `common (German)`, `words.txt`. */
export function nameOfSource({dictionary, language}: Source): string {
	const name = isBundled(dictionary) ? dictionary : printable(basename(dictionary));
	return cutEnd(name, longestName) + (language === defaultLanguage ? '' : ` (${englishName(language)})`);
}
