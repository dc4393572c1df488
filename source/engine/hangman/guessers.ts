import {countLetters, type LetterCounts} from './counts.js';
import {expert} from './expert.js';
import {openLetters, type Guesser, type Ranking} from './ranking.js';
import {perfectGuesser} from './perfect-guesser.js';
import type {Position} from './position.js';

/** Most occurrences first, ties to the earlier letter (awakening-of-azathoth). */
const byOccurrences = (counts: LetterCounts, position: Position): Ranking => ({
	words: counts.total,
	letters: openLetters(counts, position).toSorted((a, b) => b.occurrences - a.occurrences),
});

const naive: Guesser = {
	name: 'naive',
	title: 'most frequent letter of all words',
	begin: () => position => byOccurrences(position.dictionary, position),
};

const pattern: Guesser = {
	name: 'pattern',
	title: 'most frequent where the pattern agrees',
	begin: () => position => byOccurrences(countLetters(position.words, position.agreeing()), position),
};

const paga: Guesser = {
	name: 'paga',
	title: 'most frequent in what is possible',
	begin: () => position => byOccurrences(countLetters(position.words, position.fitting()), position),
};

export const guessers = {naive, pattern, paga, expert, perfect: perfectGuesser()} as const satisfies Record<
	string,
	Guesser
>;

export type GuesserName = keyof typeof guessers;
