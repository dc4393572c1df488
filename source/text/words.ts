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

/** A word that is named at the end, with its spellings where there are several: `cote: cote, coté, côte, côté`. */
export function namedWord(dictionary: Dictionary, word: string): string {
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

/** A pattern to be listened to: `Blank, e, blank, blank.` */
export const patternAloud = (pattern: Pattern): string => {
	const shown = Array.from(pattern, letter => (letter === hidden ? 'blank' : letter));
	return `${capitalize(shown.join(', '))}.`;
};
