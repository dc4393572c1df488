import {countOf} from './numbers.js';
import {firstWords, spellingsOf, trueWord, type Dictionary, type Pool, type Words} from '../engine/index.js';

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

/** A word with its spellings where there are several: `cote: cote, coté, côte, côté`. */
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
