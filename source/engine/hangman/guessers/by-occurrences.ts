import {countLetters, countList, type LetterCounts} from '../../words/counts.js';
import type {Position} from '../rules/position.js';
import {openLetters, type Guesser, type Ranking} from './guesser.js';

/** Most occurrences first, ties to the earlier letter (awakening-of-azathoth). */
const byOccurrences = (counts: LetterCounts, position: Position): Ranking => ({
	words: counts.total,
	letters: openLetters(counts, position).toSorted((a, b) => b.occurrences - a.occurrences),
});

/** Counts letters in all words. */
export const naive: Guesser =
	({words, list = words}) =>
	position =>
		byOccurrences(countList(list), position);

/** Counts letters in the words that agree with the revealed letters. */
export const pattern: Guesser =
	({words}) =>
	position =>
		byOccurrences(countLetters(words, position.agreeing()), position);

/** Counts letters in the words that fit all answers. */
export const paga: Guesser =
	({words}) =>
	position =>
		byOccurrences(countLetters(words, position.fitting()), position);
