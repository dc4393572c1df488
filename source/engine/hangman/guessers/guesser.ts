import {letterBit, type Alphabet, type Letter} from '../../alphabet.js';
import {countLetters, type LetterCounts, type Pool, type WordList, type Words} from '../../words/words.js';
import type {HangmanGame} from '../rules/game.js';
import type {Position} from '../rules/position.js';
import type {Bounds} from '../solver/solver.js';
import type {Learnt} from './stranger/learn.js';

/** A letter that may be guessed, and its count in the words that a guesser considers. */
export type Rank = {
	readonly letter: Letter;
	readonly words: number;
	readonly occurrences: number;
	readonly chance: number;
	/** Only from a guesser that looks ahead, and for the letters it examined. */
	readonly expectation?: Expectation;
	/** The misses from here on if both sides play perfectly after this letter; only where that was asked for, and for the letter of perfect play. */
	readonly worst?: Bounds;
};

/** The misses from here to the end of the game, on average over the words. */
export type Expectation = {
	readonly misses: number;
	/** Whether no guesser can do better; otherwise it is an estimate. */
	readonly isExact: boolean;
};

export type Ranking = {
	readonly words: number;
	readonly letters: readonly Rank[];
	/** Whether the first letter is proved to be the best against the worst answers; only from a guesser that plays perfectly. */
	readonly isProved?: boolean;
	/** Words on no list that are like the one sought, the likeliest first; only where the letters were judged by such words, too. */
	readonly alike?: readonly Alike[];
};

/** A word on no list, and its share of the chance of all words, listed and unlisted. */
export type Alike = {readonly word: string; readonly share: number};

/** A guesser's knowledge of the words of one length, on a list that may be another than the game's. */
export type Knowledge = {
	readonly words: Words;
	/** The whole list; `words` if left out. */
	readonly list?: WordList;
	/** Whether the word comes from elsewhere, so that it is hardly on the list. */
	readonly isElsewhere?: boolean;
	/** Returns what the list teaches of words that it lacks, which may take seconds the first time; `learn(list)` if left out. */
	readonly learnt?: (() => Learnt) | undefined;
};

/** A guesser's memory of one game: it is given every position of the game, in order, and no other; the same positions get the same rankings. */
export type RankLetters = (position: Position) => Ranking;

/** Begins a guesser's memory of a game. */
export type Guesser = (known: Knowledge) => RankLetters;

export const askedLetter = ({letters: [best]}: Ranking): Letter | undefined => best?.letter;

/** Returns all letters of the alphabet, in its order, with their counts. */
export const ranksOf = ({letters}: Alphabet, counts: LetterCounts): readonly Rank[] =>
	letters.map((letter, index) => ({
		...{letter, words: counts.words[index]!, occurrences: counts.occurrences[index]!},
		chance: counts.words[index]! / counts.total,
	}));

/** Returns a ranking of one letter alone: that of a guesser which doesn't rank the others. */
export const rankLetter = ({words, pool}: Pick<HangmanGame, 'words' | 'pool'>, asked: Letter): Ranking => ({
	words: pool.length,
	letters: ranksOf(words.alphabet, countLetters(words, pool)).filter(({letter}) => letter === asked),
});

type Tried = Pick<Position, 'words' | 'guessed'>;

/** Returns the letters that may be guessed and some word has. */
export const openLetters = (counts: LetterCounts, {words: {alphabet}, guessed}: Tried): readonly Rank[] =>
	ranksOf(alphabet, counts).filter(
		({letter, words}) => words > 0 && (guessed & letterBit(alphabet, letter)) === 0,
	);

/** Returns the letters that may be guessed, those in most words first. */
export const likelyLetters = (pool: Pool, open: Tried): readonly Rank[] =>
	openLetters(countLetters(open.words, pool), open).toSorted((a, b) => b.words - a.words);
