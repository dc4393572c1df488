import {isSpelled, type Letter} from '../../alphabet.js';
import type {Places} from '../../words/letter-index.js';
import {everyWord, findWord, wordAt, type Pool, type Words} from '../../words/words.js';
import {hintsIn, type HangmanMove} from './moves.js';
import {
	hiddenPattern,
	isMiss,
	isRevealed,
	isWholeWord,
	type Families,
	type Family,
	type Guess,
	type Pattern,
} from './families.js';

/** The chooser's question: which of these families to keep. */
export type Question = {
	readonly words: Words;
	readonly guess: Guess;
	readonly families: Families;
	readonly remaining: number;
	readonly secret: string | undefined;
};

/** A chooser's answer: the family it keeps, by the places where the guess appears. */
export type Choice = {
	readonly places: Places;
	/** False if the chooser's work ran out before it knew that no other family is better. */
	readonly isProved: boolean;
};

/** A chooser's memory of one game: it is asked every question of the game, in order, and no other; the same questions get the same answers. */
export type Choose = (question: Question) => Choice;

export type Forfeiter = 'guesser' | 'chooser';

export type ForfeitReason =
	| {readonly kind: 'untyped'}
	| {readonly kind: 'unaskable'; readonly cause: string}
	/** It could not be started, or its words could not be written to a file. */
	| {readonly kind: 'unstarted' | 'wordless'; readonly code: string}
	| {readonly kind: 'ended'; readonly how: string; readonly cause: string | undefined}
	/** It wrote nothing in time, or only part of a line. */
	| {readonly kind: 'silent'; readonly seconds: number; readonly line: string | undefined}
	| {readonly kind: 'flood' | 'unasked' | 'unready' | 'no-letter' | 'no-family'; readonly line: string}
	| {readonly kind: 'guessed'; readonly letter: string};

/** A game that a program has broken off. */
export type Forfeit = {readonly by: Forfeiter; readonly reason: ForfeitReason};

export type HangmanAnswer =
	| HangmanMove
	| ({readonly kind: 'keep'} & Choice)
	| ({readonly kind: 'forfeit'} & Forfeit);

/** A game of Hangman: a value; an answer gives a new one. */
export type HangmanGame = {
	readonly words: Words;
	readonly budget: number;
	/** The number of turns, the first ones, that were answered before the player's first guess. They cost nothing. */
	readonly given: number;
	/** The wrong guesses that a hint costs. */
	readonly hintPrice: number;
	readonly pattern: Pattern;
	/** The words that fit every answer so far: none only where the secret is not among the words. */
	readonly pool: Pool;
	/** The word of a fair chooser: one that it has drawn, or that someone chose for it, on the list or not. */
	readonly secret: string | undefined;
	readonly turns: readonly Turn[];
	/** The guesser's moves, in order; each guess has its turn. */
	readonly moves: readonly HangmanMove[];
	/** The guess that waits for the chooser. */
	readonly question: Question | undefined;
	readonly forfeit: Forfeit | undefined;
};

export type Turn = {
	readonly guess: Guess;
	readonly families: Families;
	readonly kept: Family;
	readonly pattern: Pattern;
	readonly isProved: boolean;
};

export type Status = 'playing' | 'won' | 'lost';

/** Why an answer is refused; the game stays as it is. */
export type HangmanRefusal =
	| 'game-over'
	| 'not-asked'
	/** Neither a letter nor a word of the secret's length. */
	| 'no-letter'
	| 'already-guessed'
	/** A whole word that is on no list or doesn't fit the pattern; it costs nothing. */
	| 'impossible-word'
	/** A hint would cost the last wrong guess. */
	| 'no-hint'
	/** The hint for this guess has been given and counted. */
	| 'already-hinted'
	/** The families have been looked at since the last guess, or there are none yet. */
	| 'nothing-to-look-at'
	| 'no-such-family';

export type HangmanOptions = {
	/** The words of one length, at least one unless there is a secret. */
	readonly words: Words;
	readonly budget: number;
	readonly secret?: string | undefined;
};

export function newGame({words, budget, secret}: HangmanOptions): HangmanGame {
	if (words.count === 0 && secret === undefined) throw new RangeError('A game needs words');
	if (!Number.isSafeInteger(budget) || budget < 1)
		throw new RangeError('A budget is a whole number of 1 or more');
	if (secret !== undefined && (secret.length !== words.length || !isSpelled(words.alphabet, secret)))
		throw new RangeError('A secret is as long as the words, and of their letters');
	return {
		words,
		budget,
		given: 0,
		hintPrice: 0,
		pattern: hiddenPattern(words.length),
		pool: everyWord(words),
		secret,
		turns: [],
		moves: [],
		question: undefined,
		forfeit: undefined,
	};
}

const guessesOf = (turns: readonly Turn[]): Guess[] => turns.map(({guess}) => guess);

export const guessedLetters = ({turns}: Pick<HangmanGame, 'turns'>): Letter[] =>
	guessesOf(turns).filter(each => !isWholeWord(each));

export const wrongGuesses = ({turns}: Pick<HangmanGame, 'turns'>): Guess[] =>
	guessesOf(turns.filter(({kept}) => isMiss(kept)));

export const wrongWords = (game: Pick<HangmanGame, 'turns'>): string[] =>
	wrongGuesses(game).filter(isWholeWord);

/** Returns the wrong guesses left as the chooser counts them: it doesn't know what hints cost. */
export const guessesLeft = ({turns, given, budget}: HangmanGame): number =>
	budget - wrongGuesses({turns: turns.slice(given)}).length;

export const remainingGuesses = (game: HangmanGame): number =>
	guessesLeft(game) - game.hintPrice * hintsIn(game.moves);

export function status(game: HangmanGame): Status {
	if (game.forfeit) return game.forfeit.by === 'guesser' ? 'lost' : 'won';
	if (isRevealed(game.pattern)) return 'won';
	return remainingGuesses(game) > 0 ? 'playing' : 'lost';
}

/** The word that a chooser would name: the secret, or else the alphabetically first of those that fit. */
export function currentSecret({words, pool: [word], secret}: HangmanGame): string {
	if (secret !== undefined) return secret;
	if (word === undefined) throw new RangeError('Only a game with a secret has an empty pool');
	return wordAt(words, word);
}

export const isUnlisted = ({words, secret}: Pick<HangmanGame, 'words' | 'secret'>): boolean =>
	secret !== undefined && findWord(words, secret) === undefined;

/** Returns the game as it stood before one of its turns; help that was taken is forgotten. */
export function gameBefore(game: HangmanGame, turn: number): HangmanGame {
	const turns = game.turns.slice(0, turn);
	const last = turns.at(-1);
	return {
		...game,
		pattern: last?.pattern ?? hiddenPattern(game.words.length),
		pool: last?.kept.pool ?? everyWord(game.words),
		turns,
		moves: turns.map(({guess}) => ({kind: 'guess', guess})),
		question: undefined,
		forfeit: undefined,
	};
}
