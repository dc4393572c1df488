import {countLetters, type LetterCounts} from './counts.js';
import {expert} from './expert.js';
import {openLetters, type Guesser, type Ranking} from './ranking.js';
import type {Position} from './position.js';

/** Most occurrences first, ties to the earlier letter (awakening-of-azathoth). */
const byOccurrences = (counts: LetterCounts, position: Position): Ranking => ({
	words: counts.total,
	letters: openLetters(counts, position).toSorted((a, b) => b.occurrences - a.occurrences),
});

const naive: Guesser = {
	name: 'naive',
	title: 'asks the most frequent letter of the whole dictionary',
	rank: position => byOccurrences(position.dictionary, position),
};

const pattern: Guesser = {
	name: 'pattern',
	title: 'asks the most frequent letter of the words that agree with what is revealed',
	rank: position => byOccurrences(countLetters(position.words, position.agreeing()), position),
};

const paga: Guesser = {
	name: 'paga',
	title: 'asks the most frequent letter of the words that are still possible',
	rank: position => byOccurrences(countLetters(position.words, position.fitting()), position),
};

export const guessers = {naive, pattern, paga, expert} as const satisfies Record<string, Guesser>;

export type GuesserName = keyof typeof guessers;
