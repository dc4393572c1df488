import {
	firstWords,
	hidden,
	spellingsOf,
	trueWord,
	type Dictionary,
	type Pattern,
	type Pool,
	type Words,
} from '../engine/index.js';

export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

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

/** `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};
