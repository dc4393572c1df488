import {firstWords, spellingsOf, trueWord, type Dictionary, type Pool, type Words} from '../engine/index.js';

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
