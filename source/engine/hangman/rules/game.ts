import {isLetter, type Letter} from '../../alphabet.js';
import type {Random} from '../../random.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';
import type {Choose, Chooser, Question} from '../choosers/chooser.js';
import {isMiss, splitPool, type Family} from './families.js';
import {hiddenPattern, isRevealed, reveal, type Pattern} from './patterns.js';

/** A game of Hangman: a value; a guess gives a new one. */
export type HangmanGame = {
	readonly words: Words;
	/** Wrong guesses allowed; when they are used up the game is lost. */
	readonly budget: number;
	readonly pattern: Pattern;
	/** The words that fit every answer so far, never none; all that a player can know. */
	readonly pool: Pool;
	/** The word that an honest chooser settled on. */
	readonly secret: number | undefined;
	readonly turns: readonly Turn[];
};

/** A guess and what came of it. */
export type Turn = {
	readonly letter: Letter;
	/** What the letter divided the pool into, in the ASCII order of the patterns. */
	readonly families: Question['families'];
	readonly kept: Family;
	/** The pattern after it. */
	readonly pattern: Pattern;
};

export type Status = 'playing' | 'won' | 'lost';

export type Refusal = {readonly ok: false; readonly reason: 'already-guessed' | 'game-over' | 'no-letter'};

export type QuestionResult = {readonly ok: true; readonly question: Question} | Refusal;

export type GuessResult = {readonly ok: true; readonly game: HangmanGame; readonly turn: Turn} | Refusal;

export type Opening = {
	/** The words of one length; none is a programming error. */
	readonly words: Words;
	readonly chooser: Chooser;
	/** A whole number of 1 or more. */
	readonly budget: number;
	/** What the chooser draws from. */
	readonly random: Random;
	/** The index of a word that somebody else settled on, for an honest chooser. */
	readonly secret?: number | undefined;
};

export function newGame({words, chooser, budget, random, secret}: Opening): HangmanGame {
	if (words.count === 0) throw new RangeError('A game needs words');
	if (!Number.isSafeInteger(budget) || budget < 1)
		throw new RangeError('A budget is a whole number of 1 or more');
	if (secret !== undefined && words.sets[secret] === undefined)
		throw new RangeError('A secret is the index of a word');
	return {
		words,
		budget,
		pattern: hiddenPattern(words.length),
		pool: everyWord(words),
		secret: secret ?? chooser.settle(words, random),
		turns: [],
	};
}

/** The letters guessed so far, in order. */
export const guessedLetters = ({turns}: HangmanGame): Letter[] => turns.map(({letter}) => letter);

/** The letters guessed that were wrong, in order. */
export const wrongLetters = ({turns}: HangmanGame): Letter[] =>
	turns.filter(({kept}) => isMiss(kept)).map(({letter}) => letter);

/** How many more wrong guesses are allowed; the last of them loses. */
export const remainingGuesses = (game: HangmanGame): number => game.budget - wrongLetters(game).length;

export function status(game: HangmanGame): Status {
	if (isRevealed(game.pattern)) return 'won';
	return remainingGuesses(game) > 0 ? 'playing' : 'lost';
}

/** The word it would name now: the secret, or else the alphabetically first that fits. */
export const currentSecret = ({words, pool, secret}: HangmanGame): string =>
	wordAt(words, secret ?? pool[0] ?? 0);

/** What a guessed letter asks the chooser, or why it is refused. */
export function askChooser(game: HangmanGame, letter: Letter): QuestionResult {
	if (!isLetter(game.words.alphabet, letter)) return {ok: false, reason: 'no-letter'};
	if (status(game) !== 'playing') return {ok: false, reason: 'game-over'};
	if (game.turns.some(turn => turn.letter === letter)) return {ok: false, reason: 'already-guessed'};
	const {words, secret} = game;
	const [first, ...others] = splitPool(words, game.pool, letter);
	if (first === undefined) throw new Error('The pool is never empty');
	const families = [first, ...others] as const;
	return {ok: true, question: {words, letter, families, remaining: remainingGuesses(game), secret}};
}

/** The game once the chooser has answered a question of it with one of its families. */
export function answerWith(
	game: HangmanGame,
	{letter, families}: Question,
	kept: Family,
): {readonly game: HangmanGame; readonly turn: Turn} {
	const pattern = reveal(game.pattern, letter, kept.places);
	const turn: Turn = {letter, families, kept, pattern};
	return {game: {...game, pattern, pool: kept.pool, turns: [...game.turns, turn]}, turn};
}

/** Guess a letter: the game after it and what happened, or why it is refused. The mind that chooses must know all of this game's questions and no others. */
export function guess(game: HangmanGame, letter: Letter, choose: Choose): GuessResult {
	const asked = askChooser(game, letter);
	if (!asked.ok) return asked;
	return {ok: true, ...answerWith(game, asked.question, choose(asked.question).family)};
}
