import type {Letter} from '../alphabet.js';
import {
	currentSecret,
	guessedLetters,
	remainingGuesses,
	reveal,
	status,
	type Family,
	type Forfeiter,
	type Guess,
	type HangmanGame,
	type Pattern,
	type Question,
} from './rules/game.js';

/** A player that is a program of someone's own: by the command that starts it, or, in a game that was written down, by its name alone. */
export type ProgramName = `run:${string}` | `program:${string}`;

/** A program whose command is still to be typed. */
export const unknownProgram: ProgramName = 'run:';

const startOfName = 'program:';

export const programCalled = (name: string): ProgramName => `${startOfName}${name}`;

export const isCommand = (name: unknown): name is ProgramName =>
	typeof name === 'string' && name.startsWith(unknownProgram);

export const isCalled = (name: unknown): name is ProgramName =>
	typeof name === 'string' && name.startsWith(startOfName);

export const isProgram = (name: unknown): name is ProgramName => isCommand(name) || isCalled(name);

/** The command that starts a program; empty where it isn't known. */
export const commandOf = (name: ProgramName): string =>
	isCommand(name) ? name.slice(unknownProgram.length).trim() : '';

/** What a program that only its name is known of is called; empty where even that isn't. */
export const programNameOf = (name: ProgramName): string =>
	isCalled(name) ? name.slice(startOfName.length) : '';

export type ProgramLine =
	| {readonly kind: 'game'; readonly length: number; readonly budget: number}
	| {
			readonly kind: 'guess';
			readonly pattern: Pattern;
			readonly guessed: readonly Letter[];
			readonly left: number;
	  }
	| {
			readonly kind: 'choose';
			readonly guess: Guess;
			readonly families: readonly {readonly pattern: Pattern; readonly count: number}[];
	  }
	| {readonly kind: 'over'; readonly result: 'won' | 'lost'; readonly word: string};

/** What a program answers, empty where nothing was asked; or why it forfeits the game. */
export type ProgramAnswer =
	{readonly ok: true; readonly answer: string} | {readonly ok: false; readonly reason: string};

/** That a program broke off a game, and why, as it goes on behind its name: `guessed a a second time`. */
export type Forfeited = {readonly by: Forfeiter; readonly reason: string};

/** A program and what it plays: one that plays both sides of a game runs twice. */
export type ProgramSide = {readonly by: Forfeiter; readonly name: ProgramName};

/** Asks a program. An answer is checked: it is a letter that was not guessed, or one of the patterns. */
export type AskProgram = (side: ProgramSide, line: ProgramLine) => Promise<ProgramAnswer>;

export const guessLine = (game: HangmanGame): ProgramLine => ({
	kind: 'guess',
	pattern: game.pattern,
	guessed: guessedLetters(game),
	left: remainingGuesses(game),
});

export const chooseLine = ({pattern}: HangmanGame, {guess, families}: Question): ProgramLine => ({
	kind: 'choose',
	guess,
	families: families.map(({places, pool}) => ({
		pattern: reveal(pattern, guess, places),
		count: pool.length,
	})),
});

export function familyOf({pattern}: HangmanGame, {guess, families}: Question, answer: string): Family {
	const family = families.find(({places}) => reveal(pattern, guess, places) === answer);
	if (family === undefined) throw new RangeError('An answer of a program is one of the patterns');
	return family;
}

export const overLine = (game: HangmanGame): ProgramLine => ({
	kind: 'over',
	result: status(game) === 'lost' ? 'lost' : 'won',
	word: currentSecret(game),
});
