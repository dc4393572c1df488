import {isLetter, isSpelled, letterIndex, type Letter} from '../../alphabet.js';
import {draw, type Random} from '../../random.js';
import {divide} from '../../words/divide.js';
import {indexOf, type Places} from '../../words/letter-index.js';
import {everyWord, findWord, wordAt, type Pool, type Words} from '../../words/words.js';

/** The word as shown: revealed letters, `-` where hidden. */
export type Pattern = string;

export const hidden = '-';

export const hiddenPattern = (length: number): Pattern => hidden.repeat(length);

export const isRevealed = (pattern: Pattern): boolean => !pattern.includes(hidden);

/** What is guessed: a letter, or a whole word of the game's length. */
export type Guess = string;

/** Whether a guess is a whole word. A word of one letter is that letter: the answers to both are the same. */
export const isWholeWord = (guess: Guess): boolean => guess.length > 1;

export function reveal(pattern: Pattern, guess: Guess, places: Places): Pattern {
	const digits = places.toString(2).padStart(pattern.length, '0');
	return Array.from(pattern, (shown, place) => {
		if (digits[place] !== '1') return shown;
		return isWholeWord(guess) ? guess.charAt(place) : guess;
	}).join('');
}

/** The words of a pool that would show the same pattern after a guess. */
export type Family = {
	/** Where the letter stands in each of them, and 0 when they lack it; after a whole word all places, or 0 when it is another. */
	readonly places: Places;
	readonly pool: Pool;
};

export type Families = readonly [Family, ...Family[]];

/** Whether the family lacks what was guessed, so that keeping it makes the guess wrong. */
export const isMiss = ({places}: Family): boolean => places === 0;

/** A whole word divides a pool into the others, which come first, and itself. */
function splitByWord(words: Words, pool: Pool, text: string): Family[] {
	const word = findWord(words, text);
	return [
		{places: 0, pool: pool.filter(each => each !== word)},
		{places: 2 ** words.length - 1, pool: pool.filter(each => each === word)},
	].filter(({pool: part}) => part.length > 0);
}

function splitByLetter(words: Words, pool: Pool, letter: Letter): Family[] {
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

	return families.sort((a, b) => a.places - b.places);
}

/**
The families that a guess divides a pool into, in the ASCII order of their patterns; their words keep their order. A letter in no word, or a word that the pool lacks, gives one family, the pool.

An empty pool is a programming error and throws.
*/
export function splitPool(words: Words, pool: Pool, guess: Guess): Families {
	const split = isWholeWord(guess) ? splitByWord : splitByLetter;
	const [first, ...others] = split(words, pool, guess);
	if (first === undefined) throw new RangeError('A pool is never empty');
	return [first, ...others];
}

export type Question = {
	readonly words: Words;
	readonly guess: Guess;
	readonly families: Families;
	readonly remaining: number;
	readonly secret: string | undefined;
};

export type Choice = {
	readonly family: Family;
	/** False where the chooser's work ran out before it knew that no other family is better. */
	readonly isProved: boolean;
};

/** A chooser's memory of one game: it is asked every question of the game, in order, and no other; the same questions get the same answers. */
export type Choose = (question: Question) => Choice;

/** A game of Hangman: a value; a guess gives a new one. */
export type HangmanGame = {
	readonly words: Words;
	readonly budget: number;
	readonly pattern: Pattern;
	/** The words that fit every answer so far: none only where the secret is not among the words. */
	readonly pool: Pool;
	/** The word of a fair chooser: one that it has drawn, or that someone chose for it, on the list or not. */
	readonly secret: string | undefined;
	readonly turns: readonly Turn[];
	readonly forfeit?: Forfeiter;
};

export type Forfeiter = 'guesser' | 'chooser';

export type Turn = {
	readonly guess: Guess;
	readonly families: Families;
	readonly kept: Family;
	readonly pattern: Pattern;
};

export type Status = 'playing' | 'won' | 'lost';

/** `no-letter`: it is neither a letter nor a word of the secret's length. */
export type Refusal = {readonly ok: false; readonly reason: 'already-guessed' | 'game-over' | 'no-letter'};

export type QuestionResult = {readonly ok: true; readonly question: Question} | Refusal;

export type GuessResult = {readonly ok: true; readonly game: HangmanGame; readonly turn: Turn} | Refusal;

export type Opening = {
	/** The words of one length, at least one unless there is a secret. */
	readonly words: Words;
	readonly chooser: {readonly isFair: boolean};
	readonly budget: number;
	readonly random: Random;
	/** A word to take instead of drawing one; it need not be among the words. */
	readonly secret?: string | undefined;
};

export function newGame({words, chooser, budget, random, secret}: Opening): HangmanGame {
	if (words.count === 0 && secret === undefined) throw new RangeError('A game needs words');
	if (!Number.isSafeInteger(budget) || budget < 1)
		throw new RangeError('A budget is a whole number of 1 or more');
	if (secret !== undefined && (secret.length !== words.length || !isSpelled(words.alphabet, secret)))
		throw new RangeError('A secret is as long as the words, and of their letters');
	return {
		words,
		budget,
		pattern: hiddenPattern(words.length),
		pool: everyWord(words),
		secret: secret ?? (chooser.isFair ? wordAt(words, draw(random, words.count)[0]) : undefined),
		turns: [],
	};
}

const guessesOf = (turns: readonly Turn[]): Guess[] => turns.map(({guess}) => guess);

export const guessedLetters = ({turns}: Pick<HangmanGame, 'turns'>): Letter[] =>
	guessesOf(turns).filter(each => !isWholeWord(each));

export const wrongGuesses = ({turns}: Pick<HangmanGame, 'turns'>): Guess[] =>
	guessesOf(turns.filter(({kept}) => isMiss(kept)));

export const wrongWords = (game: Pick<HangmanGame, 'turns'>): string[] =>
	wrongGuesses(game).filter(isWholeWord);

export const remainingGuesses = (game: HangmanGame): number => game.budget - wrongGuesses(game).length;

export function status(game: HangmanGame): Status {
	if (game.forfeit !== undefined) return game.forfeit === 'guesser' ? 'lost' : 'won';
	if (isRevealed(game.pattern)) return 'won';
	return remainingGuesses(game) > 0 ? 'playing' : 'lost';
}

export const forfeitBy = (game: HangmanGame, forfeit: Forfeiter): HangmanGame => ({...game, forfeit});

/** The word that a chooser would name: the secret, or else the alphabetically first of those that fit. */
export function namedWord(words: Words, pool: Pool, secret: string | undefined): string {
	if (secret !== undefined) return secret;
	const [word] = pool;
	if (word === undefined) throw new RangeError('A pool is empty only where there is a secret');
	return wordAt(words, word);
}

export const currentSecret = ({words, pool, secret}: HangmanGame): string => namedWord(words, pool, secret);

export const isUnlisted = ({words, secret}: Pick<HangmanGame, 'words' | 'secret'>): boolean =>
	secret !== undefined && findWord(words, secret) === undefined;

function refusalOf(game: HangmanGame, guess: Guess): Refusal['reason'] | undefined {
	const {alphabet, length} = game.words;
	const isWord = guess.length === length && isSpelled(alphabet, guess);
	if (!isLetter(alphabet, guess) && !isWord) return 'no-letter';
	if (status(game) !== 'playing') return 'game-over';
	return game.turns.some(turn => turn.guess === guess) ? 'already-guessed' : undefined;
}

export function placesIn(word: string, guess: Guess): Places {
	if (isWholeWord(guess)) return guess === word ? 2 ** word.length - 1 : 0;
	return Array.from(word).reduce((places, letter) => places * 2 + (letter === guess ? 1 : 0), 0);
}

/** The families that a guess makes; one is without words where the secret shows what no word of the pool does. */
function familiesOf({words, pool, secret}: HangmanGame, guess: Guess): Families {
	if (secret === undefined) return splitPool(words, pool, guess);
	const places = placesIn(secret, guess);
	const own: Family = {places, pool: new Uint32Array()};
	if (pool.length === 0) return [own];
	const families = splitPool(words, pool, guess);
	if (families.some(family => family.places === places)) return families;
	const [first, ...others] = [...families, own].sort((a, b) => a.places - b.places);
	return [first ?? own, ...others];
}

/** A game as it stood before one of its turns, or at its end before it was broken off. */
export function gameBefore({forfeit: _, ...game}: HangmanGame, turn: number): HangmanGame {
	const turns = game.turns.slice(0, turn);
	const last = turns.at(-1);
	const pool = last?.kept.pool ?? everyWord(game.words);
	return {...game, turns, pool, pattern: last?.pattern ?? hiddenPattern(game.words.length)};
}

export function askChooser(game: HangmanGame, guess: Guess): QuestionResult {
	const reason = refusalOf(game, guess);
	if (reason !== undefined) return {ok: false, reason};
	const {words, secret} = game;
	const families = familiesOf(game, guess);
	return {ok: true, question: {words, guess, families, remaining: remainingGuesses(game), secret}};
}

/** The game after the chooser's answer to a question of it; a family that is not in the question throws. */
export function answerWith(
	game: HangmanGame,
	{guess, families}: Question,
	kept: Family,
): {readonly game: HangmanGame; readonly turn: Turn} {
	if (!families.includes(kept)) throw new RangeError('A chooser keeps one of the families it is asked about');
	const pattern = reveal(game.pattern, guess, kept.places);
	const turn: Turn = {guess, families, kept, pattern};
	return {game: {...game, pattern, pool: kept.pool, turns: [...game.turns, turn]}, turn};
}

/** The game after a guess and what happened, or why the guess is refused. `choose` is the chooser's memory of this game. */
export function guess(game: HangmanGame, guessed: Guess, choose: Choose): GuessResult {
	const asked = askChooser(game, guessed);
	if (!asked.ok) return asked;
	return {ok: true, ...answerWith(game, asked.question, choose(asked.question).family)};
}
