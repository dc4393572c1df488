import {isLetter, letterIndex, type Letter} from '../../alphabet.js';
import {draw, type Random} from '../../random.js';
import {divide} from '../../words/divide.js';
import {indexOf, type Places} from '../../words/letter-index.js';
import {everyWord, wordAt, type Pool, type Words} from '../../words/words.js';

/** The word as shown: revealed letters, `-` where hidden. */
export type Pattern = string;

export const hidden = '-';

/** The pattern that shows nothing of a word of this length. */
export const hiddenPattern = (length: number): Pattern => hidden.repeat(length);

export const isRevealed = (pattern: Pattern): boolean => !pattern.includes(hidden);

export function reveal(pattern: Pattern, letter: Letter, places: Places): Pattern {
	const digits = places.toString(2).padStart(pattern.length, '0');
	return Array.from(pattern, (shown, place) => (digits[place] === '1' ? letter : shown)).join('');
}

/** The words of a pool that would show the same pattern after a letter. */
export type Family = {
	/** Where the letter stands in each of them; 0 when they lack it. */
	readonly places: Places;
	readonly pool: Pool;
};

export type Families = readonly [Family, ...Family[]];

/** Whether the family lacks the letter, so that keeping it makes the guess wrong. */
export const isMiss = ({places}: Family): boolean => places === 0;

/**
The families that a letter divides a pool into, in the ASCII order of their patterns; their words keep their order. A letter in no word gives one family, the pool.

An empty pool is a programming error and throws.
*/
export function splitPool(words: Words, pool: Pool, letter: Letter): Families {
	const column = indexOf(words).column(letterIndex(words.alphabet, letter));
	const {kinds, places} = column;
	const divided = new Uint32Array(pool.length);
	const ends = new Uint32Array(places.length);
	const count = divide(column, pool, 0, pool.length, divided, 0, ends, 0);
	const families: Family[] = [];
	for (let part = 0, from = 0; part < count; part++) {
		const to = ends[part]!;
		if (to > from) families.push({places: places[kinds[divided[from]!]!]!, pool: divided.slice(from, to)});
		from = to;
	}

	const [first, ...others] = families.sort((a, b) => a.places - b.places);
	if (first === undefined) throw new RangeError('A pool is never empty');
	return [first, ...others];
}

/** What a chooser is asked: which family of words to keep. */
export type Question = {
	readonly words: Words;
	readonly letter: Letter;
	readonly families: Families;
	/** How many more wrong guesses the player may make, this one counted. */
	readonly remaining: number;
	/** The word that a fair chooser has drawn, by its index. */
	readonly secret: number | undefined;
};

export type Choice = {
	/** One of the question's families. */
	readonly family: Family;
	/** False where the chooser's work ran out before it knew that no other family is better. */
	readonly isProved: boolean;
};

/** A chooser's memory of one game: it is asked every question of the game, in order, and no other; the same questions get the same answers. */
export type Choose = (question: Question) => Choice;

/** A game of Hangman: a value; a guess gives a new one. */
export type HangmanGame = {
	readonly words: Words;
	/** Wrong guesses allowed; when they are used up the game is lost. */
	readonly budget: number;
	readonly pattern: Pattern;
	/** The words that fit every answer so far, never none. */
	readonly pool: Pool;
	/** The word that a fair chooser has drawn, by its index. */
	readonly secret: number | undefined;
	readonly turns: readonly Turn[];
};

export type Turn = {
	readonly letter: Letter;
	readonly families: Families;
	readonly kept: Family;
	readonly pattern: Pattern;
};

export type Status = 'playing' | 'won' | 'lost';

export type Refusal = {readonly ok: false; readonly reason: 'already-guessed' | 'game-over' | 'no-letter'};

export type QuestionResult = {readonly ok: true; readonly question: Question} | Refusal;

export type GuessResult = {readonly ok: true; readonly game: HangmanGame; readonly turn: Turn} | Refusal;

export type Opening = {
	/** The words of one length, at least one. */
	readonly words: Words;
	/** A fair chooser draws a word before the first guess. */
	readonly chooser: {readonly isFair: boolean};
	/** A whole number of 1 or more. */
	readonly budget: number;
	readonly random: Random;
	/** The index of a word to take instead of drawing one. */
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
		secret: secret ?? (chooser.isFair ? draw(random, words.count)[0] : undefined),
		turns: [],
	};
}

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

/** The word that a chooser would name: the secret, or else the alphabetically first of those that fit. */
export function namedWord(words: Words, pool: Pool, secret: number | undefined): string {
	const word = secret ?? pool[0];
	if (word === undefined) throw new RangeError('A pool is never empty');
	return wordAt(words, word);
}

export const currentSecret = ({words, pool, secret}: HangmanGame): string => namedWord(words, pool, secret);

/** What a guessed letter asks the chooser, or why it is refused. */
export function askChooser(game: HangmanGame, letter: Letter): QuestionResult {
	if (!isLetter(game.words.alphabet, letter)) return {ok: false, reason: 'no-letter'};
	if (status(game) !== 'playing') return {ok: false, reason: 'game-over'};
	if (game.turns.some(turn => turn.letter === letter)) return {ok: false, reason: 'already-guessed'};
	const {words, secret} = game;
	const families = splitPool(words, game.pool, letter);
	return {ok: true, question: {words, letter, families, remaining: remainingGuesses(game), secret}};
}

/** The game after the chooser's answer to a question of it; a family that is not in the question throws. */
export function answerWith(
	game: HangmanGame,
	{letter, families}: Question,
	kept: Family,
): {readonly game: HangmanGame; readonly turn: Turn} {
	if (!families.includes(kept)) throw new RangeError('A chooser keeps one of the families it is asked about');
	const pattern = reveal(game.pattern, letter, kept.places);
	const turn: Turn = {letter, families, kept, pattern};
	return {game: {...game, pattern, pool: kept.pool, turns: [...game.turns, turn]}, turn};
}

/** The game after a guess and what happened, or why the guess is refused. `choose` is the chooser's memory of this game. */
export function guess(game: HangmanGame, letter: Letter, choose: Choose): GuessResult {
	const asked = askChooser(game, letter);
	if (!asked.ok) return asked;
	return {ok: true, ...answerWith(game, asked.question, choose(asked.question).family)};
}
