import {
	hidden,
	firstWords,
	spellingsOf,
	trueWord,
	type Pattern,
	type Dictionary,
	type Pool,
	type Words,
} from '../engine/index.js';
import {countOf} from './numbers.js';

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
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

const kinds: ReadonlyMap<string, string> = new Map([
	['animals', 'an animal'],
	['body', 'a part of the body'],
	['feelings', 'a feeling'],
	['food', 'food or drink'],
	['music', 'a word of music'],
	['nature', 'a word of nature'],
	['people', 'someone'],
	['plants', 'a plant'],
	['things', 'a thing'],
	['vehicles', 'a vehicle'],
]);

/** The words of a length in a dictionary, as a title says it: `5 letters`, or `an animal of 5 letters`. */
export function wordOfLength(dictionary: string, length: number): string {
	const [kind, letters] = [kinds.get(dictionary), countOf(length, 'letter')];
	return kind === undefined ? letters : `${kind} of ${letters}`;
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
