import {firstWords, spellingsOf, trueWord, type Dictionary, type Pool, type Words} from '../engine/index.js';

/** A word that is told at the end, with its spellings where there are several: `cote: cote, coté, côte, côté`. */
export function toldWord(dictionary: Dictionary, word: string): string {
	const spellings = spellingsOf(dictionary, word);
	return spellings.length > 1 ? `${word}: ${spellings.join(', ')}` : trueWord(dictionary, word);
}

/** Letters that are a word, in capitals, with the true spellings where capitals don't show them: `ETRE (être)`. */
export function loudWord(dictionary: Dictionary, letters: string): string {
	const loud = letters.toUpperCase();
	const spellings = spellingsOf(dictionary, letters);
	return spellings.every(spelling => spelling.toUpperCase() === loud)
		? loud
		: `${loud} (${spellings.join(', ')})`;
}

/** The first few words of a pool, truly spelled. */
export const sampleWords = (dictionary: Dictionary, words: Words, pool: Pool, count: number): string[] =>
	firstWords(words, pool, count).map(word => trueWord(dictionary, word));
