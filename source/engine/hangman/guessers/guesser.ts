import {letterBit, type Letter} from '../../alphabet.js';
import type {Words} from '../../words/words.js';
import type {LetterCounts} from '../../words/counts.js';
import type {Position} from '../rules/position.js';

/** A letter that may be guessed, and how it stands in the words that a guesser weighs. */
export type Rank = {
	readonly letter: Letter;
	/** How many of the words hold it. */
	readonly words: number;
	/** How many times it stands in them. */
	readonly occurrences: number;
	/** The share of the words that hold it, from 0 to 1. */
	readonly chance: number;
	/** What guessing it now leads to; only from a guesser that looks ahead, and for the letters it looked at. */
	readonly expectation?: Expectation;
};

/** The misses from here to the end of the game, on average over the words. */
export type Expectation = {
	readonly misses: number;
	/** Whether no guesser can do better; otherwise it is an estimate, by a good one. */
	readonly isExact: boolean;
};

/** What a guesser thinks before a letter. */
export type Ranking = {
	/** How many words it weighs. */
	readonly words: number;
	/** The letters worth a guess, best first; none when nothing is left. */
	readonly letters: readonly Rank[];
};

/** A guesser's memory of one game: it is shown each position of the game, in order, and no other; the same positions get the same rankings. */
export type RankLetters = (position: Position) => Ranking;

/** Who guesses. */
export type Guesser = {
	readonly name: string;
	/** Begins the memory of a game on these words. */
	readonly begin: (words: Words) => RankLetters;
};

/** The letter that a guesser asks, or `undefined` when it has nothing left to ask. */
export const askedLetter = ({letters: [best]}: Ranking): Letter | undefined => best?.letter;

/** The unguessed letters that occur in the words counted, in the order of the alphabet. */
export const openLetters = (
	{total, words: holders, occurrences}: LetterCounts,
	{words: {alphabet}, guessed}: Position,
): readonly Rank[] =>
	alphabet.letters
		.map((letter, index) => {
			const words = holders[index]!;
			return {letter, words, occurrences: occurrences[index]!, chance: words / total};
		})
		.filter(({letter, words}) => words > 0 && (guessed & letterBit(alphabet, letter)) === 0);
